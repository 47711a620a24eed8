import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALLS, type CallName } from './calls';
import type { Session } from './session';

export const FAULT_KINDS = [
  'status',
  'timeout',
  'slow',
  'reset',
  'cut-off',
  'malformed',
  'wrong-shape',
  'graphql-errors',
  'error-code',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What is to go wrong with a call; see the README beside for what each kind does. */
export interface Fault {
  /** '*' means every call but the remote's files. */
  readonly call: CallName | '*';
  readonly kind: FaultKind;
  /** Of kind 'status' (503 when left out) and 'error-code' (422 when left out). */
  readonly status?: number;
  /** Of kind 'slow': 3000 when left out. */
  readonly milliseconds?: number;
  /** Of kind 'error-code'. */
  readonly code?: string;
  /** Of kind 'wrong-shape': what to answer instead. */
  readonly body?: unknown;
  /** How many calls it strikes before it is used up; every one when left out. */
  readonly times?: number;
}

const LONGEST_WAIT = 130_000;

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
      milliseconds: { type: 'integer', minimum: 0, maximum: LONGEST_WAIT },
      code: { type: 'string', minLength: 1, maxLength: 100 },
      body: {},
      times: { type: 'integer', minimum: 1 },
    },
    if: { required: ['kind'], properties: { kind: { const: 'error-code' } } },
    then: { required: ['code'] },
  },
} as const;

/** The fault that strikes this call now, if any; one with `times` is used up by that. */
export const takeFault = (session: Session, call: CallName): Fault | undefined => {
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

/** Answers in the fault's way, or lets a slow call go on once its time is over [HOST-2]. */
export const strike = async (fault: Fault, call: CallName, request: FastifyRequest, reply: FastifyReply) => {
  const socket = request.raw.socket;
  switch (fault.kind) {
    case 'slow':
      await pause(reply, fault.milliseconds ?? 3000);
      return;
    case 'status':
      return reply.code(fault.status ?? 503).send({ message: 'The demo was told to fail' });
    case 'error-code': {
      const isGraph = call === 'cancel-amend-order';
      return reply.code(fault.status ?? (isGraph ? 200 : 422)).send(errorCodeBody(call, fault.code ?? ''));
    }
    case 'malformed':
      return reply.type(contentType(call, request)).send(Buffer.from(PAGE));
    case 'wrong-shape':
      return reply.type(JSON_TYPE).send(JSON.stringify(fault.body ?? { unexpected: [true] }));
    case 'graphql-errors':
      return reply.send({ data: null, errors: [{ message: 'The demo was told to fail' }] });
    case 'timeout':
      reply.hijack();
      await pause(reply, LONGEST_WAIT);
      socket.destroy();
      return;
    case 'reset':
      reply.hijack();
      socket.resetAndDestroy();
      return;
    case 'cut-off': {
      const half = '{"data":{"getTrolley":{"trolley":{"orderId":"co-';
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': contentType(call, request),
        'content-length': half.length * 2,
      });
      reply.raw.write(half, () => socket.destroy());
    }
  }
};
