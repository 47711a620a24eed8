import { object, string, type GenericSchema } from 'valibot';
import { parseJson } from './exit-codes';
import { versionOfFolder } from './integrity-list';
import type { ObjectStore } from './store';

/** A host that names a release in its own code instead of following a channel, so that prune keeps the release. */
export interface Pin {
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
export const pinnedPath = (key: string): string | undefined => {
  const [, folder = ''] = /^pins\/(.+)\.json$/.exec(key) ?? [];
  return versionOfFolder(folder) === undefined ? undefined : `${folder}/`;
};

/** @throws ReleaseError if the file is not a pin */
export const readPin = async (store: ObjectStore, path: string): Promise<Pin | undefined> => {
  const stored = await store.get(pinKey(path));
  return stored && parseJson(schema, stored.bytes.toString(), `${pinKey(path)} is not a pin`);
};

/** Pins a release, or replaces its pin. */
export const writePin = (store: ObjectStore, path: string, pin: Pin): Promise<void> =>
  store.put(pinKey(path), Buffer.from(`${JSON.stringify(pin)}\n`));

/** Removes the pin of a release. A missing pin is not a failure. */
export const removePin = (store: ObjectStore, path: string): Promise<void> => store.remove(pinKey(path));
