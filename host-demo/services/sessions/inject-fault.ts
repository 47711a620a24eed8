import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from './calls';
import { MAX_DELAY_MS, type Fault } from './fault';

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>';
const HALF = '{"data":{"getTrolley":{"trolley":{"orderId":"co-';

const contentType = (call: CallName, request: FastifyRequest): string =>
  call === 'remote' && !request.url.split('?')[0]?.endsWith('.json') ? 'text/javascript' : JSON_TYPE;

/** Waits, unless the connection is closed first. */
const pause = async (reply: FastifyReply, milliseconds: number): Promise<void> => {
  const connectionClosed = new AbortController();
  const stop = () => {
    connectionClosed.abort();
  };
  reply.raw.once('close', stop);
  await delay(milliseconds, undefined, { signal: connectionClosed.signal, ref: false }).catch(
    () => undefined,
  );
  reply.raw.off('close', stop);
};

const errorCodeBody = (call: CallName, code: string): unknown => {
  const failures = [{ message: `Refused with ${code}`, type: code }];
  if (call === 'cancel-amend-order') return { data: { cancelAmendOrder: { failures } } };
  return { code, message: `Refused with ${code}` };
};

interface ErrorResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The response in place of the call's own; null for a fault without a response. */
const responseOf = (fault: Fault, call: CallName, request: FastifyRequest): ErrorResponse | null => {
  const json = (status: number, body: unknown): ErrorResponse => ({
    status,
    type: JSON_TYPE,
    body: JSON.stringify(body),
  });
  switch (fault.kind) {
    case 'status':
      return json(fault.status ?? 503, { message: 'Injected fault' });
    case 'error-code':
      return json(
        fault.status ?? (call === 'cancel-amend-order' ? 200 : 422),
        errorCodeBody(call, fault.code ?? ''),
      );
    case 'malformed':
      return { status: 200, type: contentType(call, request), body: PAGE };
    case 'wrong-shape':
      return json(200, fault.body ?? { unexpected: [true] });
    case 'empty':
      return { status: 200, type: contentType(call, request), body: '' };
    case 'graphql-errors':
      return json(200, { data: null, errors: [{ message: 'Injected fault' }] });
    case 'slow':
    case 'timeout':
    case 'reset':
    case 'cut-off':
      return null;
  }
};

/** Ends the connection of a hijacked reply as the fault's kind requires. */
const endConnection = async (
  { kind }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
): Promise<void> => {
  const { socket } = request.raw;
  if (kind === 'reset') socket.resetAndDestroy();
  if (kind === 'cut-off') {
    reply.raw.writeHead(200, { 'content-type': type, 'content-length': HALF.length * 2 });
    reply.raw.write(HALF, () => socket.destroy());
  }
  if (kind !== 'timeout') return;
  await pause(reply, MAX_DELAY_MS);
  socket.destroy();
};

/** Sends the fault's response before the call does its work, or delays the call [HOST-2]. */
export const injectFaultBefore = async (
  fault: Fault,
  call: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (fault.kind === 'slow') return pause(reply, fault.milliseconds ?? 3000);
  const response = responseOf(fault, call, request);
  if (response !== null)
    return reply.code(response.status).type(response.type).send(Buffer.from(response.body));
  reply.hijack();
  return endConnection(fault, request, reply, contentType(call, request));
};

/** Delays, changes, truncates or drops the response of a call that has done its work [HOST-2]. */
export const injectFaultAfter = async (
  fault: Fault,
  call: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (fault.kind === 'slow') {
    await pause(reply, fault.milliseconds ?? 3000);
    return payload;
  }
  if (payload instanceof Readable) payload.destroy();
  const response = responseOf(fault, call, request);
  if (response !== null) {
    reply.code(response.status).type(response.type).removeHeader('content-length');
    return response.body;
  }
  await endConnection(fault, request, reply, contentType(call, request));
  // The connection is closed: a promise that never settles prevents any further write to the reply.
  return new Promise(() => undefined);
};
