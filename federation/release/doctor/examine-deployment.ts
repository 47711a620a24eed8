import type { Channel, ChannelTarget } from '../../loader/release';
import { channelKey, parseChannel, targetsOf, type ChannelId } from '../channel';
import { EXIT, messageOf, ReleaseError } from '../exit-codes';
import { INTEGRITY_FILE, parseIntegrityList } from '../integrity-list';
import { mapConcurrently } from '../map-concurrently';
import type { ReadRelease } from './check-release';
import { expectedStableFiles } from './check-stable-files';
import type { ExaminedFile, ExpectedFile } from './examined-file';
import type { Problem } from './finding';
import type { RequestFile, Served } from './request-file';

const AT_ONCE = 6;
const COMPRESSED = /\.(br|gz)$/;

/** The responses of a deployment. */
export interface ExaminedDeployment {
  readonly channelFile: ExaminedFile;
  /** Undefined if the channel could not be read. */
  readonly channel?: Channel;
  /** The releases whose list could be read. */
  readonly releases: readonly ReadRelease[];
  readonly releaseFiles: readonly ExaminedFile[];
  readonly stableFiles: readonly ExaminedFile[];
  /** What could not be read. */
  readonly problems: readonly Problem[];
}

const isServed = (response: ExaminedFile['responses'][number]): response is Served => 'status' in response;

const examineFile = async (request: RequestFile, expected: ExpectedFile): Promise<ExaminedFile> => {
  const accepted = expected.isCompressed ? (['identity', 'gzip', 'br'] as const) : (['br, gzip'] as const);
  const responses = [];
  for (const each of accepted) responses.push(await request(expected.file, each));
  const served = responses.filter(isServed).filter(({ status }) => status === 200);
  return { ...expected, responses, served };
};

const unreadable = (file: string, error: unknown): Problem => ({
  check: 'channel',
  severity: 'error',
  file,
  problem: messageOf(error),
  advice: 'Publish and promote the release again, and check that no server changes the file',
});

/** @throws ReleaseError if the server does not respond */
const examineChannel = async (request: RequestFile, id: ChannelId, base: URL) => {
  const file = channelKey(id);
  const channelFile = await examineFile(request, { file, kind: 'moved', isCompressed: false });
  const [response] = channelFile.responses;
  if (response && 'failure' in response) {
    throw new ReleaseError(EXIT.unreachable, `${new URL(file, base).href}: ${response.failure}`);
  }
  const [served] = channelFile.served;
  if (!served) return { channelFile, problems: [] };
  try {
    return { channelFile, channel: parseChannel(served.bytes.toString(), file), problems: [] };
  } catch (error) {
    return { channelFile, problems: [unreadable(file, error)] };
  }
};

interface ExaminedRelease {
  readonly files: readonly ExaminedFile[];
  readonly release?: ReadRelease;
  readonly problems: readonly Problem[];
}

const examineRelease = async (
  request: RequestFile,
  target: ChannelTarget,
  progress: (done: number, of: number) => void,
): Promise<ExaminedRelease> => {
  const { path } = target;
  const listed = await examineFile(request, {
    file: path + INTEGRITY_FILE,
    kind: 'release',
    isCompressed: false,
  });
  const [response] = listed.served;
  if (!response) return { files: [listed], problems: [] };
  let list;
  try {
    list = parseIntegrityList(response.bytes.toString(), listed.file);
  } catch (error) {
    return { files: [listed], problems: [unreadable(listed.file, error)] };
  }
  const { files } = list;
  const names = Object.keys(files).filter((name) => !COMPRESSED.test(name));
  let done = 0;
  const examined = await mapConcurrently(names, AT_ONCE, async (name) => {
    const expected = files[name];
    const kind = name.startsWith('server/') ? 'renderer' : 'release';
    const isCompressed = `${name}.br` in files;
    const file = await examineFile(request, {
      file: path + name,
      kind,
      isCompressed,
      ...(expected && { expected }),
    });
    done += 1;
    progress(done, names.length);
    return file;
  });
  const bytes = new Map(examined.map(({ file, served }) => [file, served[0]?.bytes]));
  const read = (file: string): Buffer | undefined => bytes.get(path + file);
  return { files: [listed, ...examined], release: { target, list, read }, problems: [] };
};

/** The files with stable addresses are made from those of the current release, so they are checked only with it. */
const examineStableFiles = async (
  request: RequestFile,
  id: ChannelId,
  channel: Channel,
  current: ReadRelease | undefined,
): Promise<Pick<ExaminedDeployment, 'stableFiles' | 'problems'>> => {
  if (!current) return { stableFiles: [], problems: [] };
  const { list, read } = current;
  const { path } = channel;
  try {
    const expected = await expectedStableFiles(id, channel, list, async (key) =>
      read(key.slice(path.length)),
    );
    const stableFiles = await mapConcurrently(expected, AT_ONCE, (file) => examineFile(request, file));
    return { stableFiles, problems: [] };
  } catch (error) {
    return { stableFiles: [], problems: [unreadable(path, error)] };
  }
};

/**
 * Requests a channel, all files of its releases in every encoding, and the files with stable addresses.
 *
 * @param base address of the releases, with a trailing slash
 * @throws ReleaseError if the server does not respond
 */
export const examineDeployment = async (
  request: RequestFile,
  id: ChannelId,
  base: URL,
  progress: (done: number, of: number) => void,
): Promise<ExaminedDeployment> => {
  const { channelFile, channel, problems } = await examineChannel(request, id, base);
  if (!channel) return { channelFile, releases: [], releaseFiles: [], stableFiles: [], problems };
  const examined: ExaminedRelease[] = [];
  for (const target of targetsOf(channel)) examined.push(await examineRelease(request, target, progress));
  const stable = await examineStableFiles(request, id, channel, examined[0]?.release);
  return {
    channelFile,
    channel,
    releases: examined.flatMap(({ release }) => (release ? [release] : [])),
    releaseFiles: examined.flatMap(({ files }) => files),
    stableFiles: stable.stableFiles,
    problems: [...examined.flatMap((each) => each.problems), ...stable.problems],
  };
};
