import type { SharedName } from '../exposes';
import { loadEntry, removeEnded, versionOnPage } from './assets';
import { LoadError } from './options';
import { pageState } from './page-state';
import { isRecord, MOUNT, type HeaderRelease } from './release';

const CONTAINER = 'shop_header';

/** A module of the host, in the format that the lean entry and the runtime of Module Federation both read. */
export interface SharedModule {
  readonly from: string;
  readonly version: string;
  readonly loaded: true;
  readonly scope: readonly string[];
  readonly useIn: string[];
  readonly lib: () => object;
  readonly get: () => () => object;
}

/** The modules that a page shares, by package and version. */
export type SharedModules = Partial<Record<SharedName, Readonly<Record<string, SharedModule>>>>;

/** The part of the container, which every federation entry defines, that is used here. */
export interface Container {
  init(
    scope: SharedModules,
    initScope: readonly unknown[],
    options: {
      readonly shareScopeKeys: string;
      readonly shareScopeMap: Readonly<Record<string, SharedModules>>;
    },
  ): unknown;
  get(name: string): Promise<() => unknown>;
}

/** A request for a release. */
interface Wanted {
  /** The release's folder: an absolute address with a trailing slash. */
  readonly base: string;
  readonly release: HeaderRelease;
  /** The host's React; empty if the header uses its own. */
  readonly shared: SharedModules;
}

/** A form with the id `shop_header` is also a property of `window`, but its `get` and `init` are not functions. */
export const isContainer = (value: unknown): value is Container =>
  isRecord(value) && typeof value['get'] === 'function' && typeof value['init'] === 'function';

const existingContainer = (): Container | undefined => {
  const value: unknown = Reflect.get(globalThis, CONTAINER);
  return isContainer(value) ? value : undefined;
};

const runEntry = async ({ base, release, shared }: Wanted): Promise<Container> => {
  const react = 'react' in shared ? [] : (release.react ?? []);
  await loadEntry(base, release, [...release.exposes[MOUNT].scripts, ...react]);
  const container = existingContainer();
  if (!container)
    throw new LoadError('wrong-shape', 'entry', `${release.entry.file} did not define ${CONTAINER}`);
  pageState().version = release.version;
  return container;
};

let loading: Promise<Container> | undefined;

/**
 * Returns a container that another copy of this loader, the page's markup or a stock host has already created. The
 * version of a stock host's container is unknown and therefore accepted.
 *
 * @throws LoadError if the page has an entry of another version
 */
const findContainer = (version: string): Container | undefined => {
  const container = existingContainer();
  const loadedVersion = versionOnPage() ?? pageState().version ?? version;
  if (loadedVersion === version) return container;
  throw new LoadError('version', 'entry', `this page has ${loadedVersion}, not ${version}`);
};

const initialise = async (wanted: Wanted): Promise<Container> => {
  const { release, shared } = wanted;
  const container = findContainer(release.version) ?? (await runEntry(wanted));
  await container.init(shared, [], { shareScopeKeys: 'default', shareScopeMap: { default: shared } });
  return container;
};

/**
 * Loads the page's container once; all callers share the promise. After a failure, a later call tries again.
 *
 * @throws LoadError
 */
const containerOf = (wanted: Wanted): Promise<Container> => {
  if (loading) return loading;
  const container = initialise(wanted);
  loading = container;
  container.catch(() => {
    loading = undefined;
  });
  return container;
};

/**
 * Loads the module of the remote that mounts headers.
 *
 * @throws LoadError, or the error of the remote's entry if a chunk fails to load
 */
export const loadModule = async (wanted: Wanted): Promise<unknown> => {
  const container = await containerOf(wanted);
  removeEnded();
  const factory = await container.get(MOUNT);
  return factory();
};
