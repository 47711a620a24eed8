import { Client, type CombinedError, createRequest, fetchExchange } from 'urql';
import { failed, type Failure } from '../../kernel/result';
import { CALLS, logAnswer, targetOf } from '../calls';
import type { Graph, GraphDeps, GraphOperation } from './graph';

const statusOf = (error: CombinedError): number | undefined => {
  const response: unknown = error.response;
  return response instanceof Response ? response.status : undefined;
};

/** The message says no more than the kind: the graph's own, and the parser's, may quote anything. */
const failureOf = (error: CombinedError, timedOut: boolean): Failure => {
  if (timedOut) return failed('timeout', 'timeout').failure;
  const status = statusOf(error);
  if (status !== undefined && status >= 400)
    return failed('http', `status ${String(status)}`, status).failure;
  // What fails once an answer has begun is the network's by a TypeError; anything else is a parser's.
  const isRead = !!status && error.networkError?.name !== 'TypeError';
  const kind = error.networkError ? (isRead ? 'wrong-shape' : 'network') : 'graphql';
  return failed(kind, kind, status).failure;
};

const CHANGES: readonly string[] = ['mutation'];

const isMutation = ({ definitions }: GraphOperation['document']) =>
  definitions.some((one) => 'operation' in one && CHANGES.includes(one.operation));

/** Sends the token; a query once more with a new one when it is refused. A mutation is sent once. */
const fetchAsCustomer =
  (
    { tokens, fetch }: Pick<GraphDeps, 'tokens' | 'fetch'>,
    signal: AbortSignal,
    isMutation: boolean,
  ): typeof globalThis.fetch =>
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
    const renewed = tokens.renew(token);
    const next = isMutation ? undefined : await renewed;
    return next ? send(next) : answer;
  };

/** urql without a cache: the header keeps its own state and always asks anew. */
export const createUrqlClient = (deps: GraphDeps): Pick<Graph, 'run'> => {
  const { url, applicationName, origin, logger, clock } = deps;
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    // Queries go by POST, as the graph expects [CALL-2]; urql would send short ones by GET.
    preferGetMethod: false,
    fetchOptions: { headers: { breadcrumb: applicationName } },
  });

  let turn = 0;

  const ask = async ({
    document,
    variables,
    tag,
    signal,
    timeout = CALLS[tag].timeout ?? 10_000,
  }: GraphOperation) => {
    const limit = AbortSignal.timeout(timeout);
    const stop = AbortSignal.any([signal, limit]);
    const changes = isMutation(document);
    turn += 1;
    // A key of its own: equal queries would share one answer, that of a cancelled one too.
    const request = { ...createRequest<unknown>(document, variables), key: turn };
    const answer = await client.executeRequestOperation(
      client.createRequestOperation(changes ? 'mutation' : 'query', request, {
        url: targetOf(CALLS[tag], { at: url }, origin),
        fetch: fetchAsCustomer(deps, stop, changes),
      }),
    );
    return { ...answer, timedOut: limit.aborted };
  };

  return {
    async run(operation) {
      const started = clock.now();
      const { data, error, timedOut } = await ask(operation);
      const milliseconds = clock.now() - started;
      const failure: Failure | undefined = operation.signal.aborted
        ? { kind: 'cancelled', message: 'cancelled' }
        : error && failureOf(error, timedOut);
      const result = failure ? { ok: false as const, failure } : operation.decode(data);
      logAnswer(logger, CALLS[operation.tag], {
        milliseconds,
        ...(!failure && { status: 200 }),
        ...(!result.ok && result.failure),
      });
      return result;
    },
  };
};
