/** What a store knows of one object without reading it. */
export interface ObjectSummary {
  readonly key: string;
  readonly bytes: number;
  /** ISO instant of the last write. */
  readonly modified: string;
}

export interface StoredObject {
  readonly bytes: Buffer;
  /** Names these bytes in a {@link PutCondition}. Opaque: only ever compared by the store that gave it. */
  readonly tag: string;
}

/** How an object is served, kept beside it where a store can; a folder leaves it to its web server. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly contentEncoding?: string;
  readonly cacheControl: string;
}

/** Write only where nothing stands yet, or only over the object that carries this tag. */
export type PutCondition = { readonly absent: true } | { readonly tag: string };

/** What a release is published to: a folder, an object store, whatever keeps bytes under keys. */
export interface ObjectStore {
  /** For messages. */
  readonly name: string;
  /** Whether {@link PutCondition} holds against writers elsewhere; if not, it is checked just before the write. */
  readonly conditional: boolean;
  readonly get: (key: string) => Promise<StoredObject | undefined>;
  /**
   * Replaces the object whole: readers see the old one or the new one.
   *
   * @throws StoreError `conflict` when the condition does not hold
   */
  readonly put: (
    key: string,
    bytes: Buffer,
    headers: ObjectHeaders,
    condition?: PutCondition,
  ) => Promise<void>;
  /** Every object whose key begins with `prefix`, by key. */
  readonly list: (prefix: string) => Promise<ObjectSummary[]>;
  /** Removing what is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
}

/**
 * `conflict`: another writer was first. `unreachable`: no answer, or one that may differ later. `refused`: an
 * answer that stays the same until somebody changes a right, a bucket or a path.
 */
export type StoreProblem = 'conflict' | 'unreachable' | 'refused';

export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly problem: StoreProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
