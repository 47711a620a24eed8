import { major, parse } from 'semver';
import type { Channel, ChannelTarget } from '../loader/release';
import {
  aborted,
  channelLabel,
  previousOf,
  promoted,
  readChannel,
  rolledBack,
  rolledOut,
  targetsOf,
  writeChannel,
  type Author,
  type ChannelId,
  type CurrentChannel,
} from './channel';
import { failed, incomplete, messageOf } from './exit-codes';
import { checkNeverExisted } from './history';
import { integrityOf, readList, wrongFiles, type IntegrityList, type ReadFile } from './integrity-list';
import { findRelease } from './inventory';
import { moveStableFiles, stableFiles } from './stable-files';
import { readFrom, type ObjectStore } from './store';

interface MoveOptions extends Author {
  readonly store: ObjectStore;
  readonly dryRun: boolean;
}

interface PromoteOptions extends MoveOptions {
  /** Name of the channel. The contract of the release decides whose channel it is. */
  readonly channel: string;
  /** The complete version, or the part before `+` if only one release has it. */
  readonly version: string;
  /** The part of the visits that receives the release, from 1 to 100; 100 by default. */
  readonly percent?: number | undefined;
  /** Promotes even if hosts that accept the channel's contract would refuse the release. */
  readonly allowContractChange: boolean;
  /** Promotes a release even if it was aborted on this channel. */
  readonly again?: boolean;
}

interface ChannelOptions extends MoveOptions {
  readonly channel: ChannelId;
}

interface StepOptions extends ChannelOptions {
  /** The part of the visits that receives the candidate, from 1 to 100. */
  readonly percent: number;
  readonly allowContractChange: boolean;
}

interface RollbackOptions extends ChannelOptions {
  /** The target version; the previous release by default. */
  readonly to?: string | undefined;
}

export interface Moved {
  /** `v{contract}/{name}` */
  readonly channel: string;
  readonly from: string | undefined;
  readonly to: string;
  /** The part of the visits that receives `to`, if it is a candidate. */
  readonly percent?: number;
  /** The candidate that was removed. */
  readonly aborted?: string;
  /** The channel is already in this state, so nothing was written. */
  readonly unchanged: boolean;
  /** The store ignores conditions, so it cannot prevent simultaneous promotions. */
  readonly unguarded: boolean;
}

interface FoundRelease {
  readonly version: string;
  readonly path: string;
  readonly list: IntegrityList;
  readonly read: ReadFile;
}

/**
 * Finds a published release and reads its list of files.
 *
 * @throws ReleaseError if no release or several releases match, or the list is malformed
 */
const readRelease = async (store: ObjectStore, requested: string): Promise<FoundRelease> => {
  const { version, path } = await findRelease(store, requested);
  const list = await readList(readFrom(store), path);
  if (!list) throw failed(`${path} has no list of its files: publish it again`);
  return { version, path, list, read: (file) => readFrom(store)(path + file) };
};

/**
 * Checks every byte of a release.
 *
 * @throws ReleaseError if a file is wrong
 */
const checkRelease = async ({ version, path, list, read }: FoundRelease): Promise<ChannelTarget> => {
  const [wrong, ...others] = await wrongFiles(list, read);
  if (wrong) {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    throw failed(`${path}${wrong.file}: ${wrong.problem}${more}: publish it again`);
  }
  const header = await read('header.json');
  if (!header) throw failed(`${path} has no header.json`);
  return { version, path, integrity: integrityOf(header), contract: list.contract };
};

/** Returns whether hosts that accept `current` also accept `next`: the same major version, and not a lower minor one. */
const keepsContract = (current: string, next: string): boolean => {
  const [from, to] = [parse(current), parse(next)];
  return from !== null && to !== null && to.major === from.major && to.minor >= from.minor;
};

type Change = Pick<Moved, 'from' | 'to' | 'percent' | 'aborted' | 'unchanged'>;

/** @throws ReleaseError `incomplete` if the files that follow a channel, which has moved, cannot be written */
const completeMove = async (store: ObjectStore, id: ChannelId, { to, percent }: Change): Promise<void> => {
  try {
    await moveStableFiles(store, id);
  } catch (error) {
    const part = percent === undefined ? '' : ` --percent ${percent}`;
    throw incomplete(
      `${channelLabel(id)} points to ${to} now, but its other files have not followed: ${messageOf(error)}. ` +
        `Complete it: npm run release -- promote ${to} --channel ${id.name}${part}`,
    );
  }
};

const move = async (
  { store, dryRun }: MoveOptions,
  id: ChannelId,
  current: CurrentChannel | undefined,
  next: Channel,
  change: Change,
): Promise<Moved> => {
  for (const { path } of targetsOf(next)) await stableFiles(readFrom(store), id, path);
  if (!change.unchanged && !dryRun) await writeChannel(store, id, next, current);
  if (!dryRun) await completeMove(store, id, change);
  return { channel: channelLabel(id), ...change, unguarded: !store.conditional };
};

/** @throws ReleaseError if the channel cannot receive the release, or this part of it, in its current state */
const checkState = (channel: Channel | undefined, name: string, version: string, percent: number): void => {
  const candidate = channel?.candidate;
  if (candidate && candidate.version !== version) {
    const part = String(candidate.percent);
    throw failed(`${name} has the candidate ${candidate.version} at ${part} %: promote or abort it first`);
  }
  if (percent === 100) return;
  if (!channel) throw failed(`there is no channel ${name}: promote its first release to all visits`);
  if (channel.version === version) throw failed(`${name} already points to ${version} for all visits`);
};

/** @throws ReleaseError if the release was aborted on this channel, which a repeated command may have overlooked */
const checkNotAborted = (channel: Channel, version: string): void => {
  const aborts = channel.history.find((past) => past.version === version && past.until !== undefined);
  if (aborts)
    throw failed(`${version} was aborted at ${aborts.until ?? ''}: --again promotes it all the same`);
};

/**
 * Points a channel to a release, for all visits or for a part of them: the channel of the major version of its contract
 * [FED-3] [FED-5].
 *
 * @throws ReleaseError if the release is incomplete or has a lower minor version of the contract, or the channel has
 *   another candidate; `conflict` if another promotion was first
 */
export const promote = async (options: PromoteOptions): Promise<Moved> => {
  const { store, channel: name, version, percent = 100, allowContractChange } = options;
  const found = await readRelease(store, version);
  const id: ChannelId = { name, contract: major(found.list.contract) };
  // Read before the long check of the release, so that another promotion during the check is a conflict.
  const current = await readChannel(store, id);
  const channel = current?.channel;
  if (!channel) await checkNeverExisted(store, id);
  else if (options.again !== true) checkNotAborted(channel, found.version);
  checkState(channel, channelLabel(id), found.version, percent);
  const target = await checkRelease(found);
  const contract = channel?.contract ?? target.contract;
  if (!allowContractChange && !keepsContract(contract, target.contract)) {
    throw failed(
      `${target.version} has contract ${target.contract}, hosts of ${channelLabel(id)} use ${contract}: ` +
        'see --allow-contract-change',
    );
  }
  const change = { from: channel?.version, to: target.version };
  if (percent === 100 || !channel) {
    const unchanged = channel?.version === target.version;
    return move(options, id, current, promoted(channel, target, options), { ...change, unchanged });
  }
  const unchanged = channel.candidate?.percent === percent;
  const next = rolledOut(channel, target, percent, options);
  return move(options, id, current, next, { ...change, percent, unchanged });
};

const readExisting = async (store: ObjectStore, id: ChannelId): Promise<CurrentChannel> => {
  const current = await readChannel(store, id);
  if (current) return current;
  await checkNeverExisted(store, id);
  throw failed(`there is no channel ${channelLabel(id)}`);
};

/** Returns whether the last change of a channel made its candidate, or another release, the current one. */
const isJustPromoted = ({ version, moves }: Channel): boolean =>
  moves?.[0]?.action === 'promote' && moves[0].version === version;

/** Returns the version of the candidate that the last change of a channel removed. */
const justAborted = ({ moves }: Channel): string | undefined =>
  moves?.[0]?.action === 'abort' ? moves[0].version : undefined;

/**
 * Changes the part of the visits that receives the candidate of a channel; 100 percent make it the current release.
 * Repeating that completes it, if it was interrupted after the channel was written.
 *
 * @throws ReleaseError if the channel has no candidate, and as {@link promote}
 */
export const stepCandidate = async (options: StepOptions): Promise<Moved> => {
  const { store, channel: id } = options;
  const { channel } = await readExisting(store, id);
  const isRepeated = options.percent === 100 && isJustPromoted(channel);
  const target = channel.candidate ?? (isRepeated ? channel : undefined);
  if (!target) throw failed(`${channelLabel(id)} has no candidate: name the version`);
  return promote({ ...options, channel: id.name, version: target.version });
};

const abort = (options: ChannelOptions, current: CurrentChannel): Promise<Moved> => {
  const { channel } = current;
  const { candidate, version: to } = channel;
  const from = candidate?.version ?? justAborted(channel);
  if (from === undefined) throw failed(`${channelLabel(options.channel)} has no candidate`);
  const next = candidate ? aborted(channel, candidate, options) : channel;
  return move(options, options.channel, current, next, { from, to, aborted: from, unchanged: !candidate });
};

/**
 * Removes the candidate of a channel, so that all visits receive the current release again. Repeating that completes it,
 * if it was interrupted after the channel was written.
 *
 * @throws ReleaseError if the channel has no candidate; `conflict` if another promotion was first
 */
export const abortCandidate = async (options: ChannelOptions): Promise<Moved> =>
  abort(options, await readExisting(options.store, options.channel));

/**
 * Undoes the last promotion: removes the candidate of a channel, or else points the channel back to its previous
 * release. With `to`, points it to that release and removes the candidate. The contract is not checked, because hosts
 * have already used that release.
 */
export const rollback = async (options: RollbackOptions): Promise<Moved> => {
  const { store, channel: id, to } = options;
  const current = await readExisting(store, id);
  const { channel } = current;
  const name = channelLabel(id);
  if (to === undefined && channel.candidate) return abort(options, current);
  const version = to ?? previousOf(channel)?.version;
  if (version === undefined) throw failed(`${name} has no previous release before ${channel.version}`);
  const target = await checkRelease(await readRelease(store, version));
  if (major(target.contract) !== id.contract)
    throw failed(`${target.version} has contract ${target.contract}, which is not for ${name}`);
  return move(options, id, current, rolledBack(channel, target, options), {
    from: channel.version,
    to: target.version,
    unchanged: channel.version === target.version && !channel.candidate,
    ...(channel.candidate && { aborted: channel.candidate.version }),
  });
};
