import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '../loader/release';
import { channelKey, channelLabel, parseChannel, type ChannelId } from './channel';
import { EXIT, ReleaseError } from './exit-codes';
import { INTEGRITY_FILE, parseIntegrityList, problemOf } from './integrity-list';
import type { FileIntegrity, FileProblem } from './integrity-list';
import { mapConcurrently } from './map-concurrently';
import { stableFiles } from './stable-files';
import { releaseVersion } from './version';

const AT_ONCE = 6;
/** Pause between two requests for a channel, until caches no longer serve its old version. */
const POLL_MS = 1000;

/** Compressed copies are requested by a header, and their decompressed bytes are checked. */
const COMPRESSED = /\.(br|gz)$/;
const ENCODINGS = [
  ['identity', ''],
  ['gzip', '.gz'],
  ['br', '.br'],
] as const;

export interface VerifyOptions {
  readonly channel: ChannelId;
  /** Address of the releases, with a trailing slash. */
  readonly base: URL;
  /** Timeout of one file in milliseconds. */
  readonly timeout: number;
  /** The release to which the channel should point; any release by default. */
  readonly version?: string | undefined;
  /** Milliseconds within which the channel must point to the release. */
  readonly channelTimeout: number;
  readonly progress: (done: number, of: number) => void;
}

export interface Verified {
  readonly channel: string;
  readonly version: string;
  readonly files: number;
  readonly wrong: readonly FileProblem[];
}

type FetchFile = (file: string, encoding?: string) => Promise<Buffer | undefined>;

/** The body of a response was interrupted, or could not be decompressed. */
class BrokenBody extends Error {}

const bodyOf = async (response: Response): Promise<Buffer> => {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch {
    throw new BrokenBody('is truncated or cannot be decompressed');
  }
};

/** Returns undefined for a client error, such as 404. Throws if the server does not respond or has an error. */
const fetchFrom =
  ({ base, timeout }: VerifyOptions): FetchFile =>
  async (file, encoding = 'br, gzip') => {
    const url = new URL(file, base);
    const init = { headers: { 'accept-encoding': encoding }, signal: AbortSignal.timeout(timeout) };
    const response = await fetch(url, init).catch((error: unknown) => {
      const { cause = error } = error instanceof Error ? error : {};
      throw new ReleaseError(EXIT.unreachable, `${url.href}: ${String(cause)}`);
    });
    if (response.status >= 500) {
      throw new ReleaseError(EXIT.unreachable, `${url.href} returned status ${String(response.status)}`);
    }
    return response.ok ? bodyOf(response) : undefined;
  };

const fetchProblem = async (
  fetchBytes: () => Promise<Buffer | undefined>,
  expected: FileIntegrity,
): Promise<string | undefined> => {
  try {
    return problemOf(expected, await fetchBytes());
  } catch (error) {
    if (error instanceof BrokenBody) return error.message;
    throw error;
  }
};

const fetchRequired = async (fetchFile: FetchFile, file: string): Promise<Buffer> => {
  const bytes = await fetchFile(file).catch((error: unknown) => {
    throw error instanceof BrokenBody ? new ReleaseError(EXIT.failed, `${file} ${error.message}`) : error;
  });
  if (!bytes) throw new ReleaseError(EXIT.failed, `${file} is missing`);
  return bytes;
};

const readChannel = async (fetchFile: FetchFile, options: VerifyOptions): Promise<Channel> => {
  const { channel: id, version, channelTimeout } = options;
  const key = channelKey(id);
  const read = async () => parseChannel((await fetchRequired(fetchFile, key)).toString(), key);
  const end = performance.now() + channelTimeout;
  let channel = await read();
  while (version !== undefined && channel.version !== version) {
    if (performance.now() > end)
      throw new ReleaseError(
        EXIT.failed,
        `${channelLabel(id)} points to ${channel.version}, not to ${version}`,
      );
    await pause(Math.min(POLL_MS, channelTimeout));
    channel = await read();
  }
  return channel;
};

/**
 * Returns the files with stable addresses, such as the manifest of stock federation hosts, that are not those of the
 * channel's release. Caches may serve the former ones for a while, so they have as long as the channel.
 */
const checkStableFiles = async (
  fetchFile: FetchFile,
  { channel: id, channelTimeout }: VerifyOptions,
  path: string,
): Promise<readonly FileProblem[]> => {
  const end = performance.now() + channelTimeout;
  const expected = (await stableFiles(fetchFile, id, path)).filter(([file]) => !COMPRESSED.test(file));
  const differing = async (): Promise<readonly string[]> => {
    const found = await Promise.all(
      expected.map(async ([file, bytes]) => ((await fetchFile(file))?.equals(bytes) ? [] : [file])),
    );
    return found.flat();
  };
  let files = await differing();
  while (files.length > 0 && performance.now() < end) {
    await pause(Math.min(POLL_MS, channelTimeout));
    files = await differing();
  }
  return files.map((file) => ({ file, problem: 'is not the file of the channel’s release' }));
};

/**
 * Fetches a channel and all files of its release as browsers do, in every encoding. Compares the files with the
 * release's list, the list with the hash in the version, and `header.json` with the channel, and the files with stable
 * addresses with those of the release [FED-5].
 *
 * @throws ReleaseError if the channel or the list cannot be read, or the channel points to another version
 */
export const verify = async (options: VerifyOptions): Promise<Verified> => {
  const fetchFile = fetchFrom(options);
  const channel = await readChannel(fetchFile, options);
  const listKey = channel.path + INTEGRITY_FILE;
  const list = parseIntegrityList((await fetchRequired(fetchFile, listKey)).toString(), listKey);
  const wrong: FileProblem[] = [];
  const [packageVersion = ''] = channel.version.split('+');
  if (list.version !== channel.version || releaseVersion(packageVersion, list.files) !== channel.version) {
    wrong.push({ file: INTEGRITY_FILE, problem: `is not the list of ${channel.version}` });
  }
  if (list.files['header.json']?.integrity !== channel.integrity) {
    wrong.push({ file: 'header.json', problem: 'is not the file of the channel' });
  }
  const files = Object.entries(list.files).filter(([file]) => !COMPRESSED.test(file));
  let done = 0;
  const check = async ([file, expected]: readonly [string, FileIntegrity]): Promise<FileProblem[]> => {
    const problems: FileProblem[] = [];
    for (const [encoding, ending] of ENCODINGS) {
      if (!(file + ending in list.files)) continue;
      const problem = await fetchProblem(() => fetchFile(channel.path + file, encoding), expected);
      if (problem !== undefined) problems.push({ file, problem: `${problem} (${encoding})` });
    }
    done += 1;
    options.progress(done, files.length);
    return problems;
  };
  wrong.push(...(await mapConcurrently(files, AT_ONCE, check)).flat());
  // The stable files are made from those of the release.
  if (wrong.length === 0) wrong.push(...(await checkStableFiles(fetchFile, options, channel.path)));
  return { channel: channelLabel(options.channel), version: channel.version, files: files.length, wrong };
};
