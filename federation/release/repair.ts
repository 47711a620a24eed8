import { channelKey, channelLabel, writeBytes, type ChannelId } from './channel';
import { failed } from './exit-codes';
import { lastState, readState } from './history';
import { moveStableFiles } from './stable-files';
import type { ObjectStore } from './store';

export interface Repaired {
  /** `v{contract}/{name}` */
  readonly channel: string;
  /** The current release of the restored state. */
  readonly to: string;
  /** The kept file that was restored; undefined if the channel's file can be read. */
  readonly from?: string;
  readonly unchanged: boolean;
}

interface RepairOptions {
  readonly store: ObjectStore;
  readonly channel: ChannelId;
  readonly dryRun: boolean;
}

/**
 * Restores the last state of a channel whose file is damaged or missing, byte for byte [FED-5].
 *
 * @throws ReleaseError if no state is kept; `conflict` if another writer changes the file meanwhile
 */
export const repairChannel = async ({ store, channel: id, dryRun }: RepairOptions): Promise<Repaired> => {
  const key = channelKey(id);
  const channel = channelLabel(id);
  const damaged = await store.get(key);
  const readable = damaged && (await readState(store, key));
  if (readable) return { channel, to: readable.channel.version, unchanged: true };
  const last = await lastState(store, id);
  if (!last)
    throw failed(`no earlier state of ${channel} is kept: remove ${key} if it exists, and promote again`);
  if (!dryRun) {
    await writeBytes(store, key, last.bytes, damaged);
    await moveStableFiles(store, id);
  }
  return { channel, to: last.channel.version, from: last.key, unchanged: false };
};
