import { useLayoutEffect, useRef, useState, type JSX } from 'react';
import type { HeaderProps, MountedHeader } from '../contract';
import { fallbackFactsOf } from './fallback';
import { HeaderPlace } from './HeaderPlaceholder';
import { compareWithPrepared, sharedReact } from './load-header';
import { mountWithReact } from './mount-header';
import type { LoaderOptions } from './options';
import { takeFrame } from './take-frame';

export type RemoteHeaderProps = LoaderOptions &
  HeaderProps & {
    /** The `html` of a server's `renderHeader`, or plain links; passed only while rendering on a server. */
    readonly html?: string | undefined;
  };

/**
 * The header as a component of a React host: on a root of its own, so that neither the host's renders nor its StrictMode
 * reach it, and on the host's copy of React, if that is React 19 [FED-1]. It reserves the header's space until the header
 * is loaded. If loading takes too long or fails, or the header throws, it displays plain links instead [FED-4]. After a
 * failure it loads again when the page is online or shown again, or has another address. On a server it renders `html`; in
 * the browser the header takes over that markup, and the host's React leaves it unchanged [FED-8].
 *
 * Loader options are read once, when the component mounts; the header's own props may change at any time.
 */
export const RemoteHeader = ({ html, ...header }: RemoteHeaderProps): JSX.Element => {
  // The header also receives the options of the loader, and ignores them: removing them would cost bytes.
  const [options] = useState<LoaderOptions>(header);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(header);
  const mounted = useRef<MountedHeader>(undefined);
  useLayoutEffect(() => {
    latest.current = header;
    mounted.current?.update(header);
  });
  // A layout effect, because an effect would start loading one frame later, after the placeholder has painted.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    takeFrame(place.current, latest.current);
    compareWithPrepared(options);
    const { update, unmount } = mountWithReact(sharedReact(), place.current, options, latest.current);
    mounted.current = { update, unmount };
    return () => {
      mounted.current = undefined;
      unmount();
    };
  }, [options]);
  return <HeaderPlace placeRef={place} row={fallbackFactsOf(header).row} html={html} />;
};
