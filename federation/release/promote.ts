import { major, parse } from 'semver';
import type { Channel } from '../loader/release';
import { channelLabel, promoted, previousOf, readChannel, rolledBack, writeChannel } from './channel';
import type { ChannelId, CurrentChannel, Target } from './channel';
import { EXIT, ReleaseError } from './exit-codes';
import { INTEGRITY_FILE, integrityOf, parseIntegrityList, wrongFiles } from './integrity-list';
import type { IntegrityList } from './integrity-list';
import { findRelease } from './list';
import { moveStableFiles, readFrom, stableFiles } from './stable-files';
import type { ObjectStore } from './store';

interface MoveOptions {
  readonly store: ObjectStore;
  readonly now: Date;
  readonly dryRun: boolean;
}

export interface PromoteOptions extends MoveOptions {
  /** Name of the channel. The contract of the release decides whose channel it is. */
  readonly channel: string;
  /** The complete version, or the part before `+` if only one release has it. */
  readonly version: string;
  /** Promotes even if hosts that accept the channel's contract would refuse the release. */
  readonly allowContractChange: boolean;
}

export interface RollbackOptions extends MoveOptions {
  readonly channel: ChannelId;
  /** The target version; the previous release by default. */
  readonly to?: string;
}

export interface Moved {
  /** `v{contract}/{name}` */
  readonly channel: string;
  readonly from: string | undefined;
  readonly to: string;
  /** The channel already points to the release, so nothing was written. */
  readonly unchanged: boolean;
  /** The store ignores conditions, so it cannot prevent simultaneous promotions. */
  readonly unguarded: boolean;
}

interface FoundRelease {
  readonly version: string;
  readonly path: string;
  readonly list: IntegrityList;
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/**
 * Finds a published release and reads its list of files.
 *
 * @throws ReleaseError if no release or several releases match, or the list is malformed
 */
const readRelease = async (store: ObjectStore, requested: string): Promise<FoundRelease> => {
  const { version, path } = await findRelease(store, requested);
  const read = async (file: string): Promise<Buffer | undefined> => (await store.get(path + file))?.bytes;
  const manifest = await read(INTEGRITY_FILE);
  return {
    version,
    path,
    read,
    list: parseIntegrityList(manifest?.toString() ?? '', path + INTEGRITY_FILE),
  };
};

/**
 * Checks every byte of a release.
 *
 * @throws ReleaseError if a file is wrong
 */
const checkRelease = async ({ version, path, list, read }: FoundRelease): Promise<Target> => {
  const [wrong, ...others] = await wrongFiles(list, read);
  if (wrong) {
    const more = others.length === 0 ? '' : `, and ${String(others.length)} more`;
    throw new ReleaseError(EXIT.failed, `${path}${wrong.file}: ${wrong.problem}${more}: publish it again`);
  }
  const header = await read('header.json');
  if (!header) throw new ReleaseError(EXIT.failed, `${path} has no header.json`);
  return { version, path, integrity: integrityOf(header), contract: list.contract };
};

/** Returns whether hosts that accept `current` also accept `next`: the same major version, and not a lower minor one. */
export const keepsContract = (current: string, next: string): boolean => {
  const [from, to] = [parse(current), parse(next)];
  return from !== null && to !== null && to.major === from.major && to.minor >= from.minor;
};

const move = async (
  { store, dryRun }: MoveOptions,
  id: ChannelId,
  current: CurrentChannel | undefined,
  next: Channel,
): Promise<Moved> => {
  const unchanged = current?.channel.version === next.version;
  await stableFiles(readFrom(store), id, next.path);
  if (!unchanged && !dryRun) await writeChannel(store, id, next, current);
  if (!dryRun) await moveStableFiles(store, id);
  return {
    channel: channelLabel(id),
    from: current?.channel.version,
    to: next.version,
    unchanged,
    unguarded: !store.conditional,
  };
};

/**
 * Points a channel to a release: the channel of the major version of its contract [FED-3] [FED-5].
 *
 * @throws ReleaseError if the release is incomplete or has a lower minor version of the contract; StoreError `conflict` if another promotion
 *   was first
 */
export const promote = async (options: PromoteOptions): Promise<Moved> => {
  const { store, channel: name, version, now, allowContractChange } = options;
  const found = await readRelease(store, version);
  const id: ChannelId = { name, contract: major(found.list.contract) };
  // Read before the long check of the release, so that another promotion during the check is a conflict.
  const current = await readChannel(store, id);
  const target = await checkRelease(found);
  const contract = current?.channel.contract ?? target.contract;
  if (!allowContractChange && !keepsContract(contract, target.contract)) {
    throw new ReleaseError(
      EXIT.failed,
      `${target.version} has contract ${target.contract}, hosts of ${channelLabel(id)} use ${contract}: ` +
        'see --allow-contract-change',
    );
  }
  return move(options, id, current, promoted(current?.channel, target, now));
};

/**
 * Points a channel back to its previous release, or to a given one. The contract is not checked, because hosts have
 * already used that release.
 */
export const rollback = async (options: RollbackOptions): Promise<Moved> => {
  const { store, channel: id, to, now } = options;
  const current = await readChannel(store, id);
  const name = channelLabel(id);
  if (!current) throw new ReleaseError(EXIT.failed, `there is no channel ${name}`);
  const version = to ?? previousOf(current.channel)?.version;
  if (version === undefined) {
    throw new ReleaseError(EXIT.failed, `${name} has no previous release before ${current.channel.version}`);
  }
  const target = await checkRelease(await readRelease(store, version));
  if (major(target.contract) !== id.contract)
    throw new ReleaseError(
      EXIT.failed,
      `${target.version} has contract ${target.contract}, which is not for ${name}`,
    );
  return move(options, id, current, rolledBack(current.channel, target, now));
};
