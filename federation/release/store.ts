import path from 'node:path';
import { contentType } from 'mime-types';
import { refused } from './exit-codes';

/** Data of an object that a store returns without reading the object. */
export interface ObjectSummary {
  readonly key: string;
  readonly bytes: number;
  /** Time of the last write, an ISO 8601 instant. */
  readonly modified: string;
}

export interface StoredObject {
  readonly bytes: Buffer;
  /** Identifies these bytes in a {@link PutCondition}. Opaque: only the store that returned it can compare it. */
  readonly tag: string;
}

/** Headers of an object's responses. An object store keeps them; for a folder, the web server sets them. */
interface ObjectHeaders {
  readonly contentType: string;
  readonly contentEncoding?: string;
  readonly cacheControl: string;
}

/** Condition of a write: the object does not exist yet, or it has this tag. */
export type PutCondition = { readonly absent: true } | { readonly tag: string };

/**
 * A store to which releases are published, such as a folder or an object store. Its failures are errors of the tool:
 * `conflict` if another writer was first, `unreachable` without a response or after a temporary failure, and `refused` for
 * a permanent one, such as missing rights or a wrong bucket or path.
 */
export interface ObjectStore {
  /** Name of the store in messages. */
  readonly name: string;
  /** Whether the store checks a {@link PutCondition} atomically; if not, it is checked just before the write. */
  readonly conditional: boolean;
  readonly get: (key: string) => Promise<StoredObject | undefined>;
  /**
   * Replaces an object atomically: readers get the old one or the new one.
   *
   * @throws ReleaseError `conflict` if the condition is not met
   */
  readonly put: (key: string, bytes: Buffer, condition?: PutCondition) => Promise<void>;
  /** Returns all objects whose key begins with `prefix`, sorted by key. */
  readonly list: (prefix: string) => Promise<ObjectSummary[]>;
  /** Removes an object. A missing object is not a failure. */
  readonly remove: (key: string) => Promise<void>;
}

/** Backslashes, control characters, and characters with a meaning in a URL. */
const UNSAFE = /[\\%?#\p{Cc}]/u;

/** Returns whether a relative path stays below its base folder, on a disk and in a URL. */
export const isPathBelow = (path: string): boolean =>
  !UNSAFE.test(path) && path.split('/').every((segment) => !['', '.', '..'].includes(segment));

const checkKey = (key: string): void => {
  if (!isPathBelow(key)) throw refused(`${JSON.stringify(key)} is not a path in the store`);
};

/** Returns the store with a check of keys: a key that would lead out of the store is refused before any access. */
export const withCheckedKeys = (store: ObjectStore): ObjectStore => ({
  ...store,
  async get(key) {
    checkKey(key);
    return store.get(key);
  },
  async put(key, ...rest) {
    checkKey(key);
    await store.put(key, ...rest);
  },
  async remove(key) {
    checkKey(key);
    await store.remove(key);
  },
});

/** Types that differ from the registered ones: the declarations of the renderer are text, not MPEG streams. */
const TYPES: Readonly<Record<string, string>> = { '.ts': 'text/plain; charset=utf-8' };

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Of the files that a promotion replaces, all below `v1/`, `v2/` and so on: it is visible on every page within this
 * time. While the origin is down, the edge serves its copy.
 */
const MOVED = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=86400';

/** Deltas of a release, below a folder for each dictionary. */
const DELTA = /^\d[^/]*\/deltas\//;

/**
 * Returns the headers of an object's responses. A compressed copy or a delta has the type of the original file and its encoding,
 * so an edge only has to select the name.
 */
export const headersOf = (key: string): ObjectHeaders => {
  const [, name = key, encoding] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const extension = path.posix.extname(name);
  const contentEncoding = DELTA.test(key) ? 'dcz' : encoding === undefined ? undefined : ENCODINGS[encoding];
  return {
    contentType: TYPES[extension] ?? (contentType(extension) || 'application/octet-stream'),
    cacheControl: /^v\d+\//.test(key) ? MOVED : IMMUTABLE,
    ...(contentEncoding !== undefined && { contentEncoding }),
  };
};

/** Returns a function that reads the bytes of an object; undefined if it is missing. */
export const readFrom =
  (store: ObjectStore) =>
  async (key: string): Promise<Buffer | undefined> =>
    (await store.get(key))?.bytes;

/**
 * Writes an object unless the store has it with the same bytes.
 *
 * @returns whether it was written
 * @throws ReleaseError `conflict` if another writer has changed it meanwhile
 */
export const putIfDifferent = async (store: ObjectStore, key: string, bytes: Buffer): Promise<boolean> => {
  const stored = await store.get(key);
  if (stored?.bytes.equals(bytes)) return false;
  await store.put(key, bytes, stored ? { tag: stored.tag } : { absent: true });
  return true;
};
