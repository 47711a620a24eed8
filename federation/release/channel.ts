import { major } from 'semver';
import { array, boolean, object, optional, parse, string, type GenericSchema } from 'valibot';
import { CONTRACT_VERSION } from '../contract/version';
import { channelPath, type Channel, type ChannelEntry } from '../loader/release';
import { EXIT, ReleaseError } from './exit-codes';
import { headersOf } from './object-headers';
import type { ObjectStore, StoredObject } from './store';

const pointed = { version: string(), path: string(), promoted: string() };

const channel: GenericSchema<unknown, Channel> = object({
  ...pointed,
  integrity: string(),
  contract: string(),
  history: array(object({ ...pointed, withdrawn: optional(boolean()) })),
});

/** The release to which a channel will point. */
export type Target = Omit<Channel, 'history' | 'promoted'>;

/** Major version of the contract of this repository. */
export const CONTRACT_MAJOR = major(CONTRACT_VERSION);

export const CHANNELS = ['stable', 'next'] as const;

/** Maximum size of a channel file, which hosts load before all other files [FED-5]. */
export const MAX_CHANNEL_BYTES = 1000;

/** Maximum size of an entry of the history. */
const MAX_HISTORY_ENTRY_BYTES = 150;

/** A channel of one major version of the contract. */
export interface ChannelId {
  readonly name: string;
  /** Major version of the contract. */
  readonly contract: number;
}

export const channelKey = ({ name, contract }: ChannelId): string => channelPath(name, contract);

/** Returns the name of a channel in messages: `v1/stable`. */
export const channelLabel = ({ name, contract }: ChannelId): string => `v${String(contract)}/${name}`;

const CHANNEL_KEY = /^v(\d+)\/channels\/([\w-]+)\.json$/;

/** Returns the channel whose file has this key; undefined for any other file. */
export const channelOfKey = (key: string): ChannelId | undefined => {
  const [, contract, name] = CHANNEL_KEY.exec(key) ?? [];
  return name === undefined ? undefined : { name, contract: Number(contract) };
};

/** @throws ReleaseError if the text is not a channel */
export const parseChannel = (text: string, where: string): Channel => {
  try {
    return parse(channel, JSON.parse(text));
  } catch {
    throw new ReleaseError(EXIT.failed, `${where} is not a channel`);
  }
};

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

/** Returns the channel after a promotion at `now`. */
export const promoted = (current: Channel | undefined, target: Target, now: Date): Channel => ({
  ...target,
  promoted: now.toISOString(),
  history: current ? pastWithout(target.version, [latest(current), ...current.history]) : [],
});

/** Returns the channel after a roll-back to `target`. The release that it leaves is marked as withdrawn. */
export const rolledBack = (current: Channel, target: Target, now: Date): Channel => ({
  ...target,
  promoted: now.toISOString(),
  history: pastWithout(target.version, [{ ...latest(current), withdrawn: true }, ...current.history]),
});

/** Returns the target of a roll-back: the latest previous release that is not withdrawn. */
export const previousOf = ({ version, history }: Channel): ChannelEntry | undefined =>
  history.find((past) => past.withdrawn !== true && past.version !== version);

/** Returns the bytes of a channel's file. Omits the oldest history beyond {@link MAX_CHANNEL_BYTES}. */
export const serialiseChannel = (whole: Channel): Buffer => {
  const bytes = Buffer.from(`${JSON.stringify(whole)}\n`);
  if (bytes.length <= MAX_CHANNEL_BYTES || whole.history.length === 0) return bytes;
  return serialiseChannel({ ...whole, history: whole.history.slice(0, -1) });
};

/** Returns whether the history may lack entries because of the maximum size of the file. */
export const historyMayBeCut = (whole: Channel): boolean =>
  serialiseChannel(whole).length > MAX_CHANNEL_BYTES - MAX_HISTORY_ENTRY_BYTES;

/**
 * Writes a channel's file, on the condition that it has not changed since it was read [FED-5].
 *
 * @throws StoreError `conflict` if another writer has changed it
 */
export const writeChannel = (
  store: ObjectStore,
  id: ChannelId,
  next: Channel,
  current: CurrentChannel | undefined,
): Promise<void> =>
  store.put(
    channelKey(id),
    serialiseChannel(next),
    headersOf(channelKey(id)),
    current ? { tag: current.stored.tag } : { absent: true },
  );
