import type { Channel } from '../loader/release';
import { CHANNEL_PREFIX, readChannel } from './channel';
import { inParallel } from './in-parallel';
import { INTEGRITY_FILE } from './integrity-list';
import type { ObjectStore, ObjectSummary } from './store';
import { versionOfFolder } from './version';

export interface PublishedRelease {
  readonly version: string;
  readonly path: string;
  /** ISO instant at which it was whole. */
  readonly published: string;
  readonly files: number;
  /** With the compressed copies. */
  readonly bytes: number;
  readonly channels: readonly string[];
}

export interface Shelf {
  /** Whole releases, the latest first. */
  readonly releases: readonly PublishedRelease[];
  /** Folders of publications that broke off. */
  readonly unfinished: readonly { readonly path: string; readonly modified: string }[];
  readonly channels: Readonly<Record<string, Channel>>;
}

const byNumber = new Intl.Collator('en', { numeric: true });

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
  const read = await inParallel(names, 2, async (name) => {
    const standing = await readChannel(store, name);
    return standing ? [[name, standing.channel] as const] : [];
  });
  return Object.fromEntries(read.flat());
};

/** Everything that stands on a store. */
export const readShelf = async (store: ObjectStore): Promise<Shelf> => {
  const objects = await store.list('');
  const channels = await readChannels(store, objects);
  const releases: PublishedRelease[] = [];
  const unfinished: { path: string; modified: string }[] = [];
  for (const [folder, held] of byFolder(objects)) {
    const path = `${folder}/`;
    const manifest = held.find(({ key }) => key === path + INTEGRITY_FILE);
    if (!manifest) {
      unfinished.push({ path, modified: newestOf(held) });
      continue;
    }
    releases.push({
      version: versionOfFolder(folder) ?? folder,
      path,
      published: manifest.modified,
      files: held.length,
      bytes: held.reduce((total, { bytes }) => total + bytes, 0),
      channels: Object.entries(channels).flatMap(([name, channel]) => (channel.path === path ? [name] : [])),
    });
  }
  // Object stores tell whole seconds: of two releases within one, the higher version is the latest.
  releases.sort((a, b) => b.published.localeCompare(a.published) || byNumber.compare(b.version, a.version));
  return { releases, unfinished, channels };
};

/** Whole releases, the latest first. */
export const listReleases = async (store: ObjectStore): Promise<readonly PublishedRelease[]> =>
  (await readShelf(store)).releases;
