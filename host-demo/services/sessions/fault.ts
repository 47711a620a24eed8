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
  'empty',
  'graphql-errors',
  'error-code',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const MOMENTS = ['before', 'after'] as const;

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
  /** Whether it strikes before the call does its work ('before', when left out) or only its answer. */
  readonly when?: (typeof MOMENTS)[number];
  /** How many calls it strikes before it is used up; every one when left out. */
  readonly times?: number;
}

/** In milliseconds. */
export const LONGEST_WAIT = 130_000;

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
      when: { enum: MOMENTS },
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
