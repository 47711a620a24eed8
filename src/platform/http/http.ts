import type { Clock } from '../../kernel/clock';
import type { Failure, Result } from '../../kernel/result';
import type { Call, CallName } from '../calls';
import type { Logger } from '../logging';
import type { ShopClock } from '../shop-clock';

export interface HttpRequest<T = unknown> {
  readonly call: CallName | Call;
  /** The service's configured address; the page's own origin by default. */
  readonly at?: string;
  /** Replaces `{id}` in the path; must be encoded. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Decodes the body of a successful response [CALL-3]; `ok` if the body is unused. */
  readonly decode: (body: unknown) => Result<T> | Promise<Result<T>>;
}

export interface HttpResult<T = unknown> {
  readonly body: T;
  readonly status: number;
  readonly milliseconds: number;
}

/** A REST client. `send` never rejects. */
export interface Http {
  readonly send: <T>(request: HttpRequest<T>) => Promise<Result<HttpResult<T>, HttpFailure>>;
}

export interface HttpFailure extends Failure {
  /** The unchecked body of a response with an error status, which may contain an error code. Never logged. */
  readonly body?: unknown;
  readonly milliseconds: number;
}

/** The source of the customer's token. The session keeps the token in memory and fetches it once for all callers. */
export interface TokenSource {
  /** Returns the current token, fetched if there is none or it is about to expire; undefined for a visitor. */
  readonly current: () => Promise<string | undefined>;
  /** Returns a new token to replace `refused`; undefined if there is none. */
  readonly renew: (refused: string) => Promise<string | undefined>;
  /** Returns true once the header is unmounted: there are no tokens any more, and calls that need one are cancelled. */
  readonly hasStopped: () => boolean;
}

export interface HttpDeps {
  readonly applicationName: string;
  /** Origin of the page. */
  readonly origin: string;
  readonly tokens: TokenSource;
  readonly logger: Logger;
  /** The device's clock, which measures durations. */
  readonly clock: Clock;
  readonly shopClock: ShopClock;
  /** Returns what the service has already answered to a call, once; undefined if it must be asked. */
  readonly takeAnswer?: (call: string) => unknown;
}
