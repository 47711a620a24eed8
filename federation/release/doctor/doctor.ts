import { channelLabel, MAX_CHANNEL_BYTES, targetsOf, type ChannelId } from '../channel';
import { checkCaching } from './check-caching';
import { checkCompression } from './check-compression';
import { checkDictionaries, examineDeltas, type ExaminedDeltas } from './check-deltas';
import { checkHeaders, checkTypes, createCheckCors } from './check-headers';
import { checkContract, checkHashes, checkIntegrity } from './check-release';
import { checkMissingFile, checkProtocol } from './check-server';
import { checkStableFiles } from './check-stable-files';
import { checkStatus } from './check-status';
import { examineDeployment, type ExaminedDeployment } from './examine-deployment';
import type { ExaminedFile } from './examined-file';
import { findingsOf, type Check, type Finding, type Problem } from './finding';
import { createRequestFile, type RequestOptions } from './request-file';

export interface DoctorOptions extends RequestOptions {
  readonly channel: ChannelId;
  readonly now: Date;
  readonly progress: (done: number, of: number) => void;
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

const checkFiles = (files: readonly ExaminedFile[], origin: string): readonly Problem[] => {
  const loadedByBrowsers = files.filter(({ kind }) => kind !== 'renderer');
  return [
    ...[checkStatus, checkIntegrity, checkCompression].flatMap((check) => files.flatMap(check)),
    ...[checkCaching, checkTypes, createCheckCors(origin), checkHeaders].flatMap((check) =>
      loadedByBrowsers.flatMap(check),
    ),
  ];
};

const checkChannelSize = ({ file, served }: ExaminedFile): readonly Problem[] =>
  served
    .filter(({ bytes }) => bytes.length > MAX_CHANNEL_BYTES)
    .map(({ bytes }) => ({
      check: 'channel',
      severity: 'warning',
      file,
      problem: `has ${String(bytes.length)} bytes, so that it needs more than one round trip`,
      advice: `Promote with the release tool, which keeps it below ${String(MAX_CHANNEL_BYTES)} bytes`,
    }));

/** Returns the messages of checks that found nothing. Without a channel, only its own response was checked. */
const passedOf = (
  { channel, releases }: ExaminedDeployment,
  files: number,
  base: URL,
  deltas: ExaminedDeltas | undefined,
): Readonly<Partial<Record<Check, string>>> => ({
  ...(channel && { channel: 'the channel and the lists of its releases are complete' }),
  ...(releases.length > 0 && {
    status: `${String(files)} files are served`,
    integrity: 'all bytes are those of the release, in every encoding',
    contract: 'the channel states the contract of its releases',
    caching: 'releases are immutable, and caches keep a channel for at most 60 s',
    ...(deltas?.passed !== undefined && { deltas: deltas.passed }),
    compression: 'compressed copies are served to clients that accept them',
    types: 'scripts, style sheets and JSON files have their type',
    cors: 'pages of other origins can load all files',
    headers: 'all files have the headers that hosts of other origins need',
    missing: 'a file that does not exist is a 404, which is not cached',
    policy: `the policies of hosts need ${base.origin} in script-src, style-src and connect-src`,
  }),
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
    ...checkFiles(files, origin),
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
    findings: findingsOf(problems, passedOf(deployment, files.length, base, deltas)),
  };
};
