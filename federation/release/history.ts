import { createHash } from 'node:crypto';
import type { Channel } from '../loader/release';
import { channelKey, channelLabel, parseChannel, type ChannelId, type CurrentChannel } from './channel';
import { failed, isFailure } from './exit-codes';
import type { ObjectStore } from './store';

/** The folder with the states of a channel's file, one file each. */
const historyPrefix = (id: ChannelId): string => `history/${channelLabel(id)}/`;

const HISTORY_KEY = /^history\/v(\d+)\/([\w-]+)\//;

/** Returns the channel whose earlier state is the file with this key; undefined for any other file. */
export const channelOfState = (key: string): ChannelId | undefined => {
  const [, contract, name] = HISTORY_KEY.exec(key) ?? [];
  return name === undefined ? undefined : { name, contract: Number(contract) };
};

/** Returns the key of a state: the time of its last move, so that keys are sorted by time, and a hash of its bytes. */
const stateKey = (id: ChannelId, { channel, stored }: CurrentChannel): string => {
  const moved = Date.parse(channel.moves?.[0]?.at ?? channel.promoted);
  const time = new Date(Number.isNaN(moved) ? 0 : moved).toISOString().replaceAll(':', '');
  const hash = createHash('sha256').update(stored.bytes).digest('hex').slice(0, 10);
  return `${historyPrefix(id)}${time}-${hash}.json`;
};

/** Keeps a copy of a channel's file, from which `repair` restores it [FED-5]. */
export const recordState = async (
  store: ObjectStore,
  id: ChannelId,
  state: CurrentChannel,
): Promise<void> => {
  const key = stateKey(id, state);
  try {
    if (!(await store.get(key))) await store.put(key, state.stored.bytes, { absent: true });
  } catch (error) {
    if (!isFailure(error, 'conflict')) throw error;
  }
};

interface RecordedState {
  readonly key: string;
  readonly channel: Channel;
  readonly bytes: Buffer;
}

/** Reads a file with a state of a channel; undefined if it is missing or damaged. */
export const readState = async (store: ObjectStore, key: string): Promise<RecordedState | undefined> => {
  const bytes = (await store.get(key))?.bytes;
  try {
    return bytes && { key, bytes, channel: parseChannel(bytes.toString(), key) };
  } catch {
    return undefined;
  }
};

/** Returns the last state of a channel that is kept and can be read; undefined if there is none. */
export const lastState = async (store: ObjectStore, id: ChannelId): Promise<RecordedState | undefined> => {
  for (const { key } of (await store.list(historyPrefix(id))).reverse()) {
    const state = await readState(store, key);
    if (state) return state;
  }
  return undefined;
};

/** @throws ReleaseError if a channel without a file had one: a promotion would lose its history */
export const checkNeverExisted = async (store: ObjectStore, id: ChannelId): Promise<void> => {
  if (await lastState(store, id))
    throw failed(`${channelKey(id)} is missing, but earlier states are kept: npm run release -- repair`);
};
