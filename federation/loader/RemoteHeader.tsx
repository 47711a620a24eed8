import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type JSX } from 'react';
import type { HeaderProps } from '../contract';
import { HeaderPlace } from './HeaderPlace';
import { load } from './load';
import { LoadError, linksDelay, tell, toProblem, type LoaderOptions } from './options';
import { RenderBoundary } from './RenderBoundary';
import { sharedReact } from './shared-react';
import { brandNameOf, type StandIn } from './stand-in';

type HeaderComponent = ComponentType<HeaderProps>;
type View =
  { readonly kind: 'waiting' | 'links' } | { readonly kind: 'header'; readonly Header: HeaderComponent };

const hasHeader = (value: unknown): value is { readonly Header: HeaderComponent } =>
  typeof value === 'object' && value !== null && 'Header' in value && typeof value.Header === 'function';

const loadHeader = async (options: LoaderOptions): Promise<HeaderComponent> => {
  const module = await load('./Header', options, sharedReact());
  if (hasHeader(module)) return module.Header;
  const error = new LoadError('wrong-shape', './Header does not export a component Header');
  tell(options, toProblem(error, 'wrong-shape'));
  throw error;
};

export type RemoteHeaderProps = LoaderOptions & HeaderProps;

/**
 * The header as a component of a React 19 host, on the host's own React [FED-1]. Until it comes its place is
 * kept; when it is late, fails, or throws, plain links stand there instead [FED-4].
 *
 * Loader options are read once, when it mounts; the header's own props may change at any time.
 */
export const RemoteHeader = (props: RemoteHeaderProps): JSX.Element => {
  const { base, timeout, release, onProblem, ...header } = props;
  const [view, setView] = useState<View>({ kind: 'waiting' });
  const standIn = useRef<StandIn>(undefined);
  const options: LoaderOptions = {
    base,
    ...(timeout !== undefined && { timeout }),
    ...(release && { release }),
    ...(onProblem && { onProblem }),
  };

  const start = useEffectEvent(() => {
    let gone = false;
    const showLinks = (): void => {
      if (!gone) setView({ kind: 'links' });
    };
    const late = setTimeout(showLinks, linksDelay(options));
    loadHeader(options).then(
      (Header) => {
        clearTimeout(late);
        if (!gone && !standIn.current?.inUse()) setView({ kind: 'header', Header });
      },
      () => {
        clearTimeout(late);
        showLinks();
      },
    );
    return () => {
      gone = true;
      clearTimeout(late);
    };
  });
  useEffect(() => start(), []);

  const brandName = brandNameOf(props);
  const links = <HeaderPlace brandName={brandName} links standInRef={standIn} />;
  if (view.kind !== 'header') {
    return <HeaderPlace brandName={brandName} links={view.kind === 'links'} standInRef={standIn} />;
  }
  return (
    <RenderBoundary
      fallback={links}
      onError={(error) => {
        tell(options, toProblem(error, 'render'));
      }}
    >
      <view.Header {...header} />
    </RenderBoundary>
  );
};
