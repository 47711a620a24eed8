import { MANIFEST, type Channel } from '../../loader/release';
import { type ChannelId } from '../channel';
import { integrityOf, type IntegrityList } from '../integrity-list';
import { candidateManifestKey, stableFiles, type ReadFile } from '../stable-files';
import type { ExaminedFile, ExpectedFile } from './examined-file';
import type { Problem } from './finding';

/** Caches may serve the former file for three times the max-age. */
const CACHED_MS = 90_000;

const COMPRESSED = /\.(br|gz)$/;

/**
 * Returns the files with stable addresses that a channel should have, such as the manifest of stock federation hosts.
 *
 * @param read reads the files of the current release
 * @throws ReleaseError if its manifest is malformed
 */
export const expectedStableFiles = async (
  id: ChannelId,
  { path, candidate }: Channel,
  list: IntegrityList,
  read: ReadFile,
): Promise<readonly ExpectedFile[]> => {
  const files = (await stableFiles(read, id, path)).filter(([file]) => !COMPRESSED.test(file));
  const isCompressed = (file: string): boolean =>
    !file.endsWith(MANIFEST) && `${file.slice(file.lastIndexOf('/') + 1)}.br` in list.files;
  return [
    ...files.map(([file, bytes]) => ({
      file,
      kind: 'moved' as const,
      isCompressed: isCompressed(file),
      expected: { bytes: bytes.length, integrity: integrityOf(bytes) },
    })),
    ...(candidate ? [{ file: candidateManifestKey(id), kind: 'moved' as const, isCompressed: false }] : []),
  ];
};

/** Finds files with stable addresses that have not moved with the channel. */
export const checkStableFiles = (
  files: readonly ExaminedFile[],
  { promoted, moves = [] }: Channel,
  now: Date,
): readonly Problem[] => {
  const moved = Date.parse(moves[0]?.at ?? promoted);
  const isRecent = now.getTime() - moved < CACHED_MS;
  return files.flatMap(({ file, expected, served }) =>
    expected === undefined || served.every(({ bytes }) => integrityOf(bytes) === expected.integrity)
      ? []
      : [
          {
            check: 'integrity',
            severity: isRecent ? 'warning' : 'error',
            file,
            problem: 'is not the file of the channel’s release',
            advice: isRecent
              ? 'Run the doctor again in 90 s: the channel has just moved, and caches may have the former file'
              : 'Repeat the last promotion, which completes it, then purge the caches',
          },
        ],
  );
};
