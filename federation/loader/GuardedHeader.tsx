import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import type { HeaderProps, MountedHeader, MountModule } from '../contract';
import { createEmptyObserver } from './empty-observer';
import { fallbackFactsOf, type Fallback } from './fallback';
import { HeaderPlaceholder } from './HeaderPlaceholder';
import { RenderBoundary } from './RenderBoundary';
import { loadUntilLoaded } from './try-again';

export type HeaderComponent = ComponentType<HeaderProps>;

/**
 * Returns whether a header cannot be rendered by the React of this bundle: the page's header uses the React of the host
 * that loaded it first. Older releases do not name theirs.
 */
export const hasOtherReact = (Header: unknown): boolean =>
  ((Header as { readonly useState?: unknown }).useState ?? useState) !== useState;

const Links = (props: HeaderProps): JSX.Element => {
  const fallbackRef = useRef<Fallback>(undefined);
  return <HeaderPlaceholder {...fallbackFactsOf(props)} links fallbackRef={fallbackRef} />;
};

/** Returns a component that renders the header, and plain links instead if the header throws while rendering [FED-4]. */
export const guardHeader = (Header: HeaderComponent): HeaderComponent => {
  const GuardedHeader = (props: HeaderProps): JSX.Element => (
    <RenderBoundary fallback={<Links {...props} />} onError={(error) => console.error(error)}>
      <Header {...props} />
    </RenderBoundary>
  );
  return GuardedHeader;
};

/**
 * Returns a component that renders the header on a root of its own, with the React of another host of the page, and
 * plain links instead if the header throws [FED-1] [FED-4].
 */
export const separateHeader = (mount: MountModule['mount']): HeaderComponent => {
  const SeparateHeader = (props: HeaderProps): JSX.Element => {
    const fallbackRef = useRef<Fallback>(undefined);
    const placeRef = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedHeader>(undefined);
    const latest = useRef(props);
    useLayoutEffect(() => {
      latest.current = props;
      mounted.current?.update(props);
    });
    useLayoutEffect(() => {
      const place = placeRef.current;
      if (!place) return undefined;
      const fail = (error: unknown): void => {
        console.error(error);
        mounted.current = undefined;
        const { node, showLinks } = fallbackRef.current ?? {};
        if (node) place.replaceChildren(node);
        showLinks?.();
      };
      const observer = createEmptyObserver(place, () => fail(new Error('the header threw while rendering')));
      try {
        mounted.current = mount(place, latest.current);
        observer.observe(place, { childList: true });
      } catch (error) {
        fail(error);
      }
      return () => {
        observer.disconnect();
        mounted.current?.unmount();
        mounted.current = undefined;
      };
    }, []);
    return (
      <HeaderPlaceholder
        {...fallbackFactsOf(props)}
        links={false}
        fallbackRef={fallbackRef}
        placeRef={placeRef}
      />
    );
  };
  return SeparateHeader;
};

/**
 * Returns a component that renders plain links until the header is loaded, which it tries when the page is online or
 * shown again, or has another address [FED-4].
 *
 * @param load rejects if the header fails to load again
 * @param isLate whether the first attempt has only taken too long, so that the next one is made at once
 */
export const recoverHeader = (load: () => Promise<HeaderComponent>, isLate = false): HeaderComponent => {
  let waitsForEvent = !isLate;
  const loadAgain = async (): Promise<HeaderComponent> => {
    if (!waitsForEvent) return load();
    waitsForEvent = false;
    throw new Error('the header has failed to load');
  };
  // The host's bundler keeps this component for good, so another one that is mounted later finds the header here.
  let recovered: HeaderComponent | undefined;
  const RecoveringHeader = (props: HeaderProps): JSX.Element => {
    const [Header, setHeader] = useState(() => recovered);
    const fallbackRef = useRef<Fallback>(undefined);
    useEffect(() => {
      if (recovered) return undefined;
      return loadUntilLoaded(
        loadAgain,
        (loaded) => {
          recovered = loaded;
          if (!fallbackRef.current?.inUse()) setHeader(() => loaded);
        },
        () => undefined,
      );
    }, []);
    if (Header) return <Header {...props} />;
    return <HeaderPlaceholder {...fallbackFactsOf(props)} links fallbackRef={fallbackRef} />;
  };
  return RecoveringHeader;
};
