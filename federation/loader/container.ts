import * as runtimeCore from '@module-federation/runtime-core';
import { loadScript } from './elements';
import { LoadError } from './options';
import type { ExposeName, HeaderRelease } from './release';

const CONTAINER = 'shop_header';
/** Where the lean entry looks for a federation runtime. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';

export type SharedModules = NonNullable<runtimeCore.UserOptions['shared']>;
type Federation = runtimeCore.ModuleFederation;
type Container = Parameters<Federation['initRawContainer']>[2];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

const standingContainer = (): Container | undefined => {
  const value: unknown = Reflect.get(globalThis, CONTAINER);
  return isContainer(value) ? value : undefined;
};

const runEntry = async (base: string, release: HeaderRelease): Promise<Container> => {
  const lent = !(RUNTIME in globalThis);
  if (lent) Reflect.set(globalThis, RUNTIME, runtimeCore);
  try {
    await loadScript(base, release.entry);
  } finally {
    // The entry has taken the runtime; nobody else's remote should find ours by chance.
    if (lent) Reflect.deleteProperty(globalThis, RUNTIME);
  }
  const container = standingContainer();
  if (!container) throw new LoadError('wrong-shape', `${release.entry.file} did not define ${CONTAINER}`);
  return container;
};

interface Standing {
  readonly version: string;
  readonly federation: Promise<Federation>;
}

let standing: Standing | undefined;

const federate = async (base: string, release: HeaderRelease, shared: SharedModules): Promise<Federation> => {
  const container = standingContainer() ?? (await runEntry(base, release));
  const entry = new URL(release.entry.file, base).href;
  const federation = new runtimeCore.ModuleFederation({
    name: `${CONTAINER}_loader`,
    remotes: [{ name: CONTAINER, entry, type: 'global', entryGlobalName: CONTAINER }],
    shared,
  });
  federation.initRawContainer(CONTAINER, entry, container);
  return federation;
};

/**
 * The page's one container, loaded once. A failure is forgotten, so that a later call tries again; an entry
 * still under way is waited for, not asked for twice.
 *
 * @param shared the host's React; empty where the header brings its own
 * @throws LoadError
 */
const containerOf = (base: string, release: HeaderRelease, shared: SharedModules): Promise<Federation> => {
  if (standing) {
    if (standing.version !== release.version) {
      console.warn(`Shop header ${release.version} was asked for, but ${standing.version} is on this page`);
    }
    return standing.federation;
  }
  const federation = federate(base, release, shared);
  standing = { version: release.version, federation };
  federation.catch(() => {
    standing = undefined;
  });
  return federation;
};

/**
 * Loads one exposed module of the remote.
 *
 * @throws LoadError, or what the federation runtime throws when a chunk does not come
 */
export const loadModule = async (
  name: ExposeName,
  base: string,
  release: HeaderRelease,
  shared: SharedModules,
): Promise<unknown> => {
  const federation = await containerOf(base, release, shared);
  return federation.loadRemote<unknown>(name.replace('.', CONTAINER));
};
