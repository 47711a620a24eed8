import { makeFetchBody } from '@urql/core/internal';
import sendByAxios from 'axios/unsafe/adapters/xhr.js';
import { makeErrorResult, makeResult, type Exchange, type Operation, type OperationContext } from 'urql';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';
import { sendWithToken } from '../http/send-with-token';
import type { GraphDeps } from './graph';

export interface ExchangeDeps extends Pick<GraphDeps, 'applicationName' | 'tokens' | 'shopClock'> {
  /** The adapter of axios by default; another one may add headers. */
  readonly send?: typeof sendByAxios;
}

/** The context of an operation whose request can be cancelled. */
export interface SignalContext extends OperationContext {
  readonly signal: AbortSignal;
}

/** Sends an operation with the token. Resolves with a response of any status. Rejects when there is no response. */
const sendAsCustomer = (
  { applicationName, tokens, shopClock, send = sendByAxios }: ExchangeDeps,
  operation: Operation,
) => {
  const { url, signal } = operation.context as SignalContext;
  const data = JSON.stringify(makeFetchBody(operation));
  return sendWithToken(tokens, operation.kind !== 'mutation', async (token) =>
    shopClock.setBy(
      send({
        method: 'POST',
        url,
        data,
        headers: {
          Accept: 'application/graphql-response+json, application/json',
          'Content-Type': 'application/json',
          breadcrumb: applicationName,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        signal,
      }),
    ),
  );
};

const respond = async (deps: ExchangeDeps, operation: Operation) => {
  let response: { readonly status: number } | undefined;
  try {
    const { data, status } = await sendAsCustomer(deps, operation);
    response = { status };
    return makeResult(operation, JSON.parse(data) as Parameters<typeof makeResult>[1], response);
  } catch (error) {
    return makeErrorResult(operation, error as Error, response);
  }
};

/**
 * Creates an exchange of urql that sends queries and mutations, in place of its `fetchExchange`: `fetch` delivers a body in
 * a later task than its headers, and a frame may be painted in between. The adapter of axios delivers both in one task.
 */
export const createAxiosExchange =
  (deps: ExchangeDeps): Exchange =>
  () =>
  (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => fromPromise(respond(deps, operation))),
    );
