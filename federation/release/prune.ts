import type { Channel } from '../loader/release';
import { historyMayBeCut, targetsOf } from './channel';
import { failed } from './exit-codes';
import { INTEGRITY_FILE } from './integrity-list';
import { readInventory, type Inventory } from './inventory';
import { mapConcurrently } from './map-concurrently';
import type { ObjectStore } from './store';

const DAY_MS = 86_400_000;

interface PruneOptions {
  readonly store: ObjectStore;
  readonly keepDays: number;
  readonly now: Date;
  readonly dryRun: boolean;
  readonly progress: (done: number, of: number) => void;
}

export interface Pruned {
  readonly removed: readonly string[];
  readonly kept: readonly { readonly path: string; readonly because: string }[];
}

/**
 * Returns whether a channel pointed to a release after `cutOff`, or may have. Its time ends when the next one's begins.
 */
const pointedToSince = (channel: Channel, path: string, cutOff: string): boolean => {
  let until: string | undefined;
  for (const past of [channel, ...channel.history]) {
    if (past.path === path) return (past.until ?? until ?? cutOff) >= cutOff;
    // A candidate was next to the current release, whose time it does not end.
    if (past.until !== undefined) continue;
    if (until === undefined || past.promoted < until) until = past.promoted;
  }
  const oldest = channel.history.at(-1);
  return oldest !== undefined && historyMayBeCut(channel) && oldest.promoted > cutOff;
};

/** Returns why a release must be kept; undefined if it can be removed. */
const reasonToKeep = (
  release: Inventory['releases'][number],
  { releases, channels, damagedPins }: Inventory,
  cutOff: string,
): string | undefined => {
  if (release.path === releases[0]?.path) return 'it is the newest';
  if (release.pin) return `${release.pin.by} has pinned it`;
  if (damagedPins[release.path]) return 'its pin cannot be read';
  if (release.published >= cutOff) return 'it was published recently';
  for (const [name, channel] of Object.entries(channels)) {
    if (targetsOf(channel).some(({ path }) => path === release.path)) return `${name} points to it`;
    if (pointedToSince(channel, release.path, cutOff)) return `${name} may have pointed to it recently`;
  }
  return undefined;
};

const COMPRESSED = /\.(br|gz)$/;

const removeFolder = async (store: ObjectStore, path: string): Promise<void> => {
  // The list is removed first: without it the release cannot be promoted while its files are being removed.
  await store.remove(path + INTEGRITY_FILE);
  const rest = (await store.list(path)).map(({ key }) => key);
  const isCopy = (key: string): boolean => COMPRESSED.test(key);
  // A compressed copy without its file would be served to some browsers only.
  for (const keys of [rest.filter(isCopy), rest.filter((key) => !isCopy(key))])
    await mapConcurrently(keys, (key) => store.remove(key));
};

/**
 * Returns the inventory with the last state of each channel whose file cannot be read.
 *
 * @throws ReleaseError if no state of such a channel is kept, because its releases are unknown
 */
const withLastStates = (inventory: Inventory): Inventory => {
  const channels = { ...inventory.channels };
  for (const [name, { problem, last }] of Object.entries(inventory.damagedChannels)) {
    if (!last) throw failed(problem);
    channels[name] = last;
  }
  return { ...inventory, channels };
};

/**
 * Removes releases that no page needs, and incomplete publications, older than `keepDays`. Keeps the newest release,
 * pinned releases, and all releases to which a channel points or may have pointed within the last `keepDays` [FED-5].
 * The manifest for stock hosts names the release of its channel.
 */
export const prune = async ({ store, keepDays, now, dryRun, progress }: PruneOptions): Promise<Pruned> => {
  const cutOff = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  const inventory = withLastStates(await readInventory(store));
  const decisions = inventory.releases.map((release) => ({
    path: release.path,
    because: reasonToKeep(release, inventory, cutOff),
  }));
  const kept = decisions.flatMap(({ path, because }) => (because === undefined ? [] : [{ path, because }]));
  const old = decisions.flatMap(({ path, because }) => (because === undefined ? [path] : []));
  const incomplete = inventory.unfinished.flatMap(({ path, modified }) => (modified < cutOff ? [path] : []));
  const removed = [...old, ...incomplete];
  if (!dryRun) {
    for (const [index, path] of removed.entries()) {
      await removeFolder(store, path);
      progress(index + 1, removed.length);
    }
  }
  return { removed, kept };
};
