/** A fault in the format of `PUT /demo/faults`, without its call. */
export interface FaultKind {
  readonly kind: string;
  readonly status?: number;
}

/** How a service fails. After each of these, every call must end in its own fallback [CALL-3]. */
export const TWELVE_FAULTS: readonly (readonly [what: string, fault: FaultKind])[] = [
  ...[400, 401, 404, 429, 500, 503].map((status) => [String(status), { kind: 'status', status }] as const),
  ['a connection reset', { kind: 'reset' }],
  ['a truncated body', { kind: 'cut-off' }],
  ['HTML in place of JSON', { kind: 'malformed' }],
  ['a wrong shape', { kind: 'wrong-shape' }],
  ['an empty response', { kind: 'empty' }],
  ['no response in time', { kind: 'timeout' }],
];
