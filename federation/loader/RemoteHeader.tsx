import { useLayoutEffect, useRef, useState, type JSX } from 'react';
import type { HeaderProps, MountedHeader } from '../contract';
import { HeaderPlace, useIsHydrating } from './HeaderPlace';
import { headerHere, loadHeader, type HeaderComponent } from './load-header';
import { mountOn } from './mount-header';
import { linksDelay, splitOptions, tell, toProblem, type LoaderOptions } from './options';
import { RenderBoundary } from './RenderBoundary';
import { holdsServerMarkup } from './server-markup';
import { sharedReact } from './shared-react';
import { brandNameOf, type StandIn } from './stand-in';

type View =
  { readonly kind: 'waiting' | 'links' } | { readonly kind: 'header'; readonly Header: HeaderComponent };

const viewOf = (Header: HeaderComponent | undefined): View =>
  Header ? { kind: 'header', Header } : { kind: 'waiting' };

export type RemoteHeaderProps = LoaderOptions &
  HeaderProps & {
    /** What a server's `renderHeader` gave as `html`, or its plain links; given where the page is rendered, only. */
    readonly html?: string | undefined;
  };

/**
 * The header as a component of a React 19 host, on the host's own React [FED-1]. Until it comes its place is
 * kept; when it is late, fails, or throws, plain links stand there instead [FED-4]. Rendered on a server, it holds
 * `html`; in the browser the header takes that markup over, and the host's React leaves it alone [FED-8].
 *
 * Loader options are read once, when it mounts; the header's own props may change at any time.
 */
export const RemoteHeader = ({ html, ...props }: RemoteHeaderProps): JSX.Element => {
  const { options: given, header } = splitOptions(props);
  const [options] = useState(given);
  const isHydrating = useIsHydrating();
  const [view, setView] = useState(() => viewOf(isHydrating ? undefined : headerHere()));
  const isThere = useRef(view.kind === 'header');
  const standIn = useRef<StandIn>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(header);
  const mounted = useRef<MountedHeader>(undefined);

  useLayoutEffect(() => {
    latest.current = header;
    mounted.current?.update(header);
  });
  useLayoutEffect(() => {
    if (!place.current || !holdsServerMarkup(place.current)) return undefined;
    const taken = mountOn(sharedReact(), place.current, options, latest.current);
    mounted.current = taken;
    return () => {
      mounted.current = undefined;
      taken.unmount();
    };
  }, [options]);
  // Not after the place has painted: that would be a frame later.
  useLayoutEffect(() => {
    if (mounted.current || isThere.current) return undefined;
    let gone = false;
    const showLinks = (): void => {
      if (!gone) setView({ kind: 'links' });
    };
    const late = setTimeout(showLinks, linksDelay(options));
    loadHeader(options).then(
      (Header) => {
        clearTimeout(late);
        if (!gone && !standIn.current?.inUse()) setView(viewOf(Header));
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
  }, [options]);

  const brandName = brandNameOf(props);
  if (view.kind !== 'header') {
    const links = view.kind === 'links';
    return <HeaderPlace {...{ brandName, links, html }} standInRef={standIn} placeRef={place} />;
  }
  return (
    <RenderBoundary
      fallback={<HeaderPlace brandName={brandName} links standInRef={standIn} />}
      onError={(error) => {
        tell(options, toProblem(error, 'render', 'header'));
      }}
    >
      <view.Header {...header} />
    </RenderBoundary>
  );
};
