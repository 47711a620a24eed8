import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '../loader/release';
import { channelLabel, targetsOf, type ChannelId } from './channel';
import { examineDeltas } from './doctor/check-deltas';
import { checkIntegrity, checkStatus } from './doctor/check-files';
import { checkHashes, checkStableFiles } from './doctor/check-releases';
import { examineChannel, examineReleases, examineStableFiles } from './doctor/examine-deployment';
import { createRequestFile, type ExaminedFile } from './doctor/examined-file';
import { failed, unreachable } from './exit-codes';
import type { FileProblem } from './integrity-list';

/** Pause between two requests for a channel, until caches no longer serve its old version. */
const POLL_MS = 1000;

interface VerifyOptions {
  readonly channel: ChannelId;
  /** Address of the releases, with a trailing slash. */
  readonly base: URL;
  /** Timeout of one file in milliseconds. */
  readonly timeout: number;
  /** The release to which the channel should point, for all visits or for a part of them; any release by default. */
  readonly version?: string | undefined;
  /** Milliseconds within which the channel must point to the release. */
  readonly channelTimeout: number;
  readonly progress: (done: number, of: number) => void;
}

export interface Verified {
  readonly channel: string;
  readonly version: string;
  /** Version of the candidate, if the channel has one. */
  readonly candidate?: string;
  /** The number of files that were requested. */
  readonly files: number;
  /** Files that were served as deltas to browsers that have the release before. */
  readonly deltas: number;
  readonly wrong: readonly FileProblem[];
}

/** Repeats a request until its result is the expected one, or until the timeout. Returns the last result. */
const poll = async <Result>(
  read: () => Promise<Result>,
  isExpected: (result: Result) => boolean,
  timeout: number,
): Promise<Result> => {
  const end = performance.now() + timeout;
  let result = await read();
  while (!isExpected(result) && performance.now() < end) {
    await pause(Math.min(POLL_MS, timeout));
    result = await read();
  }
  return result;
};

/** @throws ReleaseError if the server has not responded, or has an error */
const assertReachable = (files: readonly ExaminedFile[], base: URL): void => {
  for (const { file, responses } of files) {
    const { href } = new URL(file, base);
    for (const response of responses) {
      if ('failure' in response && !response.hasBegun) throw unreachable(`${href}: ${response.failure}`);
      if ('status' in response && response.status >= 500)
        throw unreachable(`${href} returned status ${response.status}`);
    }
  }
};

const pointsTo = (channel: Channel, version: string | undefined): boolean =>
  version === undefined || targetsOf(channel).some((target) => target.version === version);

/**
 * Fetches a channel and all files of its releases as browsers do, in every encoding: of the current release and of a
 * candidate. Compares the files with the release's list, the list with the hash in the version, and `header.json` with
 * the channel, and the files with stable addresses with those of the current release [FED-5]. Decodes the deltas that
 * browsers with the release before receive.
 *
 * @throws ReleaseError if the channel cannot be read, or points to another version
 */
export const verify = async (options: VerifyOptions): Promise<Verified> => {
  const { channel: id, base, version, channelTimeout, progress } = options;
  const request = createRequestFile({ ...options, origin: base.origin });
  const { channelFile, channel, problems } = await poll(
    () => examineChannel(request, id, base),
    (examined) => !examined.channel || pointsTo(examined.channel, version),
    channelTimeout,
  );
  assertReachable([channelFile], base);
  if (!channel) throw failed(problems[0]?.problem ?? `${channelFile.file} is missing`);
  if (!pointsTo(channel, version))
    throw failed(`${channelLabel(id)} points to ${channel.version}, not to ${version ?? ''}`);

  const examined = await examineReleases(request, channel, progress);
  const { releases } = examined;
  // Caches may serve the former files for a while.
  const stable = await poll(
    async () => {
      const found = await examineStableFiles(request, id, channel, releases);
      return { ...found, former: checkStableFiles(found.files, channel, new Date()) };
    },
    ({ former }) => former.length === 0,
    channelTimeout,
  );
  const files = [...examined.files, ...stable.files];
  assertReachable(files, base);
  const deltas = await examineDeltas(request, channel, releases);
  const found = [
    ...examined.problems,
    ...stable.problems,
    ...files.flatMap((each) =>
      [...checkStatus(each), ...checkIntegrity(each)].map((one) => ({ ...one, file: each.file })),
    ),
    ...releases.flatMap(checkHashes),
    ...deltas.problems.filter(({ severity }) => severity === 'error'),
    ...stable.former,
  ];
  return {
    channel: channelLabel(id),
    version: channel.version,
    ...(channel.candidate && { candidate: channel.candidate.version }),
    files: files.length,
    deltas: deltas.steps.reduce((total, step) => total + step.deltas, 0),
    wrong: found.map(({ file, problem }) => ({ file, problem })),
  };
};
