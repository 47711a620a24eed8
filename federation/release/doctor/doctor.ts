import { channelLabel, MAX_CHANNEL_BYTES, targetsOf, type ChannelId } from '../channel';
import { checkDictionaries, examineDeltas } from './check-deltas';
import { checkFile, lifetimeOf } from './check-files';
import { checkContract, checkHashes, checkStableFiles } from './check-releases';
import { examineChannel, examineReleases, examineStableFiles } from './examine-deployment';
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
        `has ${bytes.length} bytes, so that it needs more than one round trip`,
        `Promote with the release tool, which keeps it below ${MAX_CHANNEL_BYTES} bytes`,
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
  return [{ ...warning('missing', `a ${status} is cached for ${lifetime} s`, advice), file }];
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

const checkFiles = (files: readonly ExaminedFile[], origin: string): readonly Problem[] =>
  files.flatMap((each) => checkFile(each, origin).map((found) => ({ ...found, file: each.file })));

/** @param deltas the deltas from each release before */
const passedOf = (
  files: number,
  { origin }: URL,
  deltas: Awaited<ReturnType<typeof examineDeltas>>['steps'],
): Passed => ({
  channel: 'the channel and the lists of its releases are complete',
  status: `${files} files are served`,
  integrity: 'all bytes are those of the release, in every encoding',
  contract: 'the channel states the contract of its releases',
  caching: 'releases are immutable, and caches keep a channel for at most 60 s',
  ...(deltas.length > 0 && {
    deltas: deltas
      .map((step) => `${step.deltas} of ${step.files} files are deltas from ${step.from}`)
      .join(', '),
  }),
  compression: 'compressed copies are served to clients that accept them',
  types: 'scripts, style sheets and JSON files have their type',
  cors: 'pages of other origins can load all files',
  headers: 'all files have the headers that hosts of other origins need',
  missing: 'a file that does not exist is a 404, which is not cached',
  policy: `the policies of hosts need ${origin} in script-src, style-src and connect-src`,
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
  const { channelFile, channel, problems: unread } = await examineChannel(request, id, base);
  const problems = [
    ...unread,
    ...checkFiles([channelFile], origin),
    ...checkChannelSize(channelFile),
    ...checkProtocol(base),
  ];
  const diagnosis = { channel: channelLabel(id), versions: [], files: 1 };
  if (!channel) return { ...diagnosis, findings: findingsOf(problems, {}) };
  const examined = await examineReleases(request, channel, progress);
  const { releases } = examined;
  const stable = await examineStableFiles(request, id, channel, releases);
  const deltas = await examineDeltas(request, channel, releases);
  problems.push(
    ...examined.problems,
    ...stable.problems,
    ...checkDictionaries(examined.files),
    ...deltas.problems,
    ...checkFiles([...examined.files, ...stable.files], origin),
    ...releases.flatMap(checkHashes),
    ...releases.flatMap((release) => checkContract(id, channelFile.file, release)),
    ...checkStableFiles(stable.files, channel, now),
    ...(await checkMissingFile(request, channel.path)),
  );
  const files = 1 + examined.files.length + stable.files.length;
  const passed = releases.length > 0 ? passedOf(files, base, deltas.steps) : {};
  return {
    ...diagnosis,
    versions: targetsOf(channel).map(({ version }) => version),
    files,
    findings: findingsOf(problems, passed),
  };
};
