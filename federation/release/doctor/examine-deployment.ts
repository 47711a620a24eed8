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

const unreadable = (file: string, reason: unknown): Problem => ({
  ...error(
    'channel',
    messageOf(reason),
    'Publish and promote the release again, and check that no server changes the file',
  ),
  file,
});

/** @throws ReleaseError if the server does not respond */
const examineChannel = async (request: RequestFile, id: ChannelId, base: URL) => {
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
  const listFile = { file: path + INTEGRITY_FILE, kind: 'release', isCompressed: false } as const;
  const listed = await examineFile(request, listFile);
  const [response] = listed.served;
  if (!response) return { files: [listed], problems: [] };
  let list: IntegrityList;
  try {
    list = parseIntegrityList(response.bytes.toString(), listed.file);
  } catch (reason) {
    return { files: [listed], problems: [unreadable(listed.file, reason)] };
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
  return { files: [listed, ...examined], release: { target, list, read }, problems: [] };
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
  const unread = examined.flatMap((each) => each.problems);
  // The files with stable addresses are made from those of the current release, so they are checked only with it.
  const current = examined[0]?.release;
  let stable: readonly ExaminedFile[] = [];
  try {
    const expected = current ? await expectedStableFiles(id, channel, current) : [];
    stable = await mapConcurrently(expected, (file) => examineFile(request, file));
  } catch (reason) {
    unread.push(unreadable(channel.path, reason));
  }
  return {
    channelFile,
    channel,
    releases: examined.flatMap(({ release }) => release ?? []),
    releaseFiles: examined.flatMap(({ files }) => files),
    stableFiles: stable,
    problems: unread,
  };
};
