import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '../loader/release';
import { channelKey, parseChannel } from './channel';
import { EXIT, ReleaseError } from './exit-codes';
import { INTEGRITY_FILE, parseIntegrityList, problemOf } from './integrity-list';
import type { FileIntegrity, FileProblem } from './integrity-list';
import { inParallel } from './in-parallel';
import { releaseVersion } from './version';

const AT_ONCE = 6;
/** Milliseconds between two looks at a channel that has moved, until the caches on the way have let go of it. */
const LOOK = 1000;

/** Browsers ask for the compressed copy by header; it is checked by what it unpacks to. */
const COMPRESSED = /\.(br|gz)$/;
const ENCODINGS = [
  ['identity', ''],
  ['gzip', '.gz'],
  ['br', '.br'],
] as const;

export interface VerifyOptions {
  readonly channel: string;
  /** Where the releases are served, ending in a slash. */
  readonly base: URL;
  /** Milliseconds for one file. */
  readonly timeout: number;
  /** The release that the channel should point to; whichever it is when left out. */
  readonly version?: string | undefined;
  /** Milliseconds that the channel may take to point there. */
  readonly patience: number;
  readonly progress: (done: number, of: number) => void;
}

export interface Verified {
  readonly channel: string;
  readonly version: string;
  readonly files: number;
  readonly wrong: readonly FileProblem[];
}

type Fetched = (file: string, encoding?: string) => Promise<Buffer | undefined>;

/** The head of the answer came, its body did not, or did not unpack. */
class BrokenBody extends Error {}

const bodyOf = async (answer: Response): Promise<Buffer> => {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    throw new BrokenBody('breaks off or does not unpack');
  }
};

/** A server that says no has no such file; one that does not answer can't be judged. */
const fetchFrom =
  ({ base, timeout }: VerifyOptions): Fetched =>
  async (file, encoding = 'br, gzip') => {
    const url = new URL(file, base);
    const asked = { headers: { 'accept-encoding': encoding }, signal: AbortSignal.timeout(timeout) };
    const answer = await fetch(url, asked).catch((error: unknown) => {
      const { cause = error } = error instanceof Error ? error : {};
      throw new ReleaseError(EXIT.unreachable, `${url.href}: ${String(cause)}`);
    });
    if (answer.status >= 500) {
      throw new ReleaseError(EXIT.unreachable, `${url.href} answered ${String(answer.status)}`);
    }
    return answer.ok ? bodyOf(answer) : undefined;
  };

const problemOver = async (
  fetched: () => Promise<Buffer | undefined>,
  expected: FileIntegrity,
): Promise<string | undefined> => {
  try {
    return problemOf(expected, await fetched());
  } catch (error) {
    if (error instanceof BrokenBody) return error.message;
    throw error;
  }
};

const fetchText = async (fetched: Fetched, file: string): Promise<Buffer> => {
  const bytes = await fetched(file).catch((error: unknown) => {
    throw error instanceof BrokenBody ? new ReleaseError(EXIT.failed, `${file} ${error.message}`) : error;
  });
  if (!bytes) throw new ReleaseError(EXIT.failed, `${file} is not there`);
  return bytes;
};

const readChannel = async (fetched: Fetched, options: VerifyOptions): Promise<Channel> => {
  const { channel: name, version, patience } = options;
  const key = channelKey(name);
  const read = async () => parseChannel((await fetchText(fetched, key)).toString(), key);
  const end = performance.now() + patience;
  let channel = await read();
  while (version !== undefined && channel.version !== version) {
    if (performance.now() > end)
      throw new ReleaseError(EXIT.failed, `${name} points to ${channel.version}, not to ${version}`);
    await pause(Math.min(LOOK, patience));
    channel = await read();
  }
  return channel;
};

/**
 * Fetches a channel and everything behind it as browsers do, in every encoding, and compares each byte with the
 * release's list, the list with the version's own hash, and `header.json` with the channel [FED-5].
 *
 * @throws ReleaseError when the channel or the list can't be read at all, or the channel points to another version
 */
export const verify = async (options: VerifyOptions): Promise<Verified> => {
  const fetched = fetchFrom(options);
  const channel = await readChannel(fetched, options);
  const listKey = channel.path + INTEGRITY_FILE;
  const list = parseIntegrityList((await fetchText(fetched, listKey)).toString(), listKey);
  const wrong: FileProblem[] = [];
  const [packageVersion = ''] = channel.version.split('+');
  if (list.version !== channel.version || releaseVersion(packageVersion, list.files) !== channel.version) {
    wrong.push({ file: INTEGRITY_FILE, problem: `is not the list of ${channel.version}` });
  }
  if (list.files['header.json']?.integrity !== channel.integrity) {
    wrong.push({ file: 'header.json', problem: 'is not the one that the channel names' });
  }
  const files = Object.entries(list.files).filter(([file]) => !COMPRESSED.test(file));
  let done = 0;
  const check = async ([file, expected]: readonly [string, FileIntegrity]): Promise<FileProblem[]> => {
    const problems: FileProblem[] = [];
    for (const [encoding, ending] of ENCODINGS) {
      if (!(file + ending in list.files)) continue;
      const problem = await problemOver(() => fetched(channel.path + file, encoding), expected);
      if (problem !== undefined) problems.push({ file, problem: `${problem} (${encoding})` });
    }
    done += 1;
    options.progress(done, files.length);
    return problems;
  };
  wrong.push(...(await inParallel(files, AT_ONCE, check)).flat());
  return { channel: options.channel, version: channel.version, files: files.length, wrong };
};
