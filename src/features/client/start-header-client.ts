import type { HeaderContext } from '../../context/context';
import { createHeaderClient } from './header-client';

/** Passes the header's client to the host's `onReady`. Returns a function that cancels the client's requests. */
export const startHeaderClient = (context: HeaderContext): (() => void) => {
  const ended = new AbortController();
  try {
    context.props.onReady?.(createHeaderClient(context, ended.signal));
  } catch (error) {
    context.report('onReady', error);
  }
  return () => {
    ended.abort();
  };
};
