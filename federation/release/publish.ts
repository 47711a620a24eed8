import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { EXIT, ReleaseError } from './exit-codes';
import { inParallel } from './in-parallel';
import { INTEGRITY_FILE, parseIntegrityList, problemOf, wrongFiles } from './integrity-list';
import type { FileIntegrity, IntegrityList } from './integrity-list';
import { headersOf } from './object-headers';
import type { ObjectStore } from './store';

const AT_ONCE = 8;

export interface PublishOptions {
  readonly store: ObjectStore;
  /** A release folder, as `build` makes it. */
  readonly folder: string;
  readonly dryRun: boolean;
  /** Told after each file. */
  readonly progress: (done: number, of: number) => void;
}

export interface Published {
  readonly version: string;
  readonly path: string;
  /** Nothing was missing, nothing was written. */
  readonly unchanged: boolean;
  /** Files written, without `integrity.json`. */
  readonly written: number;
  readonly files: number;
  readonly bytes: number;
}

/** A release folder's list. @throws ReleaseError when there is none or a file differs from it */
export const readReleaseFolder = async (folder: string): Promise<IntegrityList> => {
  const file = path.join(folder, INTEGRITY_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ReleaseError(EXIT.usage, `${folder} holds no ${INTEGRITY_FILE}`);
  const list = parseIntegrityList(text, file);
  const [wrong] = await wrongFiles(list, (name) => readFile(path.join(folder, name)).catch(() => undefined));
  if (wrong) throw new ReleaseError(EXIT.failed, `${path.join(folder, wrong.file)}: ${wrong.problem}`);
  return list;
};

/** Files that the store lacks, or holds with other bytes. */
const missingFiles = async (store: ObjectStore, prefix: string, list: IntegrityList): Promise<string[]> => {
  const standing = new Map((await store.list(prefix)).map(({ key, bytes }) => [key, bytes]));
  const isWrong = async ([file, expected]: readonly [string, FileIntegrity]): Promise<readonly string[]> => {
    const key = prefix + file;
    const right =
      standing.get(key) === expected.bytes &&
      problemOf(expected, (await store.get(key))?.bytes) === undefined;
    return right ? [] : [file];
  };
  return (await inParallel(Object.entries(list.files), AT_ONCE, isWrong)).flat();
};

/**
 * Puts a release on a store: its files in any order, `integrity.json` last, so that a publication that breaks off
 * is no release, and the next one completes it [FED-5]. What stands there already with the same bytes stays.
 *
 * @throws ReleaseError `conflict` when the store holds this version with other bytes
 */
export const publish = async (options: PublishOptions): Promise<Published> => {
  const { store, folder, dryRun, progress } = options;
  const list = await readReleaseFolder(folder);
  const manifest = await readFile(path.join(folder, INTEGRITY_FILE));
  const prefix = releasePath(list.version);
  const manifestKey = prefix + INTEGRITY_FILE;
  const standing = await store.get(manifestKey);
  if (standing && !standing.bytes.equals(manifest)) {
    throw new ReleaseError(
      EXIT.conflict,
      `${store.name} holds ${list.version} with other bytes: a version is never changed`,
    );
  }
  const missing = await missingFiles(store, prefix, list);
  let done = 0;
  if (!dryRun) {
    await inParallel(missing, AT_ONCE, async (file) => {
      await store.put(prefix + file, await readFile(path.join(folder, file)), headersOf(file));
      done += 1;
      progress(done, missing.length);
    });
    if (!standing) await store.put(manifestKey, manifest, headersOf(INTEGRITY_FILE), { absent: true });
  }
  return {
    version: list.version,
    path: prefix,
    unchanged: standing !== undefined && missing.length === 0,
    written: missing.length,
    files: Object.keys(list.files).length,
    bytes: Object.values(list.files).reduce((total, { bytes }) => total + bytes, 0),
  };
};

/** Puts a build's source maps on a store of their own, below the release's path. */
export const publishMaps = async (store: ObjectStore, folder: string, prefix: string): Promise<void> => {
  const names = await readdir(folder).catch(() => {
    throw new ReleaseError(
      EXIT.usage,
      `${folder} holds no source maps: npm run release -- build puts them there`,
    );
  });
  await inParallel(names, AT_ONCE, async (name) => {
    await store.put(prefix + name, await readFile(path.join(folder, name)), headersOf(name));
  });
};
