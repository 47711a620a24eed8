import type { Channel } from '../../loader/release';
import { checkDeltas, upgradeSteps, type DeltaSource, type UpgradeStep } from '../deltas/check-deltas';
import { dictionaryChunk } from '../deltas/dictionary';
import { varies } from './check-compression';
import type { ReadRelease } from './check-release';
import type { ExaminedFile } from './examined-file';
import type { Found, Problem } from './finding';
import type { RequestFile, Served } from './request-file';

const VARY: Found = {
  severity: 'error',
  problem: 'no `vary: available-dictionary`: caches send a delta to browsers that cannot decode it',
  advice: 'Send `vary: Accept-Encoding, Available-Dictionary` with scripts and style sheets of releases',
};

const NO_DICTIONARY: Found = {
  severity: 'warning',
  problem: 'no `use-as-dictionary`: browsers transfer the whole file of the next release',
  advice: 'Keep the header of the origin, as in federation/edge/nginx.conf',
};

const WRONG_DELTA = 'Publish the release again, then purge the caches. No server may change the bytes';

const NO_DELTAS =
  'Publish the release again, which writes missing deltas, and forward Available-Dictionary to the origin';

/** Whether a browser loads the file in CORS mode, so that it can be a dictionary: a script or a style sheet with a hash. */
const isDictionary = ({ file, kind }: ExaminedFile): boolean =>
  kind === 'release' && dictionaryChunk(file) !== undefined;

/** Finds scripts and style sheets that browsers do not keep as dictionaries for the next release. */
export const checkDictionaries = (files: readonly ExaminedFile[]): readonly Problem[] =>
  files
    .filter(
      (file) => isDictionary(file) && file.served.some(({ headers }) => !headers.has('use-as-dictionary')),
    )
    .map(({ file }) => ({ check: 'deltas', file, ...NO_DICTIONARY }));

/** Requests files as browsers do, and keeps the deltas that lack a header. */
const createSource = (request: RequestFile) => {
  const withoutVary: Served[] = [];
  const source: DeltaSource = {
    read: async (file) => {
      const response = await request(file, 'br');
      return 'status' in response && response.status === 200 ? response.bytes : undefined;
    },
    readDelta: async (file, available) => {
      const response = await request(file, 'br, dcz', available);
      if (!('status' in response) || response.headers.get('content-encoding') !== 'dcz') return undefined;
      if (!varies(response, 'available-dictionary')) withoutVary.push(response);
      return response.bytes;
    },
  };
  return { source, withoutVary };
};

const examineStep = async (
  request: RequestFile,
  step: UpgradeStep,
  { list }: ReadRelease,
): Promise<{ readonly problems: readonly Problem[]; readonly passed: string | undefined }> => {
  const { source, withoutVary } = createSource(request);
  const { files, deltas, wrong } = await checkDeltas(source, step, list);
  const check = 'deltas';
  const problems: Problem[] = [
    ...wrong.map(({ file, problem }): Problem => ({
      ...{ check, severity: 'error', file: step.to.path + file },
      ...{ problem, advice: WRONG_DELTA },
    })),
    ...withoutVary.map(({ file }): Problem => ({ check, file, ...VARY })),
  ];
  if (files === 0) return { problems, passed: undefined };
  const { version } = step.from;
  if (deltas === 0)
    problems.push({
      ...{ check, severity: 'warning', file: step.to.path },
      ...{ problem: `has no deltas for browsers that have ${version}`, advice: NO_DELTAS },
    });
  return { problems, passed: `${String(deltas)} of ${String(files)} files are deltas from ${version}` };
};

export interface ExaminedDeltas {
  readonly problems: readonly Problem[];
  /** The message if there are no problems; undefined if there is no release before. */
  readonly passed?: string;
}

/** Requests the releases of a channel as browsers do that have the release before, and checks the deltas [FED-5]. */
export const examineDeltas = async (
  request: RequestFile,
  channel: Channel,
  releases: readonly ReadRelease[],
): Promise<ExaminedDeltas> => {
  const problems: Problem[] = [];
  const passed: string[] = [];
  for (const step of upgradeSteps(channel)) {
    const release = releases.find(({ target }) => target.path === step.to.path);
    if (!release) continue;
    const examined = await examineStep(request, step, release);
    problems.push(...examined.problems);
    if (examined.passed !== undefined) passed.push(examined.passed);
  }
  return { problems, ...(passed.length > 0 && { passed: passed.join(', ') }) };
};
