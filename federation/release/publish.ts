import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { major } from 'semver';
import { releasePath } from '../loader/release';
import { writeDeltas } from './deltas/deltas';
import { conflict, failed, usage } from './exit-codes';
import {
  INTEGRITY_FILE,
  parseIntegrityList,
  problemOf,
  wrongFiles,
  type FileIntegrity,
  type IntegrityList,
} from './integrity-list';
import { mapConcurrently } from './map-concurrently';
import type { ObjectStore } from './store';

interface PublishOptions {
  readonly store: ObjectStore;
  /** A release folder that `build` has created. */
  readonly folder: string;
  readonly dryRun: boolean;
  /** Called after each file. */
  readonly progress: (done: number, of: number) => void;
}

export interface Published {
  readonly version: string;
  readonly path: string;
  /** No file and no delta was missing, so nothing was written. */
  readonly unchanged: boolean;
  /** Files written, without `integrity.json`. */
  readonly written: number;
  readonly files: number;
  readonly bytes: number;
  /** Deltas written. */
  readonly deltas: number;
}

/**
 * Reads the list of a release folder and checks the files.
 *
 * @throws ReleaseError if there is no list or a file differs from it
 */
const readReleaseFolder = async (folder: string): Promise<IntegrityList> => {
  const file = path.join(folder, INTEGRITY_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw usage(`${folder} has no ${INTEGRITY_FILE}`);
  const list = parseIntegrityList(text, file);
  const [wrong] = await wrongFiles(list, (name) => readFile(path.join(folder, name)).catch(() => undefined));
  if (wrong) throw failed(`${path.join(folder, wrong.file)}: ${wrong.problem}`);
  return list;
};

/** Returns the files that the store lacks or has with other bytes. */
const missingFiles = async (store: ObjectStore, prefix: string, list: IntegrityList): Promise<string[]> => {
  const current = new Map((await store.list(prefix)).map(({ key, bytes }) => [key, bytes]));
  const isWrong = async ([file, expected]: readonly [string, FileIntegrity]): Promise<readonly string[]> => {
    const key = prefix + file;
    const right =
      current.get(key) === expected.bytes && problemOf(expected, (await store.get(key))?.bytes) === undefined;
    return right ? [] : [file];
  };
  return (await mapConcurrently(Object.entries(list.files), isWrong)).flat();
};

/**
 * Copies a release to a store: its files in any order, and `integrity.json` last, so that an interrupted publication is
 * not a release and the next one completes it [FED-5]. Files that the store already has with the same bytes are kept.
 * Deltas against the releases that browsers may have are written before the list; publishing again adds those against
 * releases that have been promoted meanwhile.
 *
 * @throws ReleaseError `conflict` if the store has this version with other bytes
 */
export const publish = async (options: PublishOptions): Promise<Published> => {
  const { store, folder, dryRun, progress } = options;
  const list = await readReleaseFolder(folder);
  const manifest = await readFile(path.join(folder, INTEGRITY_FILE));
  const prefix = releasePath(list.version);
  const manifestKey = prefix + INTEGRITY_FILE;
  const current = await store.get(manifestKey);
  if (current && !current.bytes.equals(manifest)) {
    throw conflict(`${store.name} has ${list.version} with other bytes: a version is never changed`);
  }
  const missing = await missingFiles(store, prefix, list);
  let deltas = 0;
  if (!dryRun) {
    const read = (file: string): Promise<Buffer> => readFile(path.join(folder, file));
    const put = async (file: string) => store.put(prefix + file, await read(file));
    await mapConcurrently(missing, put, progress);
    deltas = await writeDeltas(store, { path: prefix, list, read }, major(list.contract));
    if (!current) await store.put(manifestKey, manifest, { absent: true });
  }
  return {
    version: list.version,
    path: prefix,
    unchanged: current !== undefined && missing.length + deltas === 0,
    written: missing.length,
    files: Object.keys(list.files).length,
    bytes: Object.values(list.files).reduce((total, { bytes }) => total + bytes, 0),
    deltas,
  };
};

/** Copies a build's source maps to a separate store, below the release's path. */
export const publishMaps = async (store: ObjectStore, folder: string, prefix: string): Promise<void> => {
  const names = await readdir(folder).catch(() => {
    throw usage(`${folder} has no source maps: run npm run release -- build`);
  });
  await mapConcurrently(names, async (name) => {
    await store.put(prefix + name, await readFile(path.join(folder, name)));
  });
};
