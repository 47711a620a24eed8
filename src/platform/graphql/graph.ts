import type { DocumentNode } from 'graphql';
import type { Result } from '../../kernel/result';
import type { HttpDeps } from '../http';

/** One operation of the graph. */
export interface GraphOperation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Sent as the `tag` of the address [CALL-2]. */
  readonly tag: string;
  readonly signal: AbortSignal;
  /** Milliseconds; 10,000 unless told. */
  readonly timeout?: number;
  /** Statuses that are ordinary, and not logged at all. */
  readonly unlogged?: readonly number[];
}

export interface Graph {
  /** Fetches the client ahead of the first operation. */
  readonly prepare: () => void;
  /** The operation's `data`, unchecked; any error in the answer is a failure. */
  readonly run: (operation: GraphOperation) => Promise<Result<unknown>>;
}

export interface GraphDeps extends HttpDeps {
  /** Whole address of the graph, without its query. */
  readonly url: string;
  readonly fetch: typeof fetch;
}
