import type { DocumentNode } from 'graphql';
import type { Result } from '../../kernel/result';
import type { HttpDeps } from '../http';

/** One operation of the graph. */
export interface GraphOperation<T = unknown> {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Its name in the list of calls [CALL-2]. */
  readonly tag: 'getTrolley' | 'cancel-amend-order';
  readonly signal: AbortSignal;
  /** Reads the `data` of a good answer [CALL-3]. */
  readonly decode: (data: unknown) => Result<T>;
  /** Milliseconds, in place of the list's. */
  readonly timeout?: number;
}

export interface Graph {
  /** Fetches the client ahead of the first operation. */
  readonly prepare: () => void;
  /** The operation's `data`, decoded; any error in the answer is a failure. */
  readonly run: <T>(operation: GraphOperation<T>) => Promise<Result<T>>;
}

export interface GraphDeps extends HttpDeps {
  /** The graph's configured address. */
  readonly url: string;
  readonly fetch: typeof fetch;
}
