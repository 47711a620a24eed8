import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from './calls';
import { LONGEST_WAIT, type Fault } from './fault';

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>';
const HALF = '{"data":{"getTrolley":{"trolley":{"orderId":"co-';

const contentType = (call: CallName, request: FastifyRequest): string =>
  call === 'remote' && !request.url.split('?')[0]?.endsWith('.json') ? 'text/javascript' : JSON_TYPE;

/** Waits, unless the caller gives up first. */
const pause = async (reply: FastifyReply, milliseconds: number): Promise<void> => {
  const gone = new AbortController();
  const stop = () => {
    gone.abort();
  };
  reply.raw.once('close', stop);
  await delay(milliseconds, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  reply.raw.off('close', stop);
};

const errorCodeBody = (call: CallName, code: string): unknown => {
  const failures = [{ message: `Refused with ${code}`, type: code }];
  if (call === 'cancel-amend-order') return { data: { cancelAmendOrder: { failures } } };
  return { code, message: `Refused with ${code}` };
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What is answered instead; null for a fault that answers nothing of its own. */
const answerOf = (fault: Fault, call: CallName, request: FastifyRequest): Answer | null => {
  const json = (status: number, body: unknown): Answer => ({
    status,
    type: JSON_TYPE,
    body: JSON.stringify(body),
  });
  switch (fault.kind) {
    case 'status':
      return json(fault.status ?? 503, { message: 'The demo was told to fail' });
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
      return json(200, { data: null, errors: [{ message: 'The demo was told to fail' }] });
    case 'slow':
    case 'timeout':
    case 'reset':
    case 'cut-off':
      return null;
  }
};

/** Ends the connection of a reply that the server has let go of, in the fault's way. */
const breakOff = async (
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
  await pause(reply, LONGEST_WAIT);
  socket.destroy();
};

/** Answers in the fault's way before the call does anything, or lets a slow one go on in time [HOST-2]. */
export const strikeBefore = async (
  fault: Fault,
  call: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (fault.kind === 'slow') return pause(reply, fault.milliseconds ?? 3000);
  const answer = answerOf(fault, call, request);
  if (answer !== null) return reply.code(answer.status).type(answer.type).send(Buffer.from(answer.body));
  reply.hijack();
  return breakOff(fault, request, reply, contentType(call, request));
};

/** The call has done its work: now its answer comes late, altered, in part or not at all [HOST-2]. */
export const strikeAfter = async (
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
  const answer = answerOf(fault, call, request);
  if (answer !== null) {
    reply.code(answer.status).type(answer.type).removeHeader('content-length');
    return answer.body;
  }
  await breakOff(fault, request, reply, contentType(call, request));
  // The connection is gone: nothing may be written to it any more, so the reply is never taken up again.
  return new Promise(() => undefined);
};
