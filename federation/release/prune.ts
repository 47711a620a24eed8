import type { Channel } from '../loader/release';
import { historyMayBeCut } from './channel';
import { inParallel } from './in-parallel';
import { INTEGRITY_FILE } from './integrity-list';
import { readShelf, type PublishedRelease, type Shelf } from './list';
import type { ObjectStore } from './store';

const DAY = 86_400_000;

export interface PruneOptions {
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

/** A release's time on a channel ends where the next one's begins. */
const pointedToSince = (channel: Channel, path: string, cutOff: string): boolean => {
  let until: string | undefined;
  for (const past of [channel, ...channel.history]) {
    if (past.path === path) return until === undefined || until >= cutOff;
    if (until === undefined || past.promoted < until) until = past.promoted;
  }
  const oldest = channel.history.at(-1);
  return oldest !== undefined && historyMayBeCut(channel) && oldest.promoted > cutOff;
};

/** Why a release must stay; `undefined` when it may go. */
const reasonToKeep = (
  release: PublishedRelease,
  { releases, channels }: Shelf,
  cutOff: string,
): string | undefined => {
  if (release.path === releases[0]?.path) return 'the newest';
  if (release.published >= cutOff) return 'published lately';
  for (const [name, channel] of Object.entries(channels)) {
    if (channel.path === release.path) return `${name} points to it`;
    if (pointedToSince(channel, release.path, cutOff)) return `${name} may have pointed to it lately`;
  }
  return undefined;
};

const removeFolder = async (store: ObjectStore, path: string): Promise<void> => {
  // Without its list a release can't be promoted any more: nobody points to what is half gone.
  await store.remove(path + INTEGRITY_FILE);
  const rest = await store.list(path);
  await inParallel(rest, 8, ({ key }) => store.remove(key));
};

/**
 * Removes releases that nobody may need: never the newest, never what a channel points to, pointed to within the
 * last `keepDays`, or may have [FED-5]; and what broken publications of that age left.
 */
export const prune = async ({ store, keepDays, now, dryRun, progress }: PruneOptions): Promise<Pruned> => {
  const cutOff = new Date(now.getTime() - keepDays * DAY).toISOString();
  const shelf = await readShelf(store);
  const judged = shelf.releases.map((release) => ({
    path: release.path,
    because: reasonToKeep(release, shelf, cutOff),
  }));
  const kept = judged.flatMap(({ path, because }) => (because === undefined ? [] : [{ path, because }]));
  const old = judged.flatMap(({ path, because }) => (because === undefined ? [path] : []));
  const left = shelf.unfinished.flatMap(({ path, modified }) => (modified < cutOff ? [path] : []));
  const removed = [...old, ...left];
  if (!dryRun) {
    for (const [index, path] of removed.entries()) {
      await removeFolder(store, path);
      progress(index + 1, removed.length);
    }
  }
  return { removed, kept };
};
