import { Client, type CombinedError, createRequest, fetchExchange } from 'urql';
import { anySignal } from '../../kernel/any-signal';
import { failed, type Failure } from '../../kernel/result';
import { CALLS, logResponse, targetOf } from '../calls';
import type { Graph, GraphDeps, GraphOperation } from './graph';

const statusOf = (error: CombinedError): number | undefined => {
  const response: unknown = error.response;
  return response instanceof Response ? response.status : undefined;
};

/** The message is only the kind, because messages of the service and of the parser may quote personal data. */
const failureOf = (error: CombinedError, timedOut: boolean): Failure | undefined => {
  if (timedOut) return failed('timeout', 'timeout').failure;
  const status = statusOf(error);
  if (status !== undefined && status >= 400)
    return failed('http', `status ${String(status)}`, status).failure;
  // `errors: []`
  if (!error.networkError && error.graphQLErrors.length === 0) return undefined;
  // Once a response has begun, a TypeError is a network error; any other error comes from the parser.
  const isRead = !!status && error.networkError?.name !== 'TypeError';
  const kind = error.networkError ? (isRead ? 'wrong-shape' : 'network') : 'graphql';
  return failed(kind, kind, status).failure;
};

const CHANGES: readonly string[] = ['mutation'];

const isMutation = ({ definitions }: GraphOperation['document']) =>
  definitions.some((one) => 'operation' in one && CHANGES.includes(one.operation));

/** Returns a fetch that sends the token. If the token is refused, a query is sent once more with a new one. */
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
      return fetch(input, { ...init, headers, signal: anySignal(...signals) });
    };
    const token = await tokens.current();
    const response = await send(token);
    if (response.status !== 401 || !token) return response;
    const renewed = tokens.renew(token);
    const next = isMutation ? undefined : await renewed;
    return next ? send(next) : response;
  };

/** Creates a urql client without a cache, because the header keeps its own state: each run sends a request. */
export const createUrqlClient = (deps: GraphDeps): Pick<Graph, 'run'> => {
  const { url, applicationName, origin, logger, clock } = deps;
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    // The service expects queries by POST [CALL-2]; urql would send short ones by GET.
    preferGetMethod: false,
    fetchOptions: { headers: { breadcrumb: applicationName } },
  });

  let turn = 0;

  const execute = async ({
    document,
    variables,
    tag,
    signal,
    timeout = CALLS[tag].timeout ?? 10_000,
  }: GraphOperation) => {
    const limit = AbortSignal.timeout(timeout);
    const stop = anySignal(signal, limit);
    const changes = isMutation(document);
    turn += 1;
    // A unique key, because urql would share one response, even a cancelled one, between equal queries.
    const request = { ...createRequest<unknown>(document, variables), key: turn };
    const result = await client.executeRequestOperation(
      client.createRequestOperation(changes ? 'mutation' : 'query', request, {
        url: targetOf(CALLS[tag], { at: url }, origin),
        fetch: fetchAsCustomer(deps, stop, changes),
      }),
    );
    return { ...result, timedOut: limit.aborted };
  };

  return {
    async run(operation) {
      const started = clock.now();
      const { data, error, timedOut } = await execute(operation);
      const milliseconds = clock.now() - started;
      const failure = operation.signal.aborted
        ? failed('cancelled', 'cancelled').failure
        : error && failureOf(error, timedOut);
      // A query keeps the parts that the service returned. A mutation with errors is a failure.
      const isPartial = failure?.kind === 'graphql' && data != null && !isMutation(operation.document);
      const decoded = failure && !isPartial ? { ok: false as const, failure } : operation.decode(data);
      const result = isPartial && !decoded.ok ? { ok: false as const, failure } : decoded;
      logResponse(logger, CALLS[operation.tag], {
        milliseconds,
        ...(!failure && { status: 200 }),
        ...(failure ?? (result.ok ? result.unread : result.failure)),
      });
      return result;
    },
  };
};
