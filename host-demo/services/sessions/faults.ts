import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names of the services' calls, in faults and in the journal. */
export const CALLS = [
  'shopping-context',
  'getTrolley',
  'cancel-amend-order',
  'graph',
  'slot-reservations',
  'cancel-slot',
  'addresses',
  'branches',
  'order',
  'place-order',
  'instant-checkout-complete',
  'term-suggest',
  'content',
  'pass-status',
  'banners',
  'token',
  'authorize',
  'taxonomy',
  'footer-taxonomy',
  'fragments',
  'remote',
] as const;
export type CallName = (typeof CALLS)[number];

/** Path of the remote's files; a fault can be injected into them as into a call. */
export const REMOTE_PATH = '/ecom/assets/mfe/common/';

const GRAPH_TAGS: Readonly<Record<string, CallName>> = {
  getTrolley: 'getTrolley',
  'cancel-amend-order': 'cancel-amend-order',
};

/** Returns the name of a call of the graph, by its `tag`: one endpoint serves all of them. */
export const graphCall = (tag: unknown): CallName =>
  typeof tag === 'string' && Object.hasOwn(GRAPH_TAGS, tag) ? (GRAPH_TAGS[tag] ?? 'graph') : 'graph';

export const FAULT_KINDS = [
  'status',
  'timeout',
  'slow',
  'reset',
  'cut-off',
  'malformed',
  'wrong-shape',
  'empty',
  'graphql-errors',
  'error-code',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** 'late': the response has the fault at once, and the work is done afterwards. */
export const MOMENTS = ['before', 'after', 'late'] as const;

/** A failure to inject into a call; ../../README.md describes each kind. */
export interface Fault {
  /** '*' means every call except the remote's files. */
  readonly call: CallName | '*';
  readonly kind: FaultKind;
  /** For the kinds 'status' (default 503) and 'error-code' (default 422). */
  readonly status?: number;
  /** For the kind 'slow', and the delay of the work where `when` is 'late'. Default 3000. */
  readonly milliseconds?: number;
  /** For the kind 'error-code'. */
  readonly code?: string;
  /** For the kind 'wrong-shape': the body of the response. */
  readonly body?: unknown;
  /** Whether the fault is injected before the call does its work (default), after it, or before late work. */
  readonly when?: (typeof MOMENTS)[number];
  /** How many calls get the fault; by default every call. */
  readonly times?: number;
}

/** The longest delay of a fault. */
export const MAX_DELAY_MS = 130_000;

export const faultsSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Faults of one world',
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['call', 'kind'],
    additionalProperties: false,
    properties: {
      call: { enum: ['*', ...CALLS] },
      kind: { enum: FAULT_KINDS },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      milliseconds: { type: 'integer', minimum: 0, maximum: MAX_DELAY_MS },
      code: { type: 'string', minLength: 1, maxLength: 100 },
      body: {},
      when: { enum: MOMENTS },
      times: { type: 'integer', minimum: 1 },
    },
    if: { required: ['kind'], properties: { kind: { const: 'error-code' } } },
    then: { required: ['code'] },
  },
} as const;

/** Returns the fault to inject into this call, if any, and counts it down if it has `times`. */
export const nextFault = (session: { faults: readonly Fault[] }, call: CallName): Fault | undefined => {
  const fault = session.faults.find((one) => one.call === call || (one.call === '*' && call !== 'remote'));
  if (fault?.times === undefined) return fault;
  const { times } = fault;
  session.faults = session.faults.flatMap((one) => {
    if (one !== fault) return [one];
    return times > 1 ? [{ ...one, times: times - 1 }] : [];
  });
  return fault;
};

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
