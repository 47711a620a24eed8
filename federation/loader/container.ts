import type { SharedName } from '../shared';
import { loadEntry, versionOnPage } from './elements';
import { LoadError } from './options';
import type { ExposeName, HeaderRelease } from './release';

const CONTAINER = 'shop_header';

/** A module of the host, as entries of Module Federation look for it: their own and those of its runtime alike. */
export interface LentModule {
  readonly from: string;
  readonly version: string;
  readonly loaded: true;
  readonly scope: readonly string[];
  readonly useIn: string[];
  readonly lib: () => object;
  readonly get: () => () => object;
}

/** What a page lends: package, then version. */
export type SharedModules = Partial<Record<SharedName, Readonly<Record<string, LentModule>>>>;

/** What every federation entry defines, as far as it is used here. */
interface Container {
  init(
    scope: SharedModules,
    initScope: readonly unknown[],
    options: {
      readonly shareScopeKeys: string;
      readonly shareScopeMap: Readonly<Record<string, SharedModules>>;
    },
  ): unknown;
  get(name: ExposeName): Promise<() => unknown>;
}

/** One exposed module of a release. */
interface Wanted {
  readonly name: ExposeName;
  /** The release's folder: an absolute address, ending in a slash. */
  readonly base: string;
  readonly release: HeaderRelease;
  /** The host's React; empty where the header brings its own. */
  readonly shared: SharedModules;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

const standingContainer = (): Container | undefined => {
  const value: unknown = Reflect.get(globalThis, CONTAINER);
  return isContainer(value) ? value : undefined;
};

const runEntry = async ({ name, base, release, shared }: Wanted): Promise<Container> => {
  const react = 'react' in shared ? [] : (release.react ?? []);
  await loadEntry(base, release, [...release.exposes[name].scripts, ...react]);
  const container = standingContainer();
  if (!container)
    throw new LoadError('wrong-shape', 'entry', `${release.entry.file} did not define ${CONTAINER}`);
  return container;
};

let standing: Promise<Container> | undefined;

/** Another copy of this loader may have been first, or the page's own markup; a stock host's container stands for whatever it is. */
const containerHere = (version: string): Container | undefined => {
  const container = standingContainer();
  const here = versionOnPage() ?? version;
  if (here === version) return container;
  throw new LoadError('version', 'entry', `${version} was asked for, but ${here} is on this page`);
};

const initialise = async (wanted: Wanted): Promise<Container> => {
  const { release, shared } = wanted;
  const container = containerHere(release.version) ?? (await runEntry(wanted));
  await container.init(shared, [], { shareScopeKeys: 'default', shareScopeMap: { default: shared } });
  return container;
};

/**
 * The page's one container, loaded once. A failure is forgotten, so that a later call tries again; an entry
 * still under way is waited for, not asked for twice.
 *
 * @param wanted of it first: the chunks of that are fetched beside the entry
 * @throws LoadError
 */
const containerOf = (wanted: Wanted): Promise<Container> => {
  if (standing) return standing;
  const container = initialise(wanted);
  standing = container;
  container.catch(() => {
    standing = undefined;
  });
  return container;
};

/**
 * Loads one exposed module of the remote.
 *
 * @throws LoadError, or what the remote's entry throws when a chunk does not come
 */
export const loadModule = async (wanted: Wanted): Promise<unknown> => {
  const container = await containerOf(wanted);
  const factory = await container.get(wanted.name);
  return factory();
};
