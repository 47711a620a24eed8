import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { IntegrityList } from '../integrity-list';

const ASSET = /^(?:.*\/)?([^/.]+)\.[0-9a-f]{6}\.(js|css|svg)$/;

/**
 * Returns the name of a chunk without its hash but with its extension, such as `search.js`, by which it is the same
 * chunk in every release; undefined for any other file.
 */
export const assetName = (file: string): string | undefined => {
  const [, chunk, extension] = ASSET.exec(file) ?? [];
  return chunk === undefined || extension === undefined ? undefined : `${chunk}.${extension}`;
};

/** Browsers use dictionaries for these files only: hosts load them in CORS mode, and pictures without it. */
const SCRIPT_OR_STYLE = /\.(js|css)$/;

/**
 * Returns the name of a chunk that browsers use as a dictionary, such as `search.js`; undefined for any other file.
 */
export const dictionaryChunk = (file: string): string | undefined =>
  SCRIPT_OR_STYLE.test(file) ? assetName(file) : undefined;

/** The first eight letters or digits in a row. The configurations in federation/edge have the same expression. */
const NAME = /^[A-Za-z0-9+/]*?([A-Za-z0-9]{8})/;

/** A file that browsers may have in their cache, and with which they can decode a delta (RFC 9842). */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes. */
  readonly hash: Buffer;
}

export const dictionaryOf = (bytes: Buffer): Dictionary => ({
  bytes,
  hash: createHash('sha256').update(bytes).digest(),
});

/** Returns the value of the request header `Available-Dictionary` of a browser that has the dictionary. */
export const availableDictionary = ({ hash }: Dictionary): string => `:${hash.toString('base64')}:`;

/**
 * Returns the folder of the deltas for a dictionary: eight characters of the hash in base64, which a web server can take
 * from `Available-Dictionary` with a regular expression. Base64 as a whole is no file name, because it has slashes.
 *
 * @returns undefined for a hash without eight letters or digits in a row, which has no deltas: about one of 100,000
 */
export const dictionaryName = ({ hash }: Dictionary): string | undefined =>
  NAME.exec(hash.toString('base64'))?.[1];

/**
 * Returns the path of a delta in its release.
 *
 * @param file the file that the browser receives
 * @param name see {@link dictionaryName}
 */
export const deltaPath = (file: string, name: string): string => `deltas/${name}/${file}`;

/** A delta is written if it is at most this part of the brotli copy: a longer one is not worth its place in caches. */
const WORTHWHILE_SHARE = 1 / 3;

/**
 * Returns whether a release has a delta of this size.
 *
 * @param compressed size of the file's brotli copy, in bytes like that of the delta
 */
export const isWorthwhile = (delta: number, compressed: number): boolean =>
  delta <= compressed * WORTHWHILE_SHARE;

const ACCEPTS_DELTAS = /(^|[\s,])dcz($|[\s,])/;
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Returns the path of the delta that a browser with these request headers can decode; undefined if the browser has no
 * dictionary. The delta may be missing.
 *
 * @param key path of the requested file
 */
export const requestedDelta = (key: string, headers: IncomingHttpHeaders): string | undefined => {
  const [, hash = ''] = AVAILABLE.exec(String(headers['available-dictionary'])) ?? [];
  const name = NAME.exec(hash)?.[1];
  if (name === undefined || !ACCEPTS_DELTAS.test(String(headers['accept-encoding']))) return undefined;
  const { dir, base } = path.posix.parse(key);
  return `${dir}/${deltaPath(base, name)}`;
};

/**
 * Returns the value of `Use-As-Dictionary` for a file of a release: it is a dictionary for the same chunk of every other
 * release. Returns undefined for a file that is no chunk.
 *
 * @param base path of the releases, with a trailing slash
 */
export const useAsDictionary = (base: string, file: string): string | undefined => {
  const name = dictionaryChunk(file);
  return name && `match="${base}*/${name.replace('.', '.*.')}"`;
};

/** A file of a release, and the file of an earlier release that is its dictionary. */
export interface DictionaryPair {
  readonly file: string;
  readonly dictionary: string;
}

/** Returns the scripts and style sheets of a release, each with the same chunk of an earlier release. */
export const dictionaryPairs = (
  { files }: IntegrityList,
  earlier: IntegrityList,
): readonly DictionaryPair[] => {
  const dictionaries = Object.keys(earlier.files);
  return Object.keys(files).flatMap((file) => {
    const chunk = dictionaryChunk(file);
    if (chunk === undefined) return [];
    return dictionaries
      .filter((dictionary) => dictionaryChunk(dictionary) === chunk)
      .map((dictionary) => ({ file, dictionary }));
  });
};
