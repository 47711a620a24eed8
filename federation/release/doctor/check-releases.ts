import { createHash } from 'node:crypto';
import { parse } from 'semver';
import { isRelease, type Channel, type HeaderRelease, type ReleaseFile } from '../../loader/release';
import { channelLabel, type ChannelId } from '../channel';
import { checkDeltas, upgradeSteps, type UpgradeStep } from '../deltas/deltas';
import { dictionaryChunk } from '../deltas/dictionary';
import { INTEGRITY_FILE, integrityOf, isListOf } from '../integrity-list';
import { REPUBLISH } from './check-files';
import type { ReadRelease } from './examine-deployment';
import {
  error,
  varies,
  warning,
  type ExaminedFile,
  type Found,
  type Problem,
  type RequestFile,
} from './examined-file';

const at = (file: string, found: Found): Problem => ({ ...found, file });

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
  const found = (file: string, problem: string): Problem =>
    at(path + file, error('integrity', problem, REPUBLISH));
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
  const found = (problem: string): Problem =>
    at(file, error('contract', problem, 'Promote a release with the contract of this channel'));
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
    .map(({ file }) => at(file, found));
};

const NO_DICTIONARY = warning(
  'deltas',
  'no `use-as-dictionary`: browsers transfer the whole file of the next release',
  'Keep the header of the origin, as in federation/edge/nginx.conf',
);

const VARY = error(
  'deltas',
  'no `vary: available-dictionary`: caches send a delta to browsers that cannot decode it',
  'Send `vary: Accept-Encoding, Available-Dictionary` with scripts and style sheets of releases',
);

const NO_DELTAS =
  'Publish the release again, which writes missing deltas, and forward Available-Dictionary to the origin';

/** Finds scripts and style sheets that browsers do not keep as dictionaries for the next release. */
export const checkDictionaries = (files: readonly ExaminedFile[]): readonly Problem[] =>
  files
    .filter(({ file, kind }) => kind === 'release' && dictionaryChunk(file) !== undefined)
    .filter(({ served }) => served.some(({ headers }) => !headers.has('use-as-dictionary')))
    .map(({ file }) => at(file, NO_DICTIONARY));

interface ExaminedDeltas {
  readonly problems: readonly Problem[];
  /** The message if there are no problems; undefined if there is no release before. */
  readonly passed?: string | undefined;
}

const examineStep = async (
  request: RequestFile,
  { from, to }: UpgradeStep,
  { list }: ReadRelease,
): Promise<ExaminedDeltas> => {
  const problems: Problem[] = [];
  const source = {
    read: async (file: string) => {
      const response = await request(file, 'br');
      return 'status' in response && response.status === 200 ? response.bytes : undefined;
    },
    readDelta: async (file: string, available: string) => {
      const response = await request(file, 'br, dcz', available);
      if (!('status' in response) || response.headers.get('content-encoding') !== 'dcz') return undefined;
      if (!varies(response, 'available-dictionary')) problems.push(at(file, VARY));
      return response.bytes;
    },
  };
  const { files, deltas, wrong } = await checkDeltas(source, { from, to }, list);
  problems.unshift(
    ...wrong.map(({ file, problem }) => at(to.path + file, error('deltas', problem, REPUBLISH))),
  );
  if (files > 0 && deltas === 0) {
    const problem = `has no deltas for browsers that have ${from.version}`;
    problems.push(at(to.path, warning('deltas', problem, NO_DELTAS)));
  }
  const passed = `${String(deltas)} of ${String(files)} files are deltas from ${from.version}`;
  return { problems, passed: files === 0 ? undefined : passed };
};

/** Requests the releases of a channel as browsers do that have the release before, and checks the deltas [FED-5]. */
export const examineDeltas = async (
  request: RequestFile,
  channel: Channel,
  releases: readonly ReadRelease[],
): Promise<ExaminedDeltas> => {
  const examined: ExaminedDeltas[] = [];
  for (const step of upgradeSteps(channel)) {
    const release = releases.find(({ target }) => target.path === step.to.path);
    if (release) examined.push(await examineStep(request, step, release));
  }
  const passed = examined.flatMap((each) => each.passed ?? []);
  return {
    problems: examined.flatMap(({ problems }) => problems),
    passed: passed.length > 0 ? passed.join(', ') : undefined,
  };
};
