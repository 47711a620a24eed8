import isCancel from 'axios/unsafe/cancel/isCancel.js';
import { Client, type CombinedError, createRequest } from 'urql';
import { anySignal } from '../../kernel/any-signal';
import { at, readNumber } from '../../kernel/read';
import { failed, type Failure } from '../../kernel/result';
import { CALLS, logResponse, targetOf } from '../calls';
import { createAxiosExchange, type ExchangeDeps, type SignalContext } from './axios-exchange';
import type { Graph, GraphDeps, GraphOperation } from './graph';

type UrqlDeps = GraphDeps & ExchangeDeps;

const statusOf = ({ response }: CombinedError): number | undefined => readNumber(at(response, 'status'));

/** The message is only the kind, because messages of the service and of the parser may quote personal data. */
const failureOf = (error: CombinedError, timedOut: boolean): Failure | undefined => {
  if (timedOut) return failed('timeout', 'timeout').failure;
  if (isCancel(error.networkError)) return failed('cancelled', 'cancelled').failure;
  const status = statusOf(error);
  if (status !== undefined && status >= 400) return failed('http', `status ${status}`, status).failure;
  // `errors: []`
  if (!error.networkError && error.graphQLErrors.length === 0) return undefined;
  // Once there is a response, an error comes from the parser.
  const kind = error.networkError ? (status ? 'wrong-shape' : 'network') : 'graphql';
  return failed(kind, kind, status).failure;
};

const CHANGES: readonly string[] = ['mutation'];

const isMutation = ({ definitions }: GraphOperation['document']) =>
  definitions.some((one) => 'operation' in one && CHANGES.includes(one.operation));

/** Creates a urql client without a cache, because the header keeps its own state: each run sends a request. */
export const createUrqlClient = (deps: UrqlDeps): Pick<Graph, 'run'> => {
  const { url, origin, logger, clock } = deps;
  const client = new Client({
    url,
    requestPolicy: 'network-only',
    exchanges: [createAxiosExchange(deps)],
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
    turn += 1;
    // A unique key, because urql would share one response, even a cancelled one, between equal queries.
    const request = { ...createRequest<unknown>(document, variables), key: turn };
    const context: Partial<SignalContext> = {
      url: targetOf(CALLS[tag], { at: url }, origin),
      signal: anySignal(signal, limit),
    };
    const operation = client.createRequestOperation(
      isMutation(document) ? 'mutation' : 'query',
      request,
      context,
    );
    // Without `toPromise`, the request would be sent only in a later microtask, after the one of the slot.
    const result = await client.executeRequestOperation(operation).toPromise();
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
