import { createHash } from 'node:crypto';
import { parse } from 'semver';
import { isRelease, type Channel, type HeaderRelease, type ReleaseFile } from '../../loader/release';
import { channelLabel, type ChannelId } from '../channel';
import { INTEGRITY_FILE, integrityOf, isListOf } from '../integrity-list';
import { REPUBLISH } from './check-files';
import type { ReadRelease } from './examine-deployment';
import { error, warning, type ExaminedFile, type Problem } from './examined-file';

/** Returns whether bytes have a hash of an `integrity` attribute. */
const hasHash = (bytes: Buffer, integrity: string): boolean => {
  const [algorithm = '', hash] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(bytes).digest('base64') === hash;
};

const parseHeader = (bytes: Buffer | undefined): HeaderRelease | undefined => {
  try {
    const value: unknown = JSON.parse(bytes?.toString() ?? '');
    return isRelease(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the files whose hashes `header.json` states. */
const filesOf = ({ entry, stockEntry, exposes, react = [] }: HeaderRelease): readonly ReleaseFile[] => [
  entry,
  stockEntry,
  ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ...react,
];

/** Finds hashes that do not match: of the list, of `header.json`, and those in it, which the loader checks. */
export const checkHashes = ({ target, list, read }: ReadRelease): readonly Problem[] => {
  const { version, path, integrity } = target;
  const found = (file: string, problem: string): Problem => ({
    ...error('integrity', problem, REPUBLISH),
    file: path + file,
  });
  const bytes = read('header.json');
  const header = parseHeader(bytes);
  const isWrong = ({ file, integrity: stated }: ReleaseFile): boolean => {
    const served = read(file);
    return served !== undefined && !hasHash(served, stated);
  };
  return [
    ...(isListOf(list, version) ? [] : [found(INTEGRITY_FILE, `is not the list of ${version}`)]),
    ...(bytes && !hasHash(bytes, integrity) ? [found('header.json', 'is not the file of the channel')] : []),
    ...(bytes && !header ? [found('header.json', 'is not a release that the loader accepts')] : []),
    ...(header ? filesOf(header) : [])
      .filter(isWrong)
      .map(({ file }) => found(file, 'has another hash than in header.json, so the loader refuses it')),
  ];
};

/**
 * Finds a contract that differs between the channel and its release, or that hosts of the channel do not accept.
 *
 * @param file the channel's file
 */
export const checkContract = (
  id: ChannelId,
  file: string,
  { target, list, read }: ReadRelease,
): readonly Problem[] => {
  const { version, contract } = target;
  const found = (problem: string): Problem => ({
    ...error('contract', problem, 'Promote a release with the contract of this channel'),
    file,
  });
  const own = [list.contract, parseHeader(read('header.json'))?.contract ?? list.contract];
  const other = own.find((each) => each !== contract);
  return [
    ...(other === undefined ? [] : [found(`states contract ${contract}, but ${version} has ${other}`)]),
    ...(parse(contract)?.major === id.contract
      ? []
      : [found(`states contract ${contract}, which hosts of ${channelLabel(id)} refuse`)]),
  ];
};

/** Caches may serve the former file for three times the max-age. */
const CACHED_MS = 90_000;

/** Finds files with stable addresses that have not moved with the channel. */
export const checkStableFiles = (
  files: readonly ExaminedFile[],
  { promoted, moves = [] }: Channel,
  now: Date,
): readonly Problem[] => {
  const isRecent = now.getTime() - Date.parse(moves[0]?.at ?? promoted) < CACHED_MS;
  const problem = 'is not the file of the channel’s release';
  const found = isRecent
    ? warning(
        'integrity',
        problem,
        'Run the doctor again in 90 s: the channel has just moved, and caches may have the former file',
      )
    : error('integrity', problem, 'Repeat the last promotion, which completes it, then purge the caches');
  return files
    .filter(
      ({ expected, served }) =>
        expected !== undefined && !served.every(({ bytes }) => integrityOf(bytes) === expected.integrity),
    )
    .map(({ file }) => ({ ...found, file }));
};
