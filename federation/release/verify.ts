import { setTimeout as pause } from 'node:timers/promises';
import type { Channel, ChannelTarget } from '../loader/release';
import { channelKey, channelLabel, parseChannel, targetsOf, type ChannelId } from './channel';
import { checkDeltas, upgradeSteps } from './deltas/deltas';
import { failed, unreachable } from './exit-codes';
import {
  INTEGRITY_FILE,
  isListOf,
  parseIntegrityList,
  problemOf,
  type FileIntegrity,
  type FileProblem,
  type IntegrityList,
} from './integrity-list';
import { mapConcurrently } from './map-concurrently';
import { stableFiles } from './stable-files';

/** Pause between two requests for a channel, until caches no longer serve its old version. */
const POLL_MS = 1000;

/** Compressed copies are requested by a header, and their decompressed bytes are checked. */
const COMPRESSED = /\.(br|gz)$/;
const ENCODINGS = [
  ['identity', ''],
  ['gzip', '.gz'],
  ['br', '.br'],
] as const;

interface VerifyOptions {
  readonly channel: ChannelId;
  /** Address of the releases, with a trailing slash. */
  readonly base: URL;
  /** Timeout of one file in milliseconds. */
  readonly timeout: number;
  /** The release to which the channel should point, for all visits or for a part of them; any release by default. */
  readonly version?: string | undefined;
  /** Milliseconds within which the channel must point to the release. */
  readonly channelTimeout: number;
  readonly progress: (done: number, of: number) => void;
}

export interface Verified {
  readonly channel: string;
  readonly version: string;
  /** Version of the candidate, if the channel has one. */
  readonly candidate?: string;
  readonly files: number;
  /** Files that were served as deltas to browsers that have the release before. */
  readonly deltas: number;
  readonly wrong: readonly FileProblem[];
}

type FetchFile = (file: string, encoding?: string) => Promise<Buffer | undefined>;

/** The body of a response was interrupted, or could not be decompressed. */
class BrokenBody extends Error {
  override readonly message = 'is truncated or cannot be decompressed';
}

/** Creates the requests for files. They return undefined for a client error, such as 404. */
const createRequests = ({ base, timeout }: VerifyOptions) => {
  /** @throws ReleaseError if the server does not respond or has an error */
  const request = async (file: string, headers: Readonly<Record<string, string>>) => {
    const url = new URL(file, base);
    const init = { headers, signal: AbortSignal.timeout(timeout) };
    const response = await fetch(url, init).catch((error: unknown) => {
      const { cause = error } = error instanceof Error ? error : {};
      throw unreachable(`${url.href}: ${String(cause)}`);
    });
    if (response.status >= 500) {
      throw unreachable(`${url.href} returned status ${String(response.status)}`);
    }
    if (!response.ok) return undefined;
    const bytes = await response.arrayBuffer().catch(() => {
      throw new BrokenBody();
    });
    return { bytes: Buffer.from(bytes), encoding: response.headers.get('content-encoding') };
  };
  return {
    fetchFile: async (file: string, encoding = 'br, gzip') =>
      (await request(file, { 'accept-encoding': encoding }))?.bytes,
    /** Requests a file with the headers of a browser that has a dictionary. Returns the delta, if there is one. */
    fetchDelta: async (file: string, available: string) => {
      const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': available };
      const response = await request(file, headers);
      return response?.encoding === 'dcz' ? response.bytes : undefined;
    },
  };
};

const fetchRequired = async (fetchFile: FetchFile, file: string): Promise<Buffer> => {
  const bytes = await fetchFile(file).catch((error: unknown) => {
    throw error instanceof BrokenBody ? failed(`${file} ${error.message}`) : error;
  });
  if (!bytes) throw failed(`${file} is missing`);
  return bytes;
};

/** Repeats a request until its result is the expected one, or until the timeout. Returns the last result. */
const poll = async <Result>(
  read: () => Promise<Result>,
  isExpected: (result: Result) => boolean,
  timeout: number,
): Promise<Result> => {
  const end = performance.now() + timeout;
  let result = await read();
  while (!isExpected(result) && performance.now() < end) {
    await pause(Math.min(POLL_MS, timeout));
    result = await read();
  }
  return result;
};

const readChannel = async (fetchFile: FetchFile, options: VerifyOptions): Promise<Channel> => {
  const { channel: id, version, channelTimeout } = options;
  const key = channelKey(id);
  const read = async () => parseChannel((await fetchRequired(fetchFile, key)).toString(), key);
  const isExpected = (channel: Channel): boolean =>
    version === undefined || targetsOf(channel).some((target) => target.version === version);
  const channel = await poll(read, isExpected, channelTimeout);
  if (isExpected(channel)) return channel;
  throw failed(`${channelLabel(id)} points to ${channel.version}, not to ${version ?? ''}`);
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
  const expected = (await stableFiles(fetchFile, id, path)).filter(([file]) => !COMPRESSED.test(file));
  const readDiffering = async (): Promise<readonly string[]> => {
    const found = await Promise.all(
      expected.map(async ([file, bytes]) => ((await fetchFile(file))?.equals(bytes) ? [] : [file])),
    );
    return found.flat();
  };
  const files = await poll(readDiffering, ({ length }) => length === 0, channelTimeout);
  return files.map((file) => ({ file, problem: 'is not the file of the channel’s release' }));
};

/** Checks all files of a release, except those with stable addresses. */
const checkRelease = async (
  fetchFile: FetchFile,
  { version, path, integrity }: ChannelTarget,
  { progress }: VerifyOptions,
): Promise<Pick<Verified, 'files' | 'wrong'> & { readonly list: IntegrityList }> => {
  const listKey = path + INTEGRITY_FILE;
  const list = parseIntegrityList((await fetchRequired(fetchFile, listKey)).toString(), listKey);
  const wrong: FileProblem[] = [];
  if (!isListOf(list, version)) {
    wrong.push({ file: INTEGRITY_FILE, problem: `is not the list of ${version}` });
  }
  if (list.files['header.json']?.integrity !== integrity) {
    wrong.push({ file: 'header.json', problem: 'is not the file of the channel' });
  }
  const files = Object.entries(list.files).filter(([file]) => !COMPRESSED.test(file));
  const check = async ([file, expected]: readonly [string, FileIntegrity]): Promise<FileProblem[]> => {
    const problems: FileProblem[] = [];
    for (const [encoding, ending] of ENCODINGS) {
      if (!(file + ending in list.files)) continue;
      try {
        const problem = problemOf(expected, await fetchFile(path + file, encoding));
        if (problem !== undefined) problems.push({ file, problem: `${problem} (${encoding})` });
      } catch (error) {
        if (!(error instanceof BrokenBody)) throw error;
        problems.push({ file, problem: `${error.message} (${encoding})` });
      }
    }
    return problems;
  };
  wrong.push(...(await mapConcurrently(files, check, progress)).flat());
  return { files: files.length, wrong, list };
};

/**
 * Fetches a channel and all files of its releases as browsers do, in every encoding: of the current release and of a
 * candidate. Compares the files with the release's list, the list with the hash in the version, and `header.json` with
 * the channel, and the files with stable addresses with those of the current release [FED-5]. Decodes the deltas that
 * browsers with the release before receive.
 *
 * @throws ReleaseError if the channel or a list cannot be read, or the channel points to another version
 */
export const verify = async (options: VerifyOptions): Promise<Verified> => {
  const { fetchFile, fetchDelta } = createRequests(options);
  const channel = await readChannel(fetchFile, options);
  const { version, path, candidate } = channel;
  const checked = [];
  for (const target of targetsOf(channel)) checked.push(await checkRelease(fetchFile, target, options));
  const wrong = checked.flatMap((each) => each.wrong);
  let deltas = 0;
  for (const step of upgradeSteps(channel)) {
    const list = checked.map((each) => each.list).find((each) => each.version === step.to.version);
    if (!list) continue;
    const checkedStep = await checkDeltas({ read: fetchFile, readDelta: fetchDelta }, step, list);
    deltas += checkedStep.deltas;
    wrong.push(...checkedStep.wrong);
  }
  // The stable files are made from those of the release.
  if (wrong.length === 0) wrong.push(...(await checkStableFiles(fetchFile, options, path)));
  const files = checked.reduce((total, each) => total + each.files, 0);
  return {
    channel: channelLabel(options.channel),
    version,
    ...(candidate && { candidate: candidate.version }),
    files,
    deltas,
    wrong,
  };
};
