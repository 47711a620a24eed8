import { array, boolean, object, optional, parse, string, type GenericSchema } from 'valibot';
import type { Channel, ChannelEntry } from '../loader/release';
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

/** What a channel is to point to. */
export type Target = Omit<Channel, 'history' | 'promoted'>;

export const CHANNELS = ['stable', 'next'] as const;

/** Bytes of a channel file at most: hosts fetch it before anything else [FED-5]. */
export const CHANNEL_LIMIT = 1000;

/** Bytes that one more entry of history may take. */
const LONGEST_PAST = 150;

export const CHANNEL_PREFIX = 'channels/';

export const channelKey = (name: string): string => `${CHANNEL_PREFIX}${name}.json`;

/** @throws ReleaseError when it is not a channel */
export const parseChannel = (text: string, where: string): Channel => {
  try {
    return parse(channel, JSON.parse(text));
  } catch {
    throw new ReleaseError(EXIT.failed, `${where} is not a channel`);
  }
};

export interface StandingChannel {
  readonly channel: Channel;
  readonly stored: StoredObject;
}

export const readChannel = async (store: ObjectStore, name: string): Promise<StandingChannel | undefined> => {
  const stored = await store.get(channelKey(name));
  return stored && { channel: parseChannel(stored.bytes.toString(), channelKey(name)), stored };
};

/** One entry per version, the latest: that is all that roll-back and prune ask for. */
const pastWithout = (version: string, past: readonly ChannelEntry[]): ChannelEntry[] =>
  past.filter((one) => one.version !== version);

const latest = ({ version, path, promoted }: Channel): ChannelEntry => ({ version, path, promoted });

/** The channel after a promotion at `now`. */
export const promoted = (standing: Channel | undefined, target: Target, now: Date): Channel => ({
  ...target,
  promoted: now.toISOString(),
  history: standing ? pastWithout(target.version, [latest(standing), ...standing.history]) : [],
});

/** The channel after a roll-back to `target`: what it leaves is never rolled back to again. */
export const rolledBack = (standing: Channel, target: Target, now: Date): Channel => ({
  ...target,
  promoted: now.toISOString(),
  history: pastWithout(target.version, [{ ...latest(standing), withdrawn: true }, ...standing.history]),
});

/** Where a roll-back leads: the latest release that no roll-back has left. */
export const previousOf = ({ version, history }: Channel): ChannelEntry | undefined =>
  history.find((past) => past.withdrawn !== true && past.version !== version);

/** The file's bytes; the oldest history gives way to {@link CHANNEL_LIMIT}. */
export const serialiseChannel = (whole: Channel): Buffer => {
  const bytes = Buffer.from(`${JSON.stringify(whole)}\n`);
  if (bytes.length <= CHANNEL_LIMIT || whole.history.length === 0) return bytes;
  return serialiseChannel({ ...whole, history: whole.history.slice(0, -1) });
};

/** Whether history may have lost entries to the limit, so that it does not tell all that was pointed to. */
export const historyMayBeCut = (whole: Channel): boolean =>
  serialiseChannel(whole).length > CHANNEL_LIMIT - LONGEST_PAST;

/**
 * Moves a channel by one write, on condition that it still stands as it was read [FED-5].
 *
 * @throws StoreError `conflict` when another promoter was first
 */
export const writeChannel = (
  store: ObjectStore,
  name: string,
  next: Channel,
  standing: StandingChannel | undefined,
): Promise<void> =>
  store.put(
    channelKey(name),
    serialiseChannel(next),
    headersOf(channelKey(name)),
    standing ? { tag: standing.stored.tag } : { absent: true },
  );
