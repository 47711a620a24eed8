import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from './exit-codes';
import { StoreError, type ObjectStore, type ObjectSummary, type PutCondition } from './store';

/** Unfinished writes and locks, which are no objects. */
const HIDDEN = /(^|\/)\.[^/]*$/;

/** By shape: the file system's errors may come from another realm. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

const toStoreError = (error: unknown): unknown =>
  error instanceof StoreError || codeOf(error) === ''
    ? error
    : new StoreError('refused', messageOf(error), { cause: error });

/** A missing file or folder is an answer; every other failure is told as the store's. */
const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw toStoreError(error);
  }
};

const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A store in a folder, the embedded default. Every write is a rename of a finished file. A condition on a tag
 * holds under a lock file beside the object; a lock that a killed process left is reported, never broken, since
 * two that break it at once would both go on.
 *
 * @param root made at the first write
 */
export const createFolderStore = (root: string): ObjectStore => {
  const fileOf = (key: string): string => path.join(root, ...key.split('/'));
  const beside = (key: string, mark: string): string =>
    path.join(path.dirname(fileOf(key)), `.${path.basename(key)}.${mark}`);

  const get: ObjectStore['get'] = async (key) => {
    const bytes = await unlessMissing(readFile(fileOf(key)));
    return bytes && { bytes, tag: tagOf(bytes) };
  };

  const withLock = async (key: string, work: () => Promise<void>): Promise<void> => {
    const lock = beside(key, 'lock');
    const handle = await open(lock, 'wx').catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
      throw new StoreError('conflict', `somebody else is writing ${key} (if nobody is, remove ${lock})`);
    });
    try {
      await handle.close();
      await work();
    } finally {
      await rm(lock, { force: true });
    }
  };

  const place = async (key: string, finished: string, condition?: PutCondition): Promise<void> => {
    if (!condition) {
      await rename(finished, fileOf(key));
    } else if ('absent' in condition) {
      // A link fails where a name exists already; a rename would replace it.
      await link(finished, fileOf(key)).catch((error: unknown) => {
        throw codeOf(error) === 'EEXIST' ? new StoreError('conflict', `${key} exists already`) : error;
      });
    } else {
      await withLock(key, async () => {
        if ((await get(key))?.tag !== condition.tag) {
          throw new StoreError('conflict', `somebody else has changed ${key} meanwhile`);
        }
        await rename(finished, fileOf(key));
      });
    }
  };

  const summary = async (key: string): Promise<ObjectSummary[]> => {
    const found = await unlessMissing(stat(fileOf(key)));
    return found?.isFile() ? [{ key, bytes: found.size, modified: found.mtime.toISOString() }] : [];
  };

  return {
    name: `folder:${root}`,
    conditional: true,
    get,
    async put(key, bytes, _headers, condition) {
      const finished = beside(key, randomUUID());
      try {
        await mkdir(path.dirname(finished), { recursive: true });
        await writeFile(finished, bytes);
        await place(key, finished, condition);
      } catch (error) {
        throw toStoreError(error);
      } finally {
        await rm(finished, { force: true });
      }
    },
    async list(prefix) {
      const names = (await unlessMissing(readdir(root, { recursive: true }))) ?? [];
      const keys = names.map((name) => name.split(path.sep).join('/')).filter((key) => !HIDDEN.test(key));
      const wanted = keys.filter((key) => key.startsWith(prefix)).sort();
      return (await Promise.all(wanted.map(summary))).flat();
    },
    async remove(key) {
      await unlessMissing(rm(fileOf(key)));
    },
  };
};
