import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';
import { CHANNELS, previousOf, readChannel, targetsOf } from '../channel';
import { isFailure } from '../exit-codes';
import { problemOf, readList, type IntegrityList } from '../integrity-list';
import { mapConcurrently } from '../map-concurrently';
import { putIfDifferent, readFrom, type ObjectStore } from '../store';
import {
  deltaPath,
  dictionaryName,
  dictionaryOf,
  dictionaryPairs,
  isWorthwhile,
  type Dictionary,
  type DictionaryPair,
} from './dictionary';

/** The start of a file in the format `dcz`; the hash of its dictionary follows (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const HASH_BYTES = 32;
const HEAD_BYTES = MAGIC.length + HASH_BYTES;

/** The highest level of zstd that needs no more memory than a file of this size. */
const LEVEL = 19;

/** Encodes and decodes deltas: responses with `Content-Encoding: dcz`. */
export interface DeltaCodec {
  readonly encode: (bytes: Buffer, dictionary: Dictionary) => Buffer;
  /** @throws Error if the delta is malformed, or is for another dictionary */
  readonly decode: (delta: Buffer, dictionary: Dictionary) => Buffer;
}

const encode: DeltaCodec['encode'] = (bytes, { bytes: dictionary, hash }) => {
  const context = createCCtx();
  try {
    return Buffer.concat([MAGIC, hash, compressUsingDict(context, bytes, dictionary, LEVEL)]);
  } finally {
    freeCCtx(context);
  }
};

const decode: DeltaCodec['decode'] = (delta, { bytes: dictionary, hash }) => {
  if (!delta.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('is not in the format dcz');
  if (!delta.subarray(MAGIC.length, HEAD_BYTES).equals(hash)) throw new Error('is for another dictionary');
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(HEAD_BYTES), dictionary));
  } finally {
    freeDCtx(context);
  }
};

/** Of the process, because a second initialisation breaks the package. */
let initialised: Promise<void> | undefined;

/** Loads zstd. Node's own zstd, which has dictionaries from version 22.19, can replace the package once Node 20 is gone. */
export const loadDeltaCodec = async (): Promise<DeltaCodec> => {
  initialised ??= init();
  await initialised;
  return { encode, decode };
};

interface Release {
  /** The release's folder, with a trailing slash. */
  readonly path: string;
  readonly list: IntegrityList;
}

interface NewRelease extends Release {
  readonly read: (file: string) => Promise<Buffer>;
}

const ignoreMalformed = (error: unknown): undefined => {
  if (isFailure(error, 'failed')) return undefined;
  throw error;
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
  // A damaged channel, too, must not prevent the publication.
  const channels = await Promise.all(
    CHANNELS.map((name) => readChannel(store, { name, contract }).catch(ignoreMalformed)),
  );
  const paths = channels.flatMap((current) => {
    if (!current) return [];
    const previous = previousOf(current.channel);
    return [...targetsOf(current.channel), ...(previous ? [previous] : [])].map((each) => each.path);
  });
  const others = [...new Set(paths)].filter((each) => each !== path);
  const releases = await mapConcurrently(others, async (each) => {
    // A release that has been pruned, or whose list is malformed, must not prevent the publication of another one.
    const list = await readList(readFrom(store), each).catch(ignoreMalformed);
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
  const written = await mapConcurrently(pairs, ({ one, pair }) =>
    writeDelta(store, codec, release, one, pair),
  );
  return written.filter(Boolean).length;
};
