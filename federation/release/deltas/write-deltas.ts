import { CHANNELS, previousOf, readChannel, targetsOf } from '../channel';
import { mapConcurrently } from '../map-concurrently';
import { INTEGRITY_FILE, parseIntegrityList, problemOf, type IntegrityList } from '../integrity-list';
import { putIfDifferent } from '../put-if-different';
import type { ObjectStore } from '../store';
import { loadDeltaCodec, type DeltaCodec } from './codec';
import {
  deltaPath,
  dictionaryName,
  dictionaryOf,
  dictionaryPairs,
  isWorthwhile,
  type DictionaryPair,
} from './dictionary';

const AT_ONCE = 4;

interface Release {
  /** The release's folder, with a trailing slash. */
  readonly path: string;
  readonly list: IntegrityList;
}

interface NewRelease extends Release {
  readonly read: (file: string) => Promise<Buffer>;
}

/** Returns the list of a release; undefined if the release has been pruned or its list is malformed. */
const readList = async (store: ObjectStore, path: string): Promise<IntegrityList | undefined> => {
  const key = path + INTEGRITY_FILE;
  const stored = await store.get(key);
  try {
    return stored && parseIntegrityList(stored.bytes.toString(), key);
  } catch {
    // A release that cannot be read must not prevent the publication of another one.
    return undefined;
  }
};

/**
 * Returns the releases whose files browsers may have: those of each channel of the contract, and the release before on
 * each.
 */
const earlierReleases = async (
  store: ObjectStore,
  path: string,
  contract: number,
): Promise<readonly Release[]> => {
  const channels = await Promise.all(CHANNELS.map((name) => readChannel(store, { name, contract })));
  const paths = channels.flatMap((current) => {
    if (!current) return [];
    const previous = previousOf(current.channel);
    return [...targetsOf(current.channel), ...(previous ? [previous] : [])].map((each) => each.path);
  });
  const others = [...new Set(paths)].filter((each) => each !== path);
  const releases = await mapConcurrently(others, AT_ONCE, async (each) => {
    const list = await readList(store, each);
    return list ? [{ path: each, list }] : [];
  });
  return releases.flat();
};

/** Writes one delta if it is worthwhile. Returns whether the store lacked it. */
const writeDelta = async (
  store: ObjectStore,
  codec: DeltaCodec,
  { path, list, read }: NewRelease,
  earlier: Release,
  { file, dictionary: dictionaryFile }: DictionaryPair,
): Promise<boolean> => {
  const expected = earlier.list.files[dictionaryFile];
  const bytes = (await store.get(earlier.path + dictionaryFile))?.bytes;
  // Browsers have the file of the list, so a delta for other bytes would have no use.
  if (!bytes || !expected || problemOf(expected, bytes) !== undefined) return false;
  const dictionary = dictionaryOf(bytes);
  const name = dictionaryName(dictionary);
  if (name === undefined) return false;
  const delta = codec.encode(await read(file), dictionary);
  if (!isWorthwhile(delta.length, (list.files[`${file}.br`] ?? list.files[file])?.bytes ?? 0)) return false;
  return putIfDifferent(store, path + deltaPath(file, name), delta);
};

/**
 * Writes the deltas of a release: its scripts and style sheets, encoded against the same chunks of the releases that
 * browsers may have in their caches. Deltas are no part of the release: they depend on the channels, so the list and the
 * version of the release do not include them, and a browser receives the brotli copy where one is missing.
 *
 * @param contract major version of the release's contract
 * @returns the number of deltas that the store lacked or had with other bytes
 */
export const writeDeltas = async (
  store: ObjectStore,
  release: NewRelease,
  contract: number,
): Promise<number> => {
  const earlier = await earlierReleases(store, release.path, contract);
  if (earlier.length === 0) return 0;
  const codec = await loadDeltaCodec();
  const pairs = earlier.flatMap((one) =>
    dictionaryPairs(release.list, one.list).map((pair) => ({ one, pair })),
  );
  const written = await mapConcurrently(pairs, AT_ONCE, ({ one, pair }) =>
    writeDelta(store, codec, release, one, pair),
  );
  return written.filter(Boolean).length;
};
