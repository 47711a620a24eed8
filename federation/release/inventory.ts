import { compareBuild } from 'semver';
import { object, string, type GenericSchema } from 'valibot';
import type { Channel } from '../loader/release';
import { channelLabel, channelOfKey, historyMayBeCut, readChannel, targetsOf } from './channel';
import { failed, parseJson, usage } from './exit-codes';
import { INTEGRITY_FILE, versionOfFolder } from './integrity-list';
import { mapConcurrently } from './map-concurrently';
import type { ObjectStore, ObjectSummary } from './store';

/** A host that names a release in its own code instead of following a channel, so that prune keeps the release. */
interface Pin {
  readonly version: string;
  /** Who needs the release, such as a team. */
  readonly by: string;
  /** When it was pinned, an ISO 8601 instant. */
  readonly since: string;
}

const schema: GenericSchema<unknown, Pin> = object({ version: string(), by: string(), since: string() });

/** @param path the release's folder, with a trailing slash */
const pinKey = (path: string): string => `pins/${path.slice(0, -1)}.json`;

/** Returns the folder of the release that a file pins, with a trailing slash; undefined for any other file. */
const pinnedPath = (key: string): string | undefined => {
  const [, folder = ''] = /^pins\/(.+)\.json$/.exec(key) ?? [];
  return versionOfFolder(folder) === undefined ? undefined : `${folder}/`;
};

/** @throws ReleaseError if the file is not a pin */
const readPin = async (store: ObjectStore, path: string): Promise<Pin | undefined> => {
  const stored = await store.get(pinKey(path));
  return stored && parseJson(schema, stored.bytes.toString(), `${pinKey(path)} is not a pin`);
};

/** Pins a release, or replaces its pin. */
export const writePin = (store: ObjectStore, path: string, pin: Pin): Promise<void> =>
  store.put(pinKey(path), Buffer.from(`${JSON.stringify(pin)}\n`));

/** Removes the pin of a release. A missing pin is not a failure. */
export const removePin = (store: ObjectStore, path: string): Promise<void> => store.remove(pinKey(path));

interface PublishedRelease {
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

/** Reads the value of each key. Keys whose file is missing are left out. */
const readAll = async <Key, Value>(
  keys: readonly Key[],
  read: (key: Key) => Promise<Value | undefined>,
): Promise<readonly (readonly [Key, Value])[]> => {
  const found = await mapConcurrently(keys, async (key) => [key, await read(key)] as const);
  return found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
};

/** Reads the releases, channels and pins of a store. */
export const readInventory = async (store: ObjectStore): Promise<Inventory> => {
  const objects = await store.list('');
  const channelIds = objects.flatMap(({ key }) => channelOfKey(key) ?? []);
  const channels = Object.fromEntries(
    (await readAll(channelIds, (id) => readChannel(store, id))).map(([id, { channel }]) => [
      channelLabel(id),
      channel,
    ]),
  );
  const pinned = objects.flatMap(({ key }) => pinnedPath(key) ?? []);
  const pins = new Map(await readAll(pinned, (path) => readPin(store, path)));
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
        ...(candidate?.path === path ? [`${name} (${candidate.percent} %)`] : []),
      ]),
      ...(pin && { pin }),
    });
  }
  // Object stores have times in whole seconds: of two releases in one second, the higher version is the latest.
  releases.sort((a, b) => b.published.localeCompare(a.published) || compareBuild(b.version, a.version));
  return { releases, unfinished, channels };
};

/**
 * Finds a complete release of a store.
 *
 * @param requested the complete version, or the part before `+` if only one release has it
 * @throws ReleaseError if no release or several releases match
 */
export const findRelease = async (store: ObjectStore, requested: string): Promise<PublishedRelease> => {
  const wanted = requested.replace('_', '+');
  const { releases } = await readInventory(store);
  const found = releases.filter(({ version }) => version === wanted || version.startsWith(`${wanted}+`));
  const [release, another] = found;
  if (!release) throw failed(`${requested} is not published, or is incomplete: publish it first`);
  if (another) throw usage(`${requested} is ambiguous: ${found.map(({ version }) => version).join(' or ')}`);
  return release;
};

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
  release: PublishedRelease,
  { releases, channels }: Inventory,
  cutOff: string,
): string | undefined => {
  if (release.path === releases[0]?.path) return 'it is the newest';
  if (release.pin) return `${release.pin.by} has pinned it`;
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
 * Removes releases that no page needs, and incomplete publications, older than `keepDays`. Keeps the newest release,
 * pinned releases, and all releases to which a channel points or may have pointed within the last `keepDays` [FED-5].
 * The manifest for stock hosts names the release of its channel.
 */
export const prune = async ({ store, keepDays, now, dryRun, progress }: PruneOptions): Promise<Pruned> => {
  const cutOff = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  const inventory = await readInventory(store);
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
