/**
 * Replaces the class `AxiosError` of axios, which also describes itself as JSON, without secrets, and joins call stacks.
 * `src/platform/http/axios-client.ts` reads only these properties.
 */
class RequestError extends Error {
  static readonly ECONNABORTED = 'ECONNABORTED';
  static readonly ERR_BAD_REQUEST = 'ERR_BAD_REQUEST';
  static readonly ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE';
  static readonly ERR_CANCELED = 'ERR_CANCELED';
  static readonly ERR_NETWORK = 'ERR_NETWORK';
  static readonly ETIMEDOUT = 'ETIMEDOUT';

  constructor(
    message: string,
    readonly code: string,
    _config: unknown,
    _request: unknown,
    readonly response?: unknown,
  ) {
    super(message);
  }
}

export default RequestError;
