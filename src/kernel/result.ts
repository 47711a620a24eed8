/** An answer that says in its type that it may have failed; failures are values, never throws. */
export type Result<T, F = Failure> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

/** Why a call gave nothing. The message is for logs; shoppers read copy chosen by `kind`. */
export interface Failure {
  readonly kind: 'timeout' | 'network' | 'http' | 'wrong-shape' | 'graphql' | 'cancelled';
  readonly message: string;
  /** HTTP status, where an answer came. */
  readonly status?: number;
}

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const failed = (
  kind: Failure['kind'],
  message: string,
  status?: number,
): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: status === undefined ? { kind, message } : { kind, message, status },
});
