import { CALLS, type CallName } from './calls';

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
