/** What `PUT /demo/faults` takes, the call apart. */
export interface FaultKind {
  readonly kind: string;
  readonly status?: number;
}

/** How a service fails: every call must end in its own fallback after each of these [CALL-3]. */
export const TWELVE_FAULTS: readonly (readonly [what: string, fault: FaultKind])[] = [
  ...[400, 401, 404, 429, 500, 503].map((status) => [String(status), { kind: 'status', status }] as const),
  ['a reset', { kind: 'reset' }],
  ['a body cut off', { kind: 'cut-off' }],
  ['HTML for JSON', { kind: 'malformed' }],
  ['a wrong shape', { kind: 'wrong-shape' }],
  ['an empty answer', { kind: 'empty' }],
  ['no answer in time', { kind: 'timeout' }],
];
