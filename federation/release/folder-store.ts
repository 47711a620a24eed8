import { createHash, randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { conflict, messageOf, refused, ReleaseError } from './exit-codes';
import { withCheckedKeys } from './store';
import type { ObjectStore, ObjectSummary, PutCondition, StoredObject } from './store';

/** Unfinished writes and locks, which are not objects. */
const HIDDEN = /(^|\/)\.[^/]*$/;

/** Returns the code of an error. Not instanceof, because the file system's errors may be from another realm. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

const toReleaseError = (error: unknown): unknown =>
  error instanceof ReleaseError || codeOf(error) === '' ? error : refused(messageOf(error));

/** Returns undefined for a missing file or folder; throws a ReleaseError for every other failure. */
const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw toReleaseError(error);
  }
};

const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the path of a hidden file next to an object. */
const siblingOf = (file: string, mark: string): string =>
  path.join(path.dirname(file), `.${path.basename(file)}.${mark}`);

/** @throws ReleaseError `refused` if the path of a key contains a symbolic link below the root */
const refuseLinks = async (root: string, key: string): Promise<void> => {
  const segments = key.split('/');
  for (const [index] of segments.entries()) {
    const place = path.join(root, ...segments.slice(0, index + 1));
    const found = await unlessMissing(lstat(place));
    if (found?.isSymbolicLink()) throw refused(`${place} is a symbolic link`);
  }
};

const readObject = async (root: string, key: string): Promise<StoredObject | undefined> => {
  await refuseLinks(root, key);
  const bytes = await unlessMissing(readFile(path.join(root, key)));
  return bytes && { bytes, tag: tagOf(bytes) };
};

/** @throws ReleaseError `conflict` if the lock file of the object exists */
const withLock = async (root: string, key: string, work: () => Promise<void>): Promise<void> => {
  const lock = siblingOf(path.join(root, key), 'lock');
  const handle = await open(lock, 'wx').catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw conflict(`another process is writing ${key} (if none is, remove ${lock})`);
  });
  try {
    await handle.close();
    await work();
  } finally {
    await rm(lock, { force: true });
  }
};

/** Moves a finished file to the place of an object, if the condition is met. */
const moveIntoPlace = async (
  root: string,
  key: string,
  finished: string,
  condition?: PutCondition,
): Promise<void> => {
  const file = path.join(root, key);
  if (!condition) {
    await rename(finished, file);
  } else if ('absent' in condition) {
    // Creating a hard link fails if the name already exists; a rename would replace the file.
    await link(finished, file).catch((error: unknown) => {
      throw codeOf(error) === 'EEXIST' ? conflict(`${key} already exists`) : error;
    });
  } else {
    await withLock(root, key, async () => {
      if ((await readObject(root, key))?.tag !== condition.tag) {
        throw conflict(`another process has changed ${key} meanwhile`);
      }
      await rename(finished, file);
    });
  }
};

/** Returns the keys of all objects. */
const readKeys = async (root: string): Promise<string[]> => {
  // With file types, readdir does not follow symbolic links to folders.
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((key) => !HIDDEN.test(key));
};

/** Returns one summary; none if the object has been removed meanwhile. */
const summaryOf = async (root: string, key: string): Promise<ObjectSummary[]> => {
  const found = await unlessMissing(lstat(path.join(root, key)));
  return found?.isFile() ? [{ key, bytes: found.size, modified: found.mtime.toISOString() }] : [];
};

/**
 * Creates a store in a folder, the default. Every write renames a finished file. A condition on a tag is checked under
 * a lock file next to the object. The lock of a killed process is reported and never removed, because two processes
 * that remove it at the same time would both continue.
 *
 * Symbolic links below the root are never followed: `list` omits them, and `get`, `put` and `remove` refuse a key whose
 * path contains one, because it may lead out of the store.
 *
 * @param root created at the first write; may itself be a symbolic link
 */
export const createFolderStore = (root: string): ObjectStore =>
  withCheckedKeys({
    name: `folder:${root}`,
    conditional: true,
    get: (key) => readObject(root, key),
    async put(key, bytes, condition) {
      const finished = siblingOf(path.join(root, key), randomUUID());
      await refuseLinks(root, key);
      try {
        await mkdir(path.dirname(finished), { recursive: true });
        await writeFile(finished, bytes);
        await moveIntoPlace(root, key, finished, condition);
      } catch (error) {
        throw toReleaseError(error);
      } finally {
        await rm(finished, { force: true });
      }
    },
    async list(prefix) {
      const keys = (await readKeys(root)).filter((key) => key.startsWith(prefix)).sort();
      return (await Promise.all(keys.map((key) => summaryOf(root, key)))).flat();
    },
    async remove(key) {
      await refuseLinks(root, key);
      await unlessMissing(rm(path.join(root, key)));
    },
  });
