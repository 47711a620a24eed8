import type { DocumentNode } from 'graphql';
import type { Result } from '../../kernel/result';
import type { HttpDeps } from '../http';

/** A GraphQL operation. */
export interface GraphOperation<T = unknown> {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Name of the operation in the list of calls [CALL-2]. */
  readonly tag: 'getTrolley' | 'cancel-amend-order';
  readonly signal: AbortSignal;
  /** Decodes the `data` of a response [CALL-3]. */
  readonly decode: (data: unknown) => Result<T>;
  /** Timeout in milliseconds; overrides the one in the list of calls. */
  readonly timeout?: number;
}

export interface Graph {
  /** Loads the client before the first operation. */
  readonly prepare: () => void;
  /**
   * Runs an operation and returns its decoded `data`. Errors next to the data of a query are logged, and are a failure
   * only if the data cannot be decoded. Any error of a mutation is a failure.
   */
  readonly run: <T>(operation: GraphOperation<T>) => Promise<Result<T>>;
}

export interface GraphDeps extends HttpDeps {
  /** The configured address of the GraphQL service. */
  readonly url: string;
}
