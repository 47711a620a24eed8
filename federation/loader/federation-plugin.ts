import { withCode } from '../contract/coded-error';
import { isIntegrity } from '../contract/integrity';
import { CONTAINER_NAME } from '../exposes';
import { trustedScriptUrl } from './assets';
import { isContainer } from './container';
import { accepts as isAccepted, DEFAULT_ACCEPTS, linksDelay, LoadError, majorOf } from './options';
import { isRecord } from './release';
import { loadStockManifest } from './rollout/stock-manifest';

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

/** The part of a runtime plugin of Module Federation that is used here. */
export interface FederationPlugin {
  readonly name: string;
  readonly fetch: (url: string, options: RequestInit, remote?: RemoteInfo) => Promise<Response> | undefined;
  readonly loadEntry: (args: { readonly remoteInfo: RemoteInfo }) => Promise<undefined>;
  readonly createScript: (args: {
    readonly url: string;
  }) => { readonly script: HTMLScriptElement; readonly timeout: number } | undefined;
  readonly getModuleFactory: (args: {
    readonly remoteEntryExports: { readonly get: (expose: string) => unknown };
    readonly expose: string;
    readonly moduleInfo: RemoteInfo;
  }) => Promise<(() => unknown) | undefined>;
  readonly errorLoadRemote: (args: {
    readonly id: string;
    readonly error: unknown;
    readonly from: 'build' | 'runtime';
    readonly lifecycle: string;
  }) => Promise<unknown>;
}

const HEADER = './Header';

/** A `header.json`, and the address from which it was read. */
interface StockRelease {
  readonly url: URL;
  readonly body: unknown;
}

const readRelease = async (entry: URL, timeout: number): Promise<StockRelease> => {
  const url = new URL('header.json', entry);
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
  return { url, body: response.ok ? await response.json() : undefined };
};

/** @throws Error if `header.json` failed to load or describes another entry */
const integrityOf = ({ url, body }: StockRelease, entry: URL): string => {
  const stockEntry = isRecord(body) ? body['stockEntry'] : undefined;
  if (
    isRecord(stockEntry) &&
    isIntegrity(stockEntry['integrity']) &&
    new URL(String(stockEntry['file']), url).href === entry.href
  )
    return stockEntry['integrity'];
  throw withCode(
    new Error(`Shop header: ${url.href} has no valid hash for ${entry.href}`),
    'entry_without_hash',
  );
};

/** @throws LoadError of kind `version` if the release has a contract outside the range */
const checkContract = ({ url, body }: StockRelease, range: string): void => {
  const contract = isRecord(body) ? body['contract'] : undefined;
  if (typeof contract === 'string' && !isAccepted(range, contract))
    throw new LoadError('version', 'release', `${url.href} has contract ${contract}, not ${range}`);
};

/** @throws Error if the promise is pending for longer than the timeout */
const withTimeout = async <T>(promise: Promise<T>, timeout: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`Shop header: ${what} did not load within ${timeout} ms`);
      reject(withCode(error, 'load_timeout'));
    }, timeout);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
};

const isFactory = (value: unknown): value is () => unknown => typeof value === 'function';

/** Hides an element with the id or name of the container, which the runtime would take for it. */
const hideNamedElement = (): void => {
  if (CONTAINER_NAME in window && !isContainer(Reflect.get(window, CONTAINER_NAME)))
    Reflect.set(window, CONTAINER_NAME, undefined);
};

/** Loads the components with the host's React, which is not available yet when the plugin itself runs. */
const loadGuard = () => import('./GuardedHeader');

/** Returns the module of `./Header` with a header that cannot break the page. */
const guardedModule = async (module: unknown): Promise<unknown> => {
  const { guardHeader } = await loadGuard();
  // The flag of an ES module is not enumerable. Without it the host's bundler takes the module for its default export.
  return isRecord(module) ? { ...module, __esModule: true, default: guardHeader(module['default']) } : module;
};

/**
 * Creates a runtime plugin for hosts that load the header with Module Federation's own runtime, which has no timeouts,
 * no fallback and no integrity. The plugin does not affect other remotes [FED-4] [FED-9].
 *
 * - It sets `integrity` on the script of the header's entry. The entry then checks every chunk and style sheet.
 * - If the manifest, the entry or a chunk fails to load or takes too long, `import('shop_header/Header')` resolves with
 *   plain links. It never rejects, and never stays pending.
 * - If the header throws while rendering, plain links are displayed instead.
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
  const integrityByUrl = new Map<string, string>();
  const readIntegrity = async (entry: URL): Promise<string> => {
    const release = await readRelease(entry, timeout);
    const hash = integrityOf(release, entry);
    checkContract(release, accepts);
    return hash;
  };
  return {
    name: 'shop-header',
    fetch(url, options, remote) {
      if (remote?.name !== CONTAINER_NAME) return undefined;
      return loadStockManifest(url, { ...options, signal: AbortSignal.timeout(timeout) }, choice);
    },
    async loadEntry({ remoteInfo }) {
      if (remoteInfo.name !== CONTAINER_NAME) return undefined;
      hideNamedElement();
      const entry = new URL(remoteInfo.entry, location.href);
      integrityByUrl.set(entry.href, integrity ?? (await readIntegrity(entry)));
      return undefined;
    },
    createScript({ url }) {
      const { href } = new URL(url, location.href);
      const expected = integrityByUrl.get(href);
      if (expected === undefined) return undefined;
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = expected;
      script.src = trustedScriptUrl(href, new URL('.', href).href);
      return { script, timeout };
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      if (moduleInfo.name !== CONTAINER_NAME || expose !== HEADER) return undefined;
      const loading = Promise.resolve(remoteEntryExports.get(expose));
      const factory = await withTimeout(loading, timeout, HEADER);
      if (!isFactory(factory)) return undefined;
      const module = await guardedModule(factory());
      return () => module;
    },
    async errorLoadRemote({ id, error, from, lifecycle }) {
      if (lifecycle !== 'onLoad' || id !== `${CONTAINER_NAME}/Header`) return undefined;
      console.error(error);
      const { guardHeader } = await loadGuard();
      const module = { __esModule: true, default: guardHeader(undefined) };
      // An import in the host's code expects a factory, a call of `loadRemote` the module itself.
      return from === 'build' ? () => module : module;
    },
  };
};

// The option `runtimePlugins` of the federation plugin requires a default export.
export default createFederationPlugin;
