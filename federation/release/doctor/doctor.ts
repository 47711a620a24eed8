import { channelLabel, MAX_CHANNEL_BYTES, targetsOf, type ChannelId } from '../channel';
import { checkFile, lifetimeOf } from './check-files';
import {
  checkContract,
  checkDictionaries,
  checkHashes,
  checkStableFiles,
  examineDeltas,
} from './check-releases';
import { examineDeployment, type ExaminedDeployment } from './examine-deployment';
import { CHECKS, createRequestFile, error, warning } from './examined-file';
import type { Check, ExaminedFile, Problem, RequestFile, RequestOptions, Severity } from './examined-file';

interface DoctorOptions extends RequestOptions {
  readonly channel: ChannelId;
  readonly now: Date;
  readonly progress: (done: number, of: number) => void;
}

/** A line of the report: a check without problems, or one problem with all files that have it. */
export interface Finding {
  readonly check: Check;
  readonly level: Severity | 'ok';
  readonly message: string;
  readonly advice?: string;
  readonly files: readonly string[];
}

export interface Diagnosis {
  /** `v{contract}/{name}` */
  readonly channel: string;
  /** The releases of the channel: the current one, and the candidate if there is one. */
  readonly versions: readonly string[];
  /** The number of files that were requested. */
  readonly files: number;
  readonly findings: readonly Finding[];
}

const checkChannelSize = ({ file, served }: ExaminedFile): readonly Problem[] =>
  served
    .filter(({ bytes }) => bytes.length > MAX_CHANNEL_BYTES)
    .map(({ bytes }) => ({
      ...warning(
        'channel',
        `has ${String(bytes.length)} bytes, so that it needs more than one round trip`,
        `Promote with the release tool, which keeps it below ${String(MAX_CHANNEL_BYTES)} bytes`,
      ),
      file,
    }));

/** No release has this file. */
const NO_FILE = 'no-such-file.js';

/** Requests a file that does not exist, and finds a response other than a 404 that is not cached. */
const checkMissingFile = async (request: RequestFile, path: string): Promise<readonly Problem[]> => {
  const file = path + NO_FILE;
  const response = await request(file, 'identity');
  if ('failure' in response) {
    const problem = `a file that does not exist has no response: ${response.failure}`;
    return [{ ...error('missing', problem, 'Respond with 404'), file }];
  }
  const status = String(response.status);
  if (status !== '404' && status !== '410') {
    const advice = 'Respond with 404, and with no page in its place, which hosts would load as a script';
    return [{ ...error('missing', `a file that does not exist has status ${status}`, advice), file }];
  }
  const lifetime = lifetimeOf(response.headers) ?? 0;
  if (lifetime === 0) return [];
  const advice = 'Send `cache-control: no-store`: the file may be published a moment later';
  return [{ ...warning('missing', `a ${status} is cached for ${String(lifetime)} s`, advice), file }];
};

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Finds an address that browsers block in pages of https. */
export const checkProtocol = ({ protocol, hostname, href }: URL): readonly Problem[] => {
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return [];
  const problem = 'is not https, so browsers block the files in pages of https';
  return [{ ...error('policy', problem, 'Serve the releases with https'), file: href }];
};

/** The message of each check that found nothing. A check that was not made has none. */
type Passed = Readonly<Partial<Record<Check, string | undefined>>>;

/** Without a channel, only its own response was checked. */
const passedOf = (
  { channel, releases }: ExaminedDeployment,
  files: number,
  base: URL,
  deltas: string | undefined,
): Passed => ({
  ...(channel && { channel: 'the channel and the lists of its releases are complete' }),
  ...(releases.length > 0 && {
    status: `${String(files)} files are served`,
    integrity: 'all bytes are those of the release, in every encoding',
    contract: 'the channel states the contract of its releases',
    caching: 'releases are immutable, and caches keep a channel for at most 60 s',
    deltas,
    compression: 'compressed copies are served to clients that accept them',
    types: 'scripts, style sheets and JSON files have their type',
    cors: 'pages of other origins can load all files',
    headers: 'all files have the headers that hosts of other origins need',
    missing: 'a file that does not exist is a 404, which is not cached',
    policy: `the policies of hosts need ${base.origin} in script-src, style-src and connect-src`,
  }),
});

const byProblem = (problems: readonly Problem[]): readonly Finding[] => {
  const findings = new Map<string, Finding>();
  for (const { check, severity: level, file, problem: message, advice } of problems) {
    const key = [level, message, advice].join();
    const files = new Set([...(findings.get(key)?.files ?? []), file]);
    findings.set(key, { check, level, message, advice, files: [...files] });
  }
  return [...findings.values()];
};

/** Returns the findings of all checks that were made. */
const findingsOf = (problems: readonly Problem[], passed: Passed): readonly Finding[] =>
  CHECKS.flatMap((check) => {
    const found = byProblem(problems.filter((problem) => problem.check === check));
    const message = passed[check];
    return found.length > 0 || message === undefined
      ? found
      : [{ check, level: 'ok' as const, message, files: [] }];
  });

/**
 * Requests a channel and all files of its releases as browsers do, and checks what operators can set wrong: status,
 * bytes, contract, caching, compression, types and headers [FED-5].
 *
 * @throws ReleaseError if the server does not respond
 */
export const diagnose = async (options: DoctorOptions): Promise<Diagnosis> => {
  const { channel: id, base, origin, now, progress } = options;
  const request = createRequestFile(options);
  const deployment = await examineDeployment(request, id, base, progress);
  const { channelFile, channel, releases, releaseFiles, stableFiles } = deployment;
  const files = [channelFile, ...releaseFiles, ...stableFiles];
  const deltas = channel && (await examineDeltas(request, channel, releases));
  const problems = [
    ...deployment.problems,
    ...checkDictionaries(releaseFiles),
    ...(deltas?.problems ?? []),
    ...files.flatMap((each) => checkFile(each, origin).map((found) => ({ ...found, file: each.file }))),
    ...checkChannelSize(channelFile),
    ...releases.flatMap((release) => [
      ...checkHashes(release),
      ...checkContract(id, channelFile.file, release),
    ]),
    ...(channel ? checkStableFiles(stableFiles, channel, now) : []),
    ...(channel ? await checkMissingFile(request, channel.path) : []),
    ...checkProtocol(base),
  ];
  return {
    channel: channelLabel(id),
    versions: channel ? targetsOf(channel).map(({ version }) => version) : [],
    files: files.length,
    findings: findingsOf(problems, passedOf(deployment, files.length, base, deltas?.passed)),
  };
};
