import { compareBuild } from 'semver';
import type { Channel } from '../loader/release';
import { CHANNEL_PREFIX, readChannel } from './channel';
import { mapConcurrently } from './map-concurrently';
import { INTEGRITY_FILE } from './integrity-list';
import type { ObjectStore, ObjectSummary } from './store';
import { versionOfFolder } from './version';

export interface PublishedRelease {
  readonly version: string;
  readonly path: string;
  /** When the publication was completed, an ISO 8601 instant. */
  readonly published: string;
  readonly files: number;
  /** Total size, including the compressed copies. */
  readonly bytes: number;
  readonly channels: readonly string[];
}

export interface Inventory {
  /** Complete releases, the latest first. */
  readonly releases: readonly PublishedRelease[];
  /** Folders of incomplete publications. */
  readonly unfinished: readonly { readonly path: string; readonly modified: string }[];
  readonly channels: Readonly<Record<string, Channel>>;
}

const newestOf = (objects: readonly ObjectSummary[]): string =>
  objects.reduce((newest, { modified }) => (modified > newest ? modified : newest), '');

const byFolder = (objects: readonly ObjectSummary[]): Map<string, ObjectSummary[]> => {
  const folders = new Map<string, ObjectSummary[]>();
  for (const object of objects) {
    const folder = object.key.slice(0, object.key.indexOf('/'));
    if (versionOfFolder(folder) === undefined) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), object]);
  }
  return folders;
};

const readChannels = async (
  store: ObjectStore,
  objects: readonly ObjectSummary[],
): Promise<Record<string, Channel>> => {
  const names = objects.flatMap(({ key }) =>
    key.startsWith(CHANNEL_PREFIX) && key.endsWith('.json')
      ? [key.slice(CHANNEL_PREFIX.length, -'.json'.length)]
      : [],
  );
  const read = await mapConcurrently(names, 2, async (name) => {
    const current = await readChannel(store, name);
    return current ? [[name, current.channel] as const] : [];
  });
  return Object.fromEntries(read.flat());
};

/** Reads the releases and channels of a store. */
export const readInventory = async (store: ObjectStore): Promise<Inventory> => {
  const objects = await store.list('');
  const channels = await readChannels(store, objects);
  const releases: PublishedRelease[] = [];
  const unfinished: { path: string; modified: string }[] = [];
  for (const [folder, keys] of byFolder(objects)) {
    const path = `${folder}/`;
    const manifest = keys.find(({ key }) => key === path + INTEGRITY_FILE);
    if (!manifest) {
      unfinished.push({ path, modified: newestOf(keys) });
      continue;
    }
    releases.push({
      version: versionOfFolder(folder) ?? folder,
      path,
      published: manifest.modified,
      files: keys.length,
      bytes: keys.reduce((total, { bytes }) => total + bytes, 0),
      channels: Object.entries(channels).flatMap(([name, channel]) => (channel.path === path ? [name] : [])),
    });
  }
  // Object stores have times in whole seconds: of two releases in one second, the higher version is the latest.
  releases.sort((a, b) => b.published.localeCompare(a.published) || compareBuild(b.version, a.version));
  return { releases, unfinished, channels };
};

/** Returns the complete releases of a store, the latest first. */
export const listReleases = async (store: ObjectStore): Promise<readonly PublishedRelease[]> =>
  (await readInventory(store)).releases;
