import { compareBuild } from 'semver';
import type { Channel } from '../loader/release';
import { EXIT, ReleaseError } from './exit-codes';
import { channelLabel, channelOfKey, readChannel } from './channel';
import { mapConcurrently } from './map-concurrently';
import { INTEGRITY_FILE } from './integrity-list';
import type { ObjectStore, ObjectSummary } from './store';
import { pinnedPath, readPin, type Pin } from './pins';
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
  readonly pin?: Pin;
}

export interface Inventory {
  /** Complete releases, the latest first. */
  readonly releases: readonly PublishedRelease[];
  /** Folders of incomplete publications. */
  readonly unfinished: readonly { readonly path: string; readonly modified: string }[];
  /** By `v{contract}/{name}`. */
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
  const ids = objects.flatMap(({ key }) => channelOfKey(key) ?? []);
  const read = await mapConcurrently(ids, 2, async (id) => {
    const current = await readChannel(store, id);
    return current ? [[channelLabel(id), current.channel] as const] : [];
  });
  return Object.fromEntries(read.flat());
};

/** Returns the pins of a store, by the folders of their releases. */
const readPins = async (
  store: ObjectStore,
  objects: readonly ObjectSummary[],
): Promise<ReadonlyMap<string, Pin>> => {
  const paths = objects.flatMap(({ key }) => pinnedPath(key) ?? []);
  const read = await mapConcurrently(paths, 2, async (path) => [path, await readPin(store, path)] as const);
  return new Map(read.flatMap(([path, pin]) => (pin ? [[path, pin] as const] : [])));
};

/** Reads the releases, channels and pins of a store. */
export const readInventory = async (store: ObjectStore): Promise<Inventory> => {
  const objects = await store.list('');
  const channels = await readChannels(store, objects);
  const pins = await readPins(store, objects);
  const releases: PublishedRelease[] = [];
  const unfinished: { path: string; modified: string }[] = [];
  for (const [folder, keys] of byFolder(objects)) {
    const path = `${folder}/`;
    const manifest = keys.find(({ key }) => key === path + INTEGRITY_FILE);
    if (!manifest) {
      unfinished.push({ path, modified: newestOf(keys) });
      continue;
    }
    const pin = pins.get(path);
    releases.push({
      version: versionOfFolder(folder) ?? folder,
      path,
      published: manifest.modified,
      files: keys.length,
      bytes: keys.reduce((total, { bytes }) => total + bytes, 0),
      channels: Object.entries(channels).flatMap(([name, { path: current, candidate }]) => [
        ...(current === path ? [name] : []),
        ...(candidate?.path === path ? [`${name} (${String(candidate.percent)} %)`] : []),
      ]),
      ...(pin && { pin }),
    });
  }
  // Object stores have times in whole seconds: of two releases in one second, the higher version is the latest.
  releases.sort((a, b) => b.published.localeCompare(a.published) || compareBuild(b.version, a.version));
  return { releases, unfinished, channels };
};

/** Returns the complete releases of a store, the latest first. */
export const listReleases = async (store: ObjectStore): Promise<readonly PublishedRelease[]> =>
  (await readInventory(store)).releases;

/**
 * Finds a complete release of a store.
 *
 * @param requested the complete version, or the part before `+` if only one release has it
 * @throws ReleaseError if no release or several releases match
 */
export const findRelease = async (store: ObjectStore, requested: string): Promise<PublishedRelease> => {
  const wanted = requested.replace('_', '+');
  const found = (await listReleases(store)).filter(
    ({ version }) => version === wanted || version.startsWith(`${wanted}+`),
  );
  const [release, another] = found;
  if (!release)
    throw new ReleaseError(EXIT.failed, `${requested} is not published, or is incomplete: publish it first`);
  if (another)
    throw new ReleaseError(
      EXIT.usage,
      `${requested} is ambiguous: ${found.map(({ version }) => version).join(' or ')}`,
    );
  return release;
};
