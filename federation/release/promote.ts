import { releasePath, type Channel } from '../loader/release';
import { promoted, previousOf, readChannel, rolledBack, writeChannel } from './channel';
import type { StandingChannel, Target } from './channel';
import { EXIT, ReleaseError } from './exit-codes';
import { INTEGRITY_FILE, integrityOf, parseIntegrityList, wrongFiles } from './integrity-list';
import type { IntegrityList } from './integrity-list';
import { listReleases } from './list';
import type { ObjectStore } from './store';

export interface MoveOptions {
  readonly store: ObjectStore;
  readonly channel: string;
  readonly now: Date;
  readonly dryRun: boolean;
}

export interface PromoteOptions extends MoveOptions {
  /** Whole, or the part before `+` when only one release has it. */
  readonly version: string;
  /** Goes on where hosts that accept the channel's contract would refuse the release. */
  readonly allowContractChange: boolean;
}

export interface RollbackOptions extends MoveOptions {
  /** Left out: the release before. */
  readonly to?: string;
}

export interface Moved {
  readonly channel: string;
  readonly from: string | undefined;
  readonly to: string;
  /** The channel points there already: nothing was written. */
  readonly unchanged: boolean;
  /** The store can't keep two promoters apart by itself. */
  readonly unguarded: boolean;
}

/**
 * Finds a published release and checks every byte of it.
 *
 * @throws ReleaseError when there is none or several, or a file is wrong
 */
const wholeRelease = async (store: ObjectStore, asked: string): Promise<Target> => {
  const wanted = asked.replace('_', '+');
  const versions = (await listReleases(store)).map(({ version }) => version);
  const found = versions.filter((version) => version === wanted || version.startsWith(`${wanted}+`));
  const [version, another] = found;
  if (version === undefined) {
    throw new ReleaseError(EXIT.failed, `${asked} is not published, or not completely: publish it first`);
  }
  if (another !== undefined) throw new ReleaseError(EXIT.usage, `${asked} may be ${found.join(' or ')}`);
  const path = releasePath(version);
  const read = async (file: string): Promise<Buffer | undefined> => (await store.get(path + file))?.bytes;
  const manifest = await read(INTEGRITY_FILE);
  const list: IntegrityList = parseIntegrityList(manifest?.toString() ?? '', path + INTEGRITY_FILE);
  const [wrong, ...others] = await wrongFiles(list, read);
  if (wrong) {
    const more = others.length === 0 ? '' : `, and ${String(others.length)} more`;
    throw new ReleaseError(EXIT.failed, `${path}${wrong.file}: ${wrong.problem}${more}: publish it again`);
  }
  const header = await read('header.json');
  if (!header) throw new ReleaseError(EXIT.failed, `${path} has no header.json`);
  return { version, path, integrity: integrityOf(header), contract: list.contract };
};

const contractParts = (contract: string): readonly number[] => contract.split('.').map(Number);

/** Whether hosts that were built for `standing` may take `next`: the same major version, and nothing taken away. */
export const keepsContract = (standing: string, next: string): boolean => {
  const [major = 0, minor = 0] = contractParts(standing);
  const [nextMajor = 0, nextMinor = 0] = contractParts(next);
  return nextMajor === major && nextMinor >= minor;
};

const move = async (
  { store, channel: name, dryRun }: MoveOptions,
  standing: StandingChannel | undefined,
  next: Channel,
): Promise<Moved> => {
  const unchanged = standing?.channel.version === next.version;
  if (!unchanged && !dryRun) await writeChannel(store, name, next, standing);
  return {
    channel: name,
    from: standing?.channel.version,
    to: next.version,
    unchanged,
    unguarded: !store.conditional,
  };
};

/**
 * Points a channel to a release [FED-5].
 *
 * @throws ReleaseError when the release is not whole or breaks the contract; StoreError `conflict` when another
 * promoter was first
 */
export const promote = async (options: PromoteOptions): Promise<Moved> => {
  const { store, channel: name, version, now, allowContractChange } = options;
  const standing = await readChannel(store, name);
  const target = await wholeRelease(store, version);
  const contract = standing?.channel.contract ?? target.contract;
  if (!allowContractChange && !keepsContract(contract, target.contract)) {
    throw new ReleaseError(
      EXIT.failed,
      `${target.version} has contract ${target.contract}, hosts of ${name} are on ${contract}: ` +
        'see --allow-contract-change',
    );
  }
  return move(options, standing, promoted(standing?.channel, target, now));
};

/**
 * Points a channel back to the release before, or to one that is named. The contract is not asked: what hosts ran
 * on yesterday they can run on today.
 */
export const rollback = async (options: RollbackOptions): Promise<Moved> => {
  const { store, channel: name, to, now } = options;
  const standing = await readChannel(store, name);
  if (!standing) throw new ReleaseError(EXIT.failed, `there is no channel ${name}`);
  const version = to ?? previousOf(standing.channel)?.version;
  if (version === undefined) {
    throw new ReleaseError(EXIT.failed, `${name} has no release before ${standing.channel.version}`);
  }
  const target = await wholeRelease(store, version);
  return move(options, standing, rolledBack(standing.channel, target, now));
};
