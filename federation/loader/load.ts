import type { MountModule } from '../contract';
import { MOUNT, type PageRelease, type ReleaseRequest } from './release';
import { pageState } from './page-state';
import { isSupported } from './fallback';
import { retryFailedAssets } from './retry-failed-assets';
import { onceOpened } from './once-opened';
import { reportLoaded, reportLost, reportProblem, toProblem } from './report';
import { loadStyle } from './assets';
import { loadModule, type SharedModules } from './container';
import { pageRelease } from './page-release';
import { DEFAULT_TIMEOUT_MS, LoadError, type LoaderOptions } from './options';

/** Why a file of a header that is not loaded yet failed. The errors of Module Federation do not contain the reason. */
let loadError: LoadError | undefined;
let isLoaded = false;
let isWatching = false;
/** Whether both attempts of a call have failed. */
let hasFailed = false;

/** Files that were retried. Another attempt to load the header may retry them again. */
const tried = new Set<string>();
/** The module of `./mount`: requested once for all headers of the page, and undefined until it has loaded. */
let requested: Promise<unknown> | undefined;
let loaded: unknown;

const watchAssets = (page: PageRelease, options: LoaderOptions): void => {
  if (isWatching) return;
  isWatching = true;
  const { entry, version } = page.release;
  const partOf = (file: string) =>
    file === entry.file ? 'entry' : file.endsWith('.css') ? 'style sheet' : 'chunk';
  const removeAssets = retryFailedAssets(page.base, tried, partOf, (error) => {
    loadError = error;
    if (!isLoaded) return;
    onceOpened(() => reportLost(options, toProblem(error, 'network', 'chunk'), version));
  });
  const state = pageState();
  state.channel = page.channel;
  const { removers } = state;
  const remove = (): void => {
    removers.delete(remove);
    removeAssets();
    isWatching = false;
    requested = loaded = undefined;
  };
  removers.add(remove);
};

const fetchModule = async (
  options: LoaderOptions,
  shared: SharedModules,
  request: ReleaseRequest,
): Promise<{ readonly module: unknown; readonly page: PageRelease }> => {
  if (!isSupported()) throw new LoadError('unsupported', undefined, 'unsupported browser');
  const page = await pageRelease(options, request);
  watchAssets(page, options);
  const { base, release } = page;
  const [module] = await Promise.all([
    loadModule({ base, release, shared }),
    ...release.exposes[MOUNT].styles.map((style) => loadStyle(base, style)),
  ]);
  isLoaded = true;
  return { module, page };
};

const reasonOf = (error: unknown): unknown => (error instanceof LoadError ? error : (loadError ?? error));

/** Makes one attempt. A result after the timeout is ignored, but its loaded files are used by the next attempt. */
const attempt = async (
  options: LoaderOptions,
  shared: SharedModules,
  isRetry: boolean,
): Promise<{ readonly module: unknown; readonly page: PageRelease }> => {
  const { timeout = DEFAULT_TIMEOUT_MS } = options;
  const timeoutController = new AbortController();
  loadError = undefined;
  const outcome = fetchModule(options, shared, { signal: timeoutController.signal, isRetry });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LoadError('timeout', undefined, `the header did not load in ${timeout} ms`));
      timeoutController.abort();
    }, timeout);
  });
  try {
    return await Promise.race([outcome, deadline]);
  } catch (error) {
    reportProblem(options, toProblem(reasonOf(error), 'network', 'chunk'));
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const loadWithRetry = async (options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  const started = performance.now();
  const first = attempt(options, shared, hasFailed);
  const { module, page } = await (hasFailed
    ? first
    : first.catch(() => new Promise<void>(onceOpened).then(() => attempt(options, shared, true))));
  const milliseconds = performance.now() - started;
  const { channel, fromPage, release } = page;
  reportLoaded(options, { version: release.version, channel, milliseconds, fromPage });
  return module;
};

const mountOf = (module: unknown): MountModule['mount'] | undefined => {
  const { mount } = Object(module) as Partial<MountModule>;
  return typeof mount === 'function' ? mount : undefined;
};

/** Returns the function that mounts a header if it is already loaded; the header can then be rendered at once. */
export const loadedMount = (): MountModule['mount'] | undefined => mountOf(loaded);

const loadOnce = (options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  if (requested) return requested;
  const loading = loadWithRetry(options, shared);
  requested = loading;
  loading.then(
    (module) => {
      loaded = module;
    },
    () => {
      requested = undefined;
      tried.clear();
      hasFailed = true;
    },
  );
  return loading;
};

/**
 * Loads the function that mounts a header, once per page, with one retry that bypasses all caches [FED-4].
 * After a failure, a later call makes one more attempt, which bypasses them, too. Reports each failed attempt to `options.onProblem`.
 *
 * @throws LoadError after the second failure, at the latest after twice the timeout
 */
export const load = async (options: LoaderOptions, shared: SharedModules): Promise<MountModule['mount']> => {
  const mount = mountOf(await loadOnce(options, shared));
  if (mount) return mount;
  const error = new LoadError('wrong-shape', 'header', './mount does not export mount');
  reportProblem(options, toProblem(error, 'wrong-shape', 'header'));
  throw error;
};

/** Removes everything that loading has added to the page, unless a header is mounted. A later header loads again. */
const removeUnused = async (): Promise<void> => {
  await Promise.allSettled([requested]);
  const { headers, removers } = pageState();
  if (headers === 0) for (const remove of removers) remove();
};

/**
 * Keeps what the loader has added to the page while a header is mounted [FED-6]. Returns a function that ends this; a
 * header that is mounted in the same task as another one is unmounted needs no reload.
 */
export const keepAssets = (): (() => void) => {
  pageState().headers += 1;
  return () => {
    pageState().headers -= 1;
    setTimeout(() => void removeUnused());
  };
};

/**
 * Uses a module instead of loading it from the remote, for tests of hosts. Bundles of hosts leave this function out.
 *
 * @param module undefined makes the loader load the module again
 */
export const replaceModule = (module: MountModule | undefined): void => {
  requested = module && Promise.resolve(module);
  loaded = module;
};
