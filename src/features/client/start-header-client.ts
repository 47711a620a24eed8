import type { HeaderContext } from '../../context/context';
import { createHeaderClient } from './header-client';

/** Passes the header's client to the host's `onReady`. Returns a function that cancels the client's requests. */
export const startHeaderClient = ({ props, browser, report, services }: HeaderContext): (() => void) => {
  const ended = new AbortController();
  try {
    props.onReady?.(createHeaderClient({ props, browser, services }, ended.signal));
  } catch (error) {
    report('onReady', error);
  }
  return () => {
    ended.abort();
  };
};
