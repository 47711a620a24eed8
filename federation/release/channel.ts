import { major } from 'semver';
import * as v from 'valibot';
import { CONTRACT_VERSION } from '../contract/version';
import {
  channelPath,
  type Candidate,
  type Channel,
  type ChannelEntry,
  type ChannelMove,
  type ChannelTarget,
} from '../loader/release';
import { incomplete, isFailure, messageOf, parseJson } from './exit-codes';
import type { ObjectStore, StoredObject } from './store';

const pointed = { version: v.string(), path: v.string(), promoted: v.string() };
const target = { version: v.string(), path: v.string(), integrity: v.string(), contract: v.string() };
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

const channel: v.GenericSchema<unknown, Channel> = v.object({
  ...target,
  promoted: v.string(),
  candidate: v.optional(v.object({ ...target, percent, since: v.string() })),
  history: v.array(
    v.object({ ...pointed, withdrawn: v.optional(v.boolean()), until: v.optional(v.string()) }),
  ),
  moves: v.optional(
    v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        action: v.picklist(['promote', 'rollback', 'abort']),
        version: v.string(),
        percent: v.optional(percent),
      }),
    ),
  ),
});

/** When a channel is changed, and by whom. */
export interface Author {
  readonly now: Date;
  readonly by: string;
}

/** Major version of the contract of this repository. */
export const CONTRACT_MAJOR = major(CONTRACT_VERSION);

export const CHANNELS = ['stable', 'next'] as const;

/** Maximum size of a channel file, which hosts load before all other files [FED-5]. */
export const MAX_CHANNEL_BYTES = 2000;

/** Maximum size of an entry of the history. */
const MAX_HISTORY_ENTRY_BYTES = 150;

/** The number of changes that a channel's file keeps. */
const MAX_MOVES = 6;

/** A channel of one major version of the contract. */
export interface ChannelId {
  readonly name: string;
  /** Major version of the contract. */
  readonly contract: number;
}

export const channelKey = ({ name, contract }: ChannelId): string => channelPath(name, contract);

/** Returns the name of a channel in messages and in keys: `v1/stable`. */
export const channelLabel = ({ name, contract }: ChannelId): string => `v${contract}/${name}`;

const CHANNEL_KEY = /^v(\d+)\/channels\/([\w-]+)\.json$/;

/** Returns the channel whose file has this key; undefined for any other file. */
export const channelOfKey = (key: string): ChannelId | undefined => {
  const [, contract, name] = CHANNEL_KEY.exec(key) ?? [];
  return name === undefined ? undefined : { name, contract: Number(contract) };
};

/** @throws ReleaseError if the text is not a channel */
export const parseChannel = (text: string, where: string): Channel =>
  parseJson(channel, text, `${where} is not a channel: npm run release -- repair`);

export interface CurrentChannel {
  readonly channel: Channel;
  readonly stored: StoredObject;
}

export const readChannel = async (store: ObjectStore, id: ChannelId): Promise<CurrentChannel | undefined> => {
  const key = channelKey(id);
  const stored = await store.get(key);
  return stored && { channel: parseChannel(stored.bytes.toString(), key), stored };
};

/** Removes the entries of a version. Roll-back and prune need only the latest entry of each version. */
const pastWithout = (version: string, past: readonly ChannelEntry[]): ChannelEntry[] =>
  past.filter((one) => one.version !== version);

const latest = ({ version, path, promoted }: Channel): ChannelEntry => ({ version, path, promoted });

/** Returns the history's entry of a candidate that is removed. */
const withdrawn = ({ version, path, since }: Candidate, until: Date): ChannelEntry => ({
  version,
  path,
  promoted: since,
  withdrawn: true,
  until: until.toISOString(),
});

type Action = Omit<ChannelMove, 'at' | 'by'>;

const withMove = (
  current: Channel | undefined,
  action: Action,
  { now, by }: Author,
): readonly ChannelMove[] =>
  [{ at: now.toISOString(), by, ...action }, ...(current?.moves ?? [])].slice(0, MAX_MOVES);

/** Returns the channel after a promotion to all visits. A candidate must be this release. */
export const promoted = (current: Channel | undefined, next: ChannelTarget, author: Author): Channel => ({
  ...next,
  promoted: author.now.toISOString(),
  history: current ? pastWithout(next.version, [latest(current), ...current.history]) : [],
  moves: withMove(current, { action: 'promote', version: next.version }, author),
});

/** Returns the channel after a promotion to a part of the visits, from 1 to 99 percent. */
export const rolledOut = (current: Channel, next: ChannelTarget, part: number, author: Author): Channel => ({
  ...current,
  candidate: { ...next, percent: part, since: current.candidate?.since ?? author.now.toISOString() },
  history: pastWithout(next.version, current.history),
  moves: withMove(current, { action: 'promote', version: next.version, percent: part }, author),
});

/** Returns the history with the candidate, if there is one, as withdrawn. */
const withoutCandidate = ({ candidate, history }: Channel, { now }: Author): readonly ChannelEntry[] =>
  candidate ? [withdrawn(candidate, now), ...pastWithout(candidate.version, history)] : history;

/** Returns the channel after its candidate was aborted. */
export const aborted = (current: Channel, candidate: Candidate, author: Author): Channel => {
  const { candidate: _candidate, ...rest } = current;
  return {
    ...rest,
    history: withoutCandidate(current, author),
    moves: withMove(current, { action: 'abort', version: candidate.version }, author),
  };
};

/**
 * Returns the channel after a roll-back to `next`. The release that it leaves is marked as withdrawn, and so is a
 * candidate.
 */
export const rolledBack = (current: Channel, next: ChannelTarget, author: Author): Channel => ({
  ...next,
  promoted: author.now.toISOString(),
  history: pastWithout(next.version, [
    { ...latest(current), withdrawn: true },
    ...withoutCandidate(current, author),
  ]),
  moves: withMove(current, { action: 'rollback', version: next.version }, author),
});

/** Returns the target of a roll-back: the latest previous release that is not withdrawn. */
export const previousOf = ({ version, history }: Channel): ChannelEntry | undefined =>
  history.find((past) => past.withdrawn !== true && past.version !== version);

/** Returns the releases that pages of a channel receive: the current one, and the candidate if there is one. */
export const targetsOf = (whole: Channel): readonly ChannelTarget[] =>
  whole.candidate ? [whole, whole.candidate] : [whole];

/** Removes the oldest entry of the longer list: moves or history. */
const shortened = ({ history, moves = [], ...rest }: Channel): Channel =>
  moves.length > history.length
    ? { ...rest, history, moves: moves.slice(0, -1) }
    : { ...rest, history: history.slice(0, -1), moves };

/** Returns the bytes of a channel's file. Omits the oldest moves and history beyond {@link MAX_CHANNEL_BYTES}. */
const serialiseChannel = (whole: Channel): Buffer => {
  const bytes = Buffer.from(`${JSON.stringify(whole)}\n`);
  const isShortest = whole.history.length === 0 && (whole.moves ?? []).length === 0;
  return bytes.length <= MAX_CHANNEL_BYTES || isShortest ? bytes : serialiseChannel(shortened(whole));
};

/** Returns whether the history may lack entries because of the maximum size of the file. */
export const historyMayBeCut = (whole: Channel): boolean =>
  serialiseChannel(whole).length > MAX_CHANNEL_BYTES - MAX_HISTORY_ENTRY_BYTES;

/**
 * Writes the file of a channel, on the condition that it has not changed since it was read. If the store fails, the file is
 * read again: a write whose response was lost has succeeded.
 *
 * @throws ReleaseError `conflict` if another writer has changed it; `incomplete` if it may have been written
 */
export const writeBytes = async (
  store: ObjectStore,
  key: string,
  bytes: Buffer,
  current: StoredObject | undefined,
): Promise<void> => {
  try {
    await store.put(key, bytes, current ? { tag: current.tag } : { absent: true });
  } catch (error) {
    if (isFailure(error, 'conflict')) throw error;
    const stored = await store.get(key).catch(() => {
      throw incomplete(`${key} may have been written: ${messageOf(error)}: see npm run release -- list`);
    });
    if (!stored?.bytes.equals(bytes)) throw error;
  }
};

/** Writes a channel's file, as {@link writeBytes} [FED-5]. */
export const writeChannel = (
  store: ObjectStore,
  id: ChannelId,
  next: Channel,
  current: CurrentChannel | undefined,
): Promise<void> => writeBytes(store, channelKey(id), serialiseChannel(next), current?.stored);
