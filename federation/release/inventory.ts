import { compareBuild } from 'semver';
import type { Channel } from '../loader/release';
import { channelKey, channelLabel, channelOfKey, readChannel, type ChannelId } from './channel';
import { failed, isFailure, messageOf, usage } from './exit-codes';
import { channelOfState, lastState } from './history';
import { INTEGRITY_FILE, readList, versionOfFolder } from './integrity-list';
import { mapConcurrently } from './map-concurrently';
import { pinnedPath, readPin, type Pin } from './pins';
import { readFrom, type ObjectStore, type ObjectSummary } from './store';

/** A release whose list of files is on the store. */
interface ListedRelease {
  readonly version: string;
  readonly path: string;
  /** When the publication was completed, an ISO 8601 instant. */
  readonly published: string;
  readonly files: number;
  /** Total size, including the compressed copies. */
  readonly bytes: number;
}

interface PublishedRelease extends ListedRelease {
  readonly channels: readonly string[];
  readonly pin?: Pin;
  /** Files that are missing or have another size. */
  readonly missing: readonly string[];
}

/** A file that cannot be read: of a channel, or of a pin. */
export interface DamagedFile {
  readonly file: string;
  readonly problem: string;
}

interface DamagedChannel extends DamagedFile {
  /** The last state that is kept. */
  readonly last?: Channel;
}

interface Releases {
  /** The latest first. */
  readonly releases: readonly ListedRelease[];
  /** Folders of incomplete publications. */
  readonly unfinished: readonly { readonly path: string; readonly modified: string }[];
}

export interface Inventory extends Releases {
  readonly releases: readonly PublishedRelease[];
  /** By `v{contract}/{name}`. */
  readonly channels: Readonly<Record<string, Channel>>;
  /** Channels whose file is damaged or missing, by `v{contract}/{name}`. */
  readonly damagedChannels: Readonly<Record<string, DamagedChannel>>;
  /** Pins whose file is damaged, by the path of their release. */
  readonly damagedPins: Readonly<Record<string, DamagedFile>>;
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

const releasesOf = (objects: readonly ObjectSummary[]): Releases => {
  const releases: ListedRelease[] = [];
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
    });
  }
  // Object stores have times in whole seconds: of two releases in one second, the higher version is the latest.
  releases.sort((a, b) => b.published.localeCompare(a.published) || compareBuild(b.version, a.version));
  return { releases, unfinished };
};

/** Reads a file; returns the problem with its contents in place of a value. */
const readOrDamage = async <Value>(
  file: string,
  read: () => Promise<Value | undefined>,
): Promise<{ readonly value: Value } | DamagedFile> => {
  try {
    const value = await read();
    return value === undefined ? { file, problem: `${file} is missing` } : { value };
  } catch (error) {
    if (!isFailure(error, 'failed')) throw error;
    return { file, problem: messageOf(error) };
  }
};

/** Reads the channels whose file, or an earlier state of it, is on the store. */
const readChannels = async (store: ObjectStore, objects: readonly ObjectSummary[]) => {
  const ids = new Map<string, ChannelId>();
  for (const { key } of objects) {
    const id = channelOfKey(key) ?? channelOfState(key);
    if (id) ids.set(channelLabel(id), id);
  }
  const channels: Record<string, Channel> = {};
  const damagedChannels: Record<string, DamagedChannel> = {};
  await mapConcurrently([...ids], async ([label, id]) => {
    const found = await readOrDamage(channelKey(id), () => readChannel(store, id));
    if ('value' in found) {
      channels[label] = found.value.channel;
      return;
    }
    const last = (await lastState(store, id))?.channel;
    damagedChannels[label] = { ...found, ...(last && { last }) };
  });
  return { channels, damagedChannels };
};

const readPins = async (store: ObjectStore, objects: readonly ObjectSummary[]) => {
  const pins = new Map<string, Pin>();
  const damagedPins: Record<string, DamagedFile> = {};
  const pinned = objects.flatMap(({ key }) => pinnedPath(key) ?? []);
  await mapConcurrently(pinned, async (path) => {
    const found = await readOrDamage(`pins/${path}`, () => readPin(store, path));
    if ('value' in found) pins.set(path, found.value);
    else damagedPins[path] = found;
  });
  return { pins, damagedPins };
};

/** Returns the files of a release that its list names, and that are missing or have another size. */
const missingFiles = async (
  store: ObjectStore,
  path: string,
  sizes: ReadonlyMap<string, number>,
): Promise<readonly string[]> => {
  const found = await readOrDamage(path + INTEGRITY_FILE, () => readList(readFrom(store), path));
  if (!('value' in found)) return [INTEGRITY_FILE];
  return Object.entries(found.value.files).flatMap(([file, { bytes }]) =>
    sizes.get(path + file) === bytes ? [] : [file],
  );
};

/**
 * Reads the releases, channels and pins of a store. A file that is damaged is named in the result, and does not hide the
 * others.
 */
export const readInventory = async (store: ObjectStore): Promise<Inventory> => {
  const objects = await store.list('');
  const sizes = new Map(objects.map(({ key, bytes }) => [key, bytes]));
  const { channels, damagedChannels } = await readChannels(store, objects);
  const { pins, damagedPins } = await readPins(store, objects);
  const { releases, unfinished } = releasesOf(objects);
  const described = await mapConcurrently(releases, async (release): Promise<PublishedRelease> => {
    const { path } = release;
    const pin = pins.get(path);
    return {
      ...release,
      channels: Object.entries(channels).flatMap(([name, { path: current, candidate }]) => [
        ...(current === path ? [name] : []),
        ...(candidate?.path === path ? [`${name} (${candidate.percent} %)`] : []),
      ]),
      ...(pin && { pin }),
      missing: await missingFiles(store, path, sizes),
    };
  });
  return { releases: described, unfinished, channels, damagedChannels, damagedPins };
};

/**
 * Finds a complete release of a store.
 *
 * @param requested the complete version, or the part before `+` if only one release has it
 * @throws ReleaseError if no release or several releases match
 */
export const findRelease = async (store: ObjectStore, requested: string): Promise<ListedRelease> => {
  const wanted = requested.replace('_', '+');
  const { releases } = releasesOf(await store.list(''));
  const found = releases.filter(({ version }) => version === wanted || version.startsWith(`${wanted}+`));
  const [release, another] = found;
  if (!release) throw failed(`${requested} is not published, or is incomplete: publish it first`);
  if (another) throw usage(`${requested} is ambiguous: ${found.map(({ version }) => version).join(' or ')}`);
  return release;
};
