import { Client, type CombinedError, fetchExchange } from 'urql';
import { type Failure, ok } from '../../kernel/result';
import type { Graph, GraphDeps, GraphOperation } from './graph';

const statusOf = (error: CombinedError): number | undefined => {
  const response: unknown = error.response;
  return response instanceof Response ? response.status : undefined;
};

const failureOf = (error: CombinedError, timedOut: boolean): Failure => {
  const { message } = error;
  if (timedOut) return { kind: 'timeout', message };
  const status = statusOf(error);
  if (status !== undefined && status >= 400) return { kind: 'http', message, status };
  return { kind: error.networkError ? 'network' : 'graphql', message };
};

/** Sends the token, and once more with a new one when it is refused. */
const fetchAsCustomer =
  ({ tokens, fetch }: Pick<GraphDeps, 'tokens' | 'fetch'>, signal: AbortSignal): typeof globalThis.fetch =>
  async (input, init) => {
    const send = async (token: string | undefined) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set('Authorization', `Bearer ${token}`);
      const signals = [signal, ...(init?.signal ? [init.signal] : [])];
      return fetch(input, { ...init, headers, signal: AbortSignal.any(signals) });
    };
    const token = await tokens.current();
    const answer = await send(token);
    if (answer.status !== 401 || !token) return answer;
    const renewed = await tokens.renew(token);
    return renewed ? send(renewed) : answer;
  };

/** urql without a cache: the header keeps its own state and always asks anew. */
export const createUrqlClient = (deps: GraphDeps): Pick<Graph, 'run'> => {
  const { url, applicationName, logger, clock } = deps;
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    // Queries go by POST, as the graph expects [CALL-2]; urql would send short ones by GET.
    preferGetMethod: false,
    fetchOptions: { headers: { breadcrumb: applicationName } },
  });

  const ask = async ({ document, variables, tag, signal, timeout = 10_000 }: GraphOperation) => {
    const limit = AbortSignal.timeout(timeout);
    const stop = AbortSignal.any([signal, limit]);
    const address = `${url}?${new URLSearchParams({ clientType: 'WEB_APP', tag }).toString()}`;
    const answer = await client.query<unknown>(document, variables, {
      url: address,
      fetch: fetchAsCustomer(deps, stop),
    });
    return { ...answer, timedOut: limit.aborted };
  };

  return {
    async run(operation) {
      const started = clock.now();
      const { data, error, timedOut } = await ask(operation);
      const milliseconds = clock.now() - started;
      const entry = { service: 'graph', tag: operation.tag, milliseconds };
      if (operation.signal.aborted)
        return { ok: false, failure: { kind: 'cancelled', message: 'cancelled' } };
      if (error) {
        const failure = failureOf(error, timedOut);
        const isUnlogged = failure.status !== undefined && operation.unlogged?.includes(failure.status);
        if (!isUnlogged) logger.warn('API response', { ...entry, ...failure });
        return { ok: false, failure };
      }
      logger.info('API response', { ...entry, status: 200 });
      return ok(data);
    },
  };
};
