import { createHash } from 'node:crypto';
import { parse } from 'semver';
import { isRelease, type ChannelTarget, type HeaderRelease, type ReleaseFile } from '../../loader/release';
import { channelLabel, type ChannelId } from '../channel';
import { INTEGRITY_FILE, problemOf, type IntegrityList } from '../integrity-list';
import { releaseVersion } from '../version';
import type { CheckFile } from './examined-file';
import type { Problem } from './finding';

const REPUBLISH = 'Publish the release again, then purge the caches. No server may change the bytes';

/** Finds files whose bytes are not those of the release, in any encoding. */
export const checkIntegrity: CheckFile = ({ file, kind, expected, served }) => {
  // Files that a promotion replaces have a check of their own, because caches may have the former ones for a while.
  if (!expected || kind === 'moved') return [];
  return served.flatMap(({ accepted, bytes }) => {
    const problem = problemOf(expected, bytes);
    return problem === undefined
      ? []
      : [
          {
            check: 'integrity',
            severity: 'error',
            file,
            problem: `${problem} (${accepted})`,
            advice: REPUBLISH,
          },
        ];
  });
};

const pinsOf = ({ entry, stockEntry, exposes, react = [] }: HeaderRelease): readonly ReleaseFile[] => [
  entry,
  stockEntry,
  ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ...react,
];

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

/** A release that was read from a deployment. */
export interface ReadRelease {
  readonly target: ChannelTarget;
  readonly list: IntegrityList;
  /** Returns the served bytes of a file of the release, without compression. */
  readonly read: (file: string) => Buffer | undefined;
}

/** Finds hashes that do not match: of the list, of `header.json`, and those in it, which the loader checks. */
export const checkHashes = ({ target, list, read }: ReadRelease): readonly Problem[] => {
  const { version, path, integrity } = target;
  const found = (file: string, problem: string): Problem => ({
    check: 'integrity',
    severity: 'error',
    file: path + file,
    problem,
    advice: REPUBLISH,
  });
  const [packageVersion = ''] = version.split('+');
  const isOwnList = list.version === version && releaseVersion(packageVersion, list.files) === version;
  const bytes = read('header.json');
  const header = parseHeader(bytes);
  const pins = header ? pinsOf(header) : [];
  const isWrong = ({ file, integrity: pin }: ReleaseFile): boolean => {
    const served = read(file);
    return served !== undefined && !hasHash(served, pin);
  };
  return [
    ...(isOwnList ? [] : [found(INTEGRITY_FILE, `is not the list of ${version}`)]),
    ...(bytes && !hasHash(bytes, integrity) ? [found('header.json', 'is not the file of the channel')] : []),
    ...(bytes && !header ? [found('header.json', 'is not a release that the loader accepts')] : []),
    ...pins
      .filter(isWrong)
      .map(({ file }) => found(file, 'has another hash than in header.json, so the loader refuses it')),
  ];
};

/** Finds a contract that differs between the channel and its release, or that hosts of the channel do not accept. */
export const checkContract = (
  id: ChannelId,
  file: string,
  { target, list, read }: ReadRelease,
): readonly Problem[] => {
  const { version, contract } = target;
  const found = (problem: string): Problem => ({
    check: 'contract',
    severity: 'error',
    file,
    problem,
    advice: 'Promote a release with the contract of this channel',
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
