import { MANIFEST, type Channel, type ChannelTarget } from '../../loader/release';
import { channelKey, parseChannel, targetsOf, type ChannelId } from '../channel';
import { messageOf, unreachable } from '../exit-codes';
import { INTEGRITY_FILE, integrityOf, parseIntegrityList, type IntegrityList } from '../integrity-list';
import { mapConcurrently } from '../map-concurrently';
import { candidateManifestKey, stableFiles } from '../stable-files';
import { error, examineFile } from './examined-file';
import type { ExaminedFile, ExpectedFile, Problem, RequestFile } from './examined-file';

const COMPRESSED = /\.(br|gz)$/;

/** A release that was read from a deployment. */
export interface ReadRelease {
  readonly target: ChannelTarget;
  readonly list: IntegrityList;
  /** Returns the served bytes of a file of the release, without compression. */
  readonly read: (file: string) => Buffer | undefined;
}

interface ExaminedChannel {
  readonly channelFile: ExaminedFile;
  /** Undefined if the channel could not be read. */
  readonly channel?: Channel;
  readonly problems: readonly Problem[];
}

interface ExaminedReleases {
  readonly files: readonly ExaminedFile[];
  /** The releases whose list could be read. */
  readonly releases: readonly ReadRelease[];
  /** What could not be read. */
  readonly problems: readonly Problem[];
}

const unreadable = (file: string, reason: unknown): Problem => ({
  ...error(
    'channel',
    messageOf(reason),
    'Publish and promote the release again, and check that no server changes the file',
  ),
  file,
});

/**
 * Requests a channel.
 *
 * @param base address of the releases, with a trailing slash
 * @throws ReleaseError if the server does not respond
 */
export const examineChannel = async (
  request: RequestFile,
  id: ChannelId,
  base: URL,
): Promise<ExaminedChannel> => {
  const file = channelKey(id);
  const channelFile = await examineFile(request, { file, kind: 'moved', isCompressed: false });
  const [response] = channelFile.responses;
  if (response && 'failure' in response) {
    throw unreachable(`${new URL(file, base).href}: ${response.failure}`);
  }
  const [served] = channelFile.served;
  if (!served) return { channelFile, problems: [] };
  try {
    return { channelFile, channel: parseChannel(served.bytes.toString(), file), problems: [] };
  } catch (reason) {
    return { channelFile, problems: [unreadable(file, reason)] };
  }
};

const examineRelease = async (
  request: RequestFile,
  target: ChannelTarget,
  progress: (done: number, of: number) => void,
): Promise<ExaminedReleases> => {
  const { path } = target;
  const listFile = { file: path + INTEGRITY_FILE, kind: 'release', isCompressed: false } as const;
  const listed = await examineFile(request, listFile);
  const [response] = listed.served;
  if (!response) return { files: [listed], releases: [], problems: [] };
  let list: IntegrityList;
  try {
    list = parseIntegrityList(response.bytes.toString(), listed.file);
  } catch (reason) {
    return { files: [listed], releases: [], problems: [unreadable(listed.file, reason)] };
  }
  const names = Object.keys(list.files).filter((name) => !COMPRESSED.test(name));
  const examine = (name: string): Promise<ExaminedFile> =>
    examineFile(request, {
      file: path + name,
      kind: name.startsWith('server/') ? 'renderer' : 'release',
      isCompressed: `${name}.br` in list.files,
      expected: list.files[name],
    });
  const examined = await mapConcurrently(names, examine, progress);
  const bytes = new Map(examined.map(({ file, served }) => [file, served[0]?.bytes]));
  const read = (file: string): Buffer | undefined => bytes.get(path + file);
  return { files: [listed, ...examined], releases: [{ target, list, read }], problems: [] };
};

/**
 * Returns the files with stable addresses that a channel should have, such as the manifest of stock federation hosts.
 *
 * @throws ReleaseError if the manifest of the current release is malformed
 */
const expectedStableFiles = async (
  id: ChannelId,
  { path, candidate }: Channel,
  { list, read }: ReadRelease,
): Promise<readonly ExpectedFile[]> => {
  const files = await stableFiles(async (key) => read(key.slice(path.length)), id, path);
  const isCompressed = (file: string): boolean =>
    !file.endsWith(MANIFEST) && `${file.slice(file.lastIndexOf('/') + 1)}.br` in list.files;
  return [
    ...files
      .filter(([file]) => !COMPRESSED.test(file))
      .map(([file, bytes]) => ({
        file,
        kind: 'moved' as const,
        isCompressed: isCompressed(file),
        expected: { bytes: bytes.length, integrity: integrityOf(bytes) },
      })),
    ...(candidate ? [{ file: candidateManifestKey(id), kind: 'moved' as const, isCompressed: false }] : []),
  ];
};

/** Requests all files of the releases of a channel in every encoding. */
export const examineReleases = async (
  request: RequestFile,
  channel: Channel,
  progress: (done: number, of: number) => void,
): Promise<ExaminedReleases> => {
  const examined: ExaminedReleases[] = [];
  for (const target of targetsOf(channel)) examined.push(await examineRelease(request, target, progress));
  return {
    files: examined.flatMap(({ files }) => files),
    releases: examined.flatMap(({ releases }) => releases),
    problems: examined.flatMap(({ problems }) => problems),
  };
};

/**
 * Requests the files with stable addresses of a channel. They are made from those of the current release, so there are
 * none if its list could not be read.
 */
export const examineStableFiles = async (
  request: RequestFile,
  id: ChannelId,
  channel: Channel,
  releases: readonly ReadRelease[],
): Promise<Pick<ExaminedReleases, 'files' | 'problems'>> => {
  const current = releases.find(({ target }) => target.path === channel.path);
  try {
    const expected = current ? await expectedStableFiles(id, channel, current) : [];
    return { files: await mapConcurrently(expected, (file) => examineFile(request, file)), problems: [] };
  } catch (reason) {
    return { files: [], problems: [unreadable(channel.path, reason)] };
  }
};
