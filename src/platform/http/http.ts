import type { Clock } from '../../kernel/clock';
import type { Result } from '../../kernel/result';
import type { Logger } from '../logging';

export interface HttpRequest {
  /** Name of the service, for the log. */
  readonly service: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * 'customer' sends the token, and asks for a new one once when it is refused; 'anyone' says so in its place
   * where there is none.
   */
  readonly as?: 'customer' | 'anyone';
  /** 'text' where the answer is a page and its content means nothing; JSON unless told. */
  readonly answer?: 'text';
  /** Milliseconds; 10,000 unless told. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Statuses that are an expected answer and not worth a warning. */
  readonly expected?: readonly number[];
  /** 'by-caller' where whoever asks logs a failure, in words of its own. */
  readonly failureLog?: 'by-caller';
}

export interface HttpAnswer {
  readonly body: unknown;
  readonly status: number;
  readonly milliseconds: number;
}

/** REST calls: one method, answers as values. */
export interface Http {
  readonly send: (request: HttpRequest) => Promise<Result<HttpAnswer, HttpFailure>>;
}

export interface HttpFailure {
  readonly kind: 'timeout' | 'network' | 'http' | 'wrong-shape' | 'cancelled';
  readonly message: string;
  readonly status?: number;
  /** What came with an error status, unchecked; an error code may stand in it. Never logged. */
  readonly body?: unknown;
  readonly milliseconds: number;
}

/** The customer's token, kept in memory by the session and fetched once however many wait for it. */
export interface TokenSource {
  /** The token in hand, or a fresh one; undefined for a visitor. */
  readonly current: () => Promise<string | undefined>;
  /** A token other than `refused`. */
  readonly renew: (refused: string) => Promise<string | undefined>;
}

export interface HttpDeps {
  readonly applicationName: string;
  readonly tokens: TokenSource;
  readonly logger: Logger;
  readonly clock: Clock;
}

/**
 * Address of a call.
 *
 * @param base the service's configured address, with or without a slash at its end
 * @param path begins with a slash
 */
export const serviceUrl = (base: string, path: string): string => base.replace(/\/+$/, '') + path;
