import type { HeaderClient, HeaderResult } from '../../../federation/contract';
import { lazy } from '../../kernel/lazy';
import { failed } from '../../kernel/result';
import type { HeaderContext } from '../../context/context';

const loadChunk = () => import(/* webpackChunkName: "idle" */ './header-client');

/**
 * Passes the header's client to the host's `onReady`. The client's code loads with its first call. Returns a function that
 * cancels the client's requests.
 *
 * @param load loads the code
 */
export const startHeaderClient = (context: HeaderContext, load = loadChunk): (() => void) => {
  const ended = new AbortController();
  const loadClient = lazy(async () => (await load()).createHeaderClient(context, ended.signal));
  const call = async <T>(
    send: (client: HeaderClient) => Promise<HeaderResult<T>>,
  ): Promise<HeaderResult<T>> => {
    try {
      return await send(await loadClient());
    } catch (error) {
      return failed('network', String(error));
    }
  };
  try {
    context.props.onReady?.({
      loadFooter: () => call((client) => client.loadFooter()),
      loadContent: (...request) => call((client) => client.loadContent(...request)),
    });
  } catch (error) {
    context.report('onReady', error);
  }
  return () => {
    ended.abort();
  };
};
