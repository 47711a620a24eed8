import type { MountModule } from '../contract';
import { withCode } from '../contract/coded-error';
import { isIntegrity } from '../contract/integrity';
import { CONTAINER_NAME } from '../exposes';
import type { HeaderComponent } from './GuardedHeader';
import { DEFAULT_ACCEPTS, linksDelay, majorOf } from './options';
import { isRecord } from './release';
import { retryFailedAssets } from './retry-failed-assets';
import { loadStockManifest } from './rollout/stock-manifest';
import { pageContainer, readIntegrity, runStockEntry } from './stock-entry';

export interface FederationPluginOptions {
  /**
   * Hash of the entry that this host was tested with: `stockEntry.integrity` of the release's `header.json`. If
   * omitted, the plugin reads it from the `header.json` next to the entry.
   */
  readonly integrity?: string;
  /**
   * Versions of the contract that this host accepts, such as `^1` or `^1.2`; `^1` by default. Not checked with
   * `integrity`, which names one release.
   */
  readonly accepts?: string;
  /**
   * Timeout of each request for a file of the header, in milliseconds; 2400 by default, so that the links are visible
   * within 3 s.
   */
  readonly timeout?: number;
  /**
   * The host's own id of the shopper, as in the option `visitorId` of our loader. It decides which of two releases the
   * page receives while a release is rolled out, if the manifest's address is that of a channel:
   * `v1/stable/mf-manifest.json`.
   */
  readonly visitorId?: string;
}

interface RemoteInfo {
  readonly name: string;
  readonly entry: string;
}

/** The part of an instance of the federation's runtime that is used here. */
interface FederationInstance {
  readonly loadRemote: (id: string) => Promise<unknown>;
}

/** A failed request for a module of a remote. */
interface FailedRequest {
  readonly id: string;
  readonly error: unknown;
  readonly from: 'build' | 'runtime';
  readonly lifecycle: string;
  /** The requested remote and module. Older runtimes name neither. */
  readonly remote?: Pick<RemoteInfo, 'name'> | undefined;
  readonly expose?: string | undefined;
  readonly origin: FederationInstance;
}

/** The part of a runtime plugin of Module Federation that is used here. */
export interface FederationPlugin {
  readonly name: string;
  readonly fetch: (url: string, options: RequestInit, remote?: RemoteInfo) => Promise<Response> | undefined;
  readonly loadEntry: (args: { readonly remoteInfo: RemoteInfo }) => Promise<unknown>;
  readonly getModuleFactory: (args: {
    readonly remoteEntryExports: { readonly get: (expose: string) => unknown };
    readonly expose: string;
    readonly moduleInfo: Pick<RemoteInfo, 'name'>;
  }) => Promise<(() => unknown) | undefined>;
  readonly errorLoadRemote: (args: FailedRequest) => Promise<unknown>;
}

const HEADER = './Header';

type Modules = Parameters<FederationPlugin['getModuleFactory']>[0]['remoteEntryExports'];

interface HeaderModule {
  readonly default: HeaderComponent;
}

/** @throws Error if loading takes longer than the timeout, which aborts the signal */
const withTimeout = async <T>(
  load: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  what: string,
): Promise<T> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`Shop header: ${what} did not load within ${timeout} ms`);
      reject(withCode(error, 'load_timeout'));
      controller.abort();
    }, timeout);
  });
  try {
    return await Promise.race([load(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
};

const isHeaderModule = (value: unknown): value is HeaderModule =>
  isRecord(value) && typeof value['default'] === 'function';

/** Loads the components with the host's React, which is not available yet when the plugin itself runs. */
const loadGuard = () => import('./GuardedHeader');

/** Loads one exposed module of the remote. */
const loadExpose = async (remote: Modules, expose: string): Promise<unknown> => {
  const factory: unknown = await remote.get(expose);
  return typeof factory === 'function' ? (factory as () => unknown)() : undefined;
};

/**
 * Creates a function that loads the module of `./Header`, with a header that cannot break the page: the same component
 * each time, because React renders another one from the start.
 */
const createLoadHeader = () => {
  const guarded = new WeakMap<HeaderComponent, HeaderComponent>();
  const guard = async (Header: HeaderComponent, remote: Modules): Promise<HeaderComponent> => {
    const { guardHeader, hasOtherReact, separateHeader } = await loadGuard();
    if (!hasOtherReact(Header)) return guardHeader(Header);
    return separateHeader(((await loadExpose(remote, './mount')) as MountModule).mount);
  };
  return async (remote: Modules): Promise<HeaderModule> => {
    const module = await loadExpose(remote, HEADER);
    if (!isHeaderModule(module)) throw new Error(`Shop header: ${HEADER} does not export a component`);
    const Header = guarded.get(module.default) ?? (await guard(module.default, remote));
    guarded.set(module.default, Header);
    // The flag of an ES module is not enumerable. Without it the host's bundler takes the module for its default export.
    return Object.assign({ ...module }, { __esModule: true, default: Header });
  };
};

/**
 * Creates a function that returns the module of plain links for a failed request: always the same one, which loads the
 * header later, because a host keeps it for good.
 */
const createLoadLinks = () => {
  let links: HeaderModule | undefined;
  return async ({ id, origin }: FailedRequest, isLate: boolean): Promise<HeaderModule> => {
    const again = async (): Promise<HeaderComponent> => {
      const module = await origin.loadRemote(id);
      if (isHeaderModule(module) && module !== links) return module.default;
      throw new Error('the header failed to load again');
    };
    const guard = await loadGuard().catch(() => undefined);
    // Not even the links of this host load. The page must work without them.
    if (!guard) return Object.assign({ __esModule: true }, { default: () => null });
    return (links ??= Object.assign({ __esModule: true }, { default: guard.recoverHeader(again, isLate) }));
  };
};

/** Creates a function that makes each file of a folder load once more, past all caches, if it fails. */
const createRetries = () => {
  const folders = new Set<string>();
  const tried = new Set<string>();
  return {
    watch: (folder: string): void => {
      if (!folders.has(folder)) retryFailedAssets(folder, tried, () => 'chunk', console.error);
      folders.add(folder);
    },
    /** Another attempt to load the header may retry the same files. */
    reset: () => tried.clear(),
  };
};

/** The part of a remote's name that `@module-federation/vite` puts before the host's name for it. */
const VITE_PREFIX = /^__mfe_internal__.*__/;

const isHeaderRemote = (name: string | undefined): boolean =>
  name?.replace(VITE_PREFIX, '') === CONTAINER_NAME;

const isHeader = ({ id, remote, expose }: FailedRequest): boolean =>
  remote
    ? isHeaderRemote(remote.name) && expose === HEADER
    : id.replace(VITE_PREFIX, '') === `${CONTAINER_NAME}/Header`;

/**
 * Creates a runtime plugin for hosts that load the header with Module Federation's own runtime, which has no timeouts,
 * no fallback and no integrity. The plugin does not affect other remotes [FED-4] [FED-9].
 *
 * - It sets `integrity` on the script of the header's entry. The entry then checks every chunk and style sheet.
 * - It requests a file that fails to load once more, past all caches.
 * - If the manifest, the entry or a chunk fails to load or takes too long, `import('shop_header/Header')` resolves with
 *   plain links. It never rejects, and never stays pending. The header replaces them when it loads later.
 * - If the header throws while rendering, plain links are displayed instead.
 * - If the header already uses the React of another host of the page, it is rendered on a root of its own.
 * - It refuses a release with a contract outside `accepts`.
 * - While a release is rolled out, a part of the visits receives it.
 *
 * @throws TypeError if `integrity` is malformed
 * @throws LoadError of kind `version` if `accepts` is malformed
 */
export const createFederationPlugin = ({
  integrity,
  accepts = DEFAULT_ACCEPTS,
  timeout = linksDelay({}),
  visitorId,
}: FederationPluginOptions = {}): FederationPlugin => {
  if (integrity !== undefined && !isIntegrity(integrity))
    throw withCode(
      new TypeError('Shop header: integrity of the federation plugin must be one hash, such as sha384-…'),
      'invalid_integrity',
    );
  majorOf(accepts);
  // With a hash in its options, the host uses one release.
  const choice = integrity === undefined ? { accepts, visitorId } : undefined;
  const loadHeader = createLoadHeader();
  const loadLinks = createLoadLinks();
  const retries = createRetries();
  let isLate = false;
  const limited = async <T>(what: string, load: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await withTimeout(load, timeout, what);
    } catch (error) {
      isLate = isRecord(error) && error['code'] === 'load_timeout';
      throw error;
    }
  };
  return {
    name: 'shop-header',
    fetch(url, options, remote) {
      if (!isHeaderRemote(remote?.name)) return undefined;
      // Loaded early, because it may fail to load when the header does.
      loadGuard().catch(() => undefined);
      return limited('the manifest', (signal) => loadStockManifest(url, { ...options, signal }, choice));
    },
    async loadEntry({ remoteInfo }) {
      if (!isHeaderRemote(remoteInfo.name)) return undefined;
      const entry = new URL(remoteInfo.entry, location.href);
      const hash =
        integrity ?? (await limited('header.json', (signal) => readIntegrity(entry, accepts, signal)));
      retries.watch(new URL('.', entry).href);
      return pageContainer() ?? limited('the entry', () => runStockEntry(entry, hash));
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      if (!isHeaderRemote(moduleInfo.name) || expose !== HEADER) return undefined;
      const module = await limited(HEADER, () => loadHeader(remoteEntryExports));
      return () => module;
    },
    async errorLoadRemote(request) {
      if (request.lifecycle !== 'onLoad' || !isHeader(request)) return undefined;
      console.error(request.error);
      retries.reset();
      const module = await loadLinks(request, isLate);
      // An import in the host's code expects a factory, a call of `loadRemote` the module itself.
      return request.from === 'build' ? () => module : module;
    },
  };
};

// The option `runtimePlugins` of the federation plugin requires a default export.
export default createFederationPlugin;
