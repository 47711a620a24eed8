/** The result of an operation that can fail. A failure is a value and is not thrown. */
export type Result<T, F = Failure> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Names the parts of the response that could not be decoded and are missing in the value, for the log. */
      readonly unread?: Failure;
    }
  | { readonly ok: false; readonly failure: F };

/** Why a call failed. The message is for logs; the copy for shoppers is chosen by `kind`. */
export interface Failure {
  readonly kind: 'timeout' | 'network' | 'http' | 'wrong-shape' | 'graphql' | 'cancelled' | 'invalid-path';
  readonly message: string;
  /** HTTP status, if a response was received. */
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

/** Returns the decoded body of a response, or its failure. */
export const bodyOf = <T>(response: Result<{ readonly body: T }>): Result<T> =>
  response.ok ? ok(response.value.body) : response;

/**
 * Returns a value that lacks some parts of its response, because they could not be decoded. The clients log the names
 * of these parts.
 *
 * @param what name of the response, such as 'trolley'
 * @param unread names of fields, never their values
 */
export const okExcept = <T>(value: T, what: string, unread: readonly string[]): Result<T, never> =>
  unread.length > 0
    ? { ok: true, value, unread: failed('wrong-shape', `${what}: ${unread.join(', ')}`).failure }
    : ok(value);
