import type { Clock } from '../../kernel/clock';
import type { Failure, Result } from '../../kernel/result';
import type { Call, CallName } from '../calls';
import type { Logger } from '../logging';

export interface HttpRequest<T = unknown> {
  readonly call: CallName | Call;
  /** The service's configured address; the page's own origin where left out. */
  readonly at?: string;
  /** Stands where the path says `{id}`, encoded. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Reads the body of a good answer [CALL-3]; `ok` where nothing in it matters. */
  readonly decode: (body: unknown) => Result<T> | Promise<Result<T>>;
}

export interface HttpAnswer<T = unknown> {
  readonly body: T;
  readonly status: number;
  readonly milliseconds: number;
}

/** REST calls: one method, answers as values. */
export interface Http {
  readonly send: <T>(request: HttpRequest<T>) => Promise<Result<HttpAnswer<T>, HttpFailure>>;
}

export interface HttpFailure extends Failure {
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
  /** The page's. */
  readonly origin: string;
  readonly tokens: TokenSource;
  readonly logger: Logger;
  readonly clock: Clock;
}
