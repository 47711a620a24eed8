import { setTimeout as pause } from 'node:timers/promises';
import type { Channel, ChannelTarget } from '../loader/release';
import { channelKey, channelLabel, parseChannel, targetsOf, type ChannelId } from './channel';
import { checkDeltas, upgradeSteps } from './deltas/deltas';
import { EXIT, ReleaseError } from './exit-codes';
import {
  INTEGRITY_FILE,
  parseIntegrityList,
  problemOf,
  releaseVersion,
  type FileIntegrity,
  type FileProblem,
  type IntegrityList,
} from './integrity-list';
import { mapConcurrently } from './map-concurrently';
import { stableFiles } from './stable-files';

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

type FetchResponse = (
  file: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Response | undefined>;
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
  ({ base, timeout }: VerifyOptions): FetchResponse =>
  async (file, headers) => {
    const url = new URL(file, base);
    const init = { headers, signal: AbortSignal.timeout(timeout) };
    const response = await fetch(url, init).catch((error: unknown) => {
      const { cause = error } = error instanceof Error ? error : {};
      throw new ReleaseError(EXIT.unreachable, `${url.href}: ${String(cause)}`);
    });
    if (response.status >= 500) {
      throw new ReleaseError(EXIT.unreachable, `${url.href} returned status ${String(response.status)}`);
    }
    return response.ok ? response : undefined;
  };

const fetchFileWith =
  (fetchResponse: FetchResponse): FetchFile =>
  async (file, encoding = 'br, gzip') => {
    const response = await fetchResponse(file, { 'accept-encoding': encoding });
    return response && bodyOf(response);
  };

/** Requests a file with the headers of a browser that has a dictionary. Returns the delta, if there is one. */
const fetchDeltaWith =
  (fetchResponse: FetchResponse) =>
  async (file: string, available: string): Promise<Buffer | undefined> => {
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': available };
    const response = await fetchResponse(file, headers);
    const body = response && (await bodyOf(response));
    return response?.headers.get('content-encoding') === 'dcz' ? body : undefined;
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
  const isExpected = (channel: Channel): boolean =>
    version === undefined || targetsOf(channel).some((target) => target.version === version);
  let channel = await read();
  while (!isExpected(channel)) {
    if (performance.now() > end)
      throw new ReleaseError(
        EXIT.failed,
        `${channelLabel(id)} points to ${channel.version}, not to ${version ?? ''}`,
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

/** Checks all files of a release, except those with stable addresses. */
const checkRelease = async (
  fetchFile: FetchFile,
  { version, path, integrity }: ChannelTarget,
  { progress }: VerifyOptions,
): Promise<Pick<Verified, 'files' | 'wrong'> & { readonly list: IntegrityList }> => {
  const listKey = path + INTEGRITY_FILE;
  const list = parseIntegrityList((await fetchRequired(fetchFile, listKey)).toString(), listKey);
  const wrong: FileProblem[] = [];
  const [packageVersion = ''] = version.split('+');
  if (list.version !== version || releaseVersion(packageVersion, list.files) !== version) {
    wrong.push({ file: INTEGRITY_FILE, problem: `is not the list of ${version}` });
  }
  if (list.files['header.json']?.integrity !== integrity) {
    wrong.push({ file: 'header.json', problem: 'is not the file of the channel' });
  }
  const files = Object.entries(list.files).filter(([file]) => !COMPRESSED.test(file));
  let done = 0;
  const check = async ([file, expected]: readonly [string, FileIntegrity]): Promise<FileProblem[]> => {
    const problems: FileProblem[] = [];
    for (const [encoding, ending] of ENCODINGS) {
      if (!(file + ending in list.files)) continue;
      const problem = await fetchProblem(() => fetchFile(path + file, encoding), expected);
      if (problem !== undefined) problems.push({ file, problem: `${problem} (${encoding})` });
    }
    done += 1;
    progress(done, files.length);
    return problems;
  };
  wrong.push(...(await mapConcurrently(files, AT_ONCE, check)).flat());
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
  const fetchResponse = fetchFrom(options);
  const fetchFile = fetchFileWith(fetchResponse);
  const channel = await readChannel(fetchFile, options);
  const { version, path, candidate } = channel;
  const checked = [];
  for (const target of targetsOf(channel)) checked.push(await checkRelease(fetchFile, target, options));
  const wrong = checked.flatMap((each) => each.wrong);
  let deltas = 0;
  for (const step of upgradeSteps(channel)) {
    const list = checked.map((each) => each.list).find((each) => each.version === step.to.version);
    if (!list) continue;
    const source = { read: fetchFile, readDelta: fetchDeltaWith(fetchResponse) };
    const checkedStep = await checkDeltas(source, step, list);
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
