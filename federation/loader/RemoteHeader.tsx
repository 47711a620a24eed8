import { useLayoutEffect, useRef, useState, type JSX, type RefObject } from 'react';
import type { HeaderProps, MountedHeader } from '../contract';
import { hasServerMarkup } from './server-markup';
import { HeaderPlaceholder, useIsHydrating } from './HeaderPlaceholder';
import { keepAssets, loadedExport } from './load';
import {
  compareWithPrepared,
  isReactSupported,
  loadHeader,
  sharedReact,
  type HeaderComponent,
} from './load-header';
import { mountWithReact } from './mount-header';
import { linksDelay, type LoaderOptions } from './options';
import { RenderBoundary } from './RenderBoundary';
import { reportProblem, toProblem } from './report';
import { hasOtherReact } from './own-react';
import { brandNameOf, type Fallback } from './fallback';
import { loadUntilLoaded } from './try-again';

/** The header, or plain links, or the empty space while loading. */
interface View {
  readonly Header?: HeaderComponent | undefined;
  readonly links?: boolean;
}

/**
 * Loads the header and passes it to `setView`, unless the shopper already uses the links. If loading takes too long or
 * fails, the view is the links until a later attempt succeeds. Returns a function that cancels this.
 */
const loadView = (
  options: LoaderOptions,
  fallbackRef: RefObject<Fallback | undefined>,
  setView: (view: View) => void,
): (() => void) => {
  const showLinks = (): void => setView({ links: true });
  const linksTimer = setTimeout(showLinks, linksDelay(options));
  const stopTimer = (): void => clearTimeout(linksTimer);
  const stopLoading = loadUntilLoaded(
    () => loadHeader(options).finally(stopTimer),
    (Header) => {
      if (!fallbackRef.current?.inUse()) setView({ Header });
    },
    showLinks,
  );
  return () => {
    stopLoading();
    stopTimer();
  };
};

/** Whether a header of this page is in a shadow tree, which needs its styles first, or in the document of a frame. */
let isElsewhere = false;

export type RemoteHeaderProps = LoaderOptions &
  HeaderProps & {
    /** The `html` of a server's `renderHeader`, or plain links; passed only while rendering on a server. */
    readonly html?: string | undefined;
  };

/**
 * The header as a component of a React 19 host, on the host's own React [FED-1]. It reserves the header's space until
 * the header is loaded. If loading takes too long or fails, or the header throws, it displays plain links instead
 * [FED-4]. After a failure it loads again when the page is online or shown again, or has another address. It renders on a
 * root of its own if the page's header already uses another copy of React, or if the element is in a shadow tree. On a
 * server it renders `html`; in the browser the header hydrates that markup, and the host's React leaves it unchanged
 * [FED-8].
 *
 * Loader options are read once, when the component mounts; the header's own props may change at any time.
 */
export const RemoteHeader = ({ html, ...header }: RemoteHeaderProps): JSX.Element => {
  // The header also receives the options of the loader, and ignores them: removing them would cost bytes.
  const [options] = useState<LoaderOptions>(header);
  const isHydrating = useIsHydrating();
  const [{ Header, links = false }, setView] = useState<View>(() => ({
    Header: isHydrating || isElsewhere ? undefined : loadedExport('./Header'),
  }));
  const isSeparate = Header !== undefined && hasOtherReact(Header);
  const isLoaded = useRef(Header);
  const fallbackRef = useRef<Fallback>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(header);
  const mounted = useRef<MountedHeader>(undefined);

  useLayoutEffect(() => compareWithPrepared(options), [options]);
  useLayoutEffect(() => {
    latest.current = header;
    mounted.current?.update(header);
  });
  useLayoutEffect(keepAssets, []);
  useLayoutEffect(() => {
    const { current } = place;
    if (!isReactSupported || !current) return undefined;
    isElsewhere ||= !(current.getRootNode() instanceof Document);
    if (!isSeparate && !isElsewhere && !hasServerMarkup(current)) return undefined;
    const mountResult = mountWithReact(sharedReact(), current, options, latest.current);
    mounted.current = mountResult;
    return () => {
      mounted.current = undefined;
      mountResult.unmount();
    };
  }, [options, isSeparate]);
  // A layout effect, because an effect would start loading one frame later, after the placeholder has painted.
  useLayoutEffect(() => {
    // Another header may have been unmounted since this one was rendered, and its style sheets removed.
    if (mounted.current || (isLoaded.current && loadedExport('./Header'))) return undefined;
    return loadView(options, fallbackRef, setView);
  }, [options]);

  const brandName = brandNameOf(header);
  if (!Header || isSeparate) {
    return <HeaderPlaceholder {...{ brandName, links, html }} fallbackRef={fallbackRef} placeRef={place} />;
  }
  return (
    <RenderBoundary
      fallback={<HeaderPlaceholder brandName={brandName} links fallbackRef={fallbackRef} />}
      onError={(error) => reportProblem(options, toProblem(error, 'render', 'header'))}
    >
      <Header {...header} />
    </RenderBoundary>
  );
};
