import type { ComponentType } from 'react';
import type { HeaderProps, MountModule } from '../contract';
import type { ExposeName, PageRelease, ReleaseRequest } from './release';
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
const loads = new Map<ExposeName, Promise<unknown>>();
const modules = new Map<ExposeName, unknown>();

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
    loads.clear();
    modules.clear();
  };
  removers.add(remove);
};

const fetchModule = async (
  name: ExposeName,
  options: LoaderOptions,
  shared: SharedModules,
  request: ReleaseRequest,
): Promise<{ readonly module: unknown; readonly page: PageRelease }> => {
  if (!isSupported()) throw new LoadError('unsupported', undefined, 'unsupported browser');
  const page = await pageRelease(options, request);
  watchAssets(page, options);
  const { base, release } = page;
  const [module] = await Promise.all([
    loadModule({ name, base, release, shared }),
    ...release.exposes[name].styles.map((style) => loadStyle(base, style)),
  ]);
  isLoaded = true;
  return { module, page };
};

const reasonOf = (error: unknown): unknown => (error instanceof LoadError ? error : (loadError ?? error));

/** Makes one attempt. A result after the timeout is ignored, but its loaded files are used by the next attempt. */
const attempt = async (
  name: ExposeName,
  options: LoaderOptions,
  shared: SharedModules,
  isRetry: boolean,
): Promise<{ readonly module: unknown; readonly page: PageRelease }> => {
  const { timeout = DEFAULT_TIMEOUT_MS } = options;
  const timeoutController = new AbortController();
  loadError = undefined;
  const outcome = fetchModule(name, options, shared, { signal: timeoutController.signal, isRetry });
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

const loadWithRetry = async (
  name: ExposeName,
  options: LoaderOptions,
  shared: SharedModules,
): Promise<unknown> => {
  const started = performance.now();
  const first = attempt(name, options, shared, hasFailed);
  const { module, page } = await (hasFailed
    ? first
    : first.catch(() => new Promise<void>(onceOpened).then(() => attempt(name, options, shared, true))));
  const milliseconds = performance.now() - started;
  const { channel, fromPage, release } = page;
  reportLoaded(options, { version: release.version, channel, milliseconds, fromPage });
  return module;
};

/** What each exposed module exports under its own name. */
interface Exports {
  readonly './Header': ComponentType<HeaderProps>;
  readonly './mount': MountModule['mount'];
}

const exportOf = <Name extends ExposeName>(name: Name, module: unknown): Exports[Name] | undefined => {
  const exported = (Object(module) as Record<string, unknown>)[name.slice(2)];
  return typeof exported === 'function' ? (exported as Exports[Name]) : undefined;
};

/** Returns the component or function of a module that is already loaded; the header can then be rendered at once. */
export const loadedExport = <Name extends ExposeName>(name: Name): Exports[Name] | undefined =>
  exportOf(name, modules.get(name));

const loadOnce = (name: ExposeName, options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  const loaded = loads.get(name);
  if (loaded) return loaded;
  const loading = loadWithRetry(name, options, shared);
  loads.set(name, loading);
  loading.then(
    (module) => modules.set(name, module),
    () => {
      loads.delete(name);
      tried.clear();
      hasFailed = true;
    },
  );
  return loading;
};

/**
 * Loads the component or function of an exposed module once per page, with one retry that bypasses all caches [FED-4].
 * After a failure, a later call makes one more attempt, which bypasses them, too. Reports each failed attempt to `options.onProblem`.
 *
 * @throws LoadError after the second failure, at the latest after twice the timeout
 */
export const load = async <Name extends ExposeName>(
  name: Name,
  options: LoaderOptions,
  shared: SharedModules,
): Promise<Exports[Name]> => {
  const exported = exportOf(name, await loadOnce(name, options, shared));
  if (exported) return exported;
  const error = new LoadError('wrong-shape', 'header', `${name} does not export ${name.slice(2)}`);
  reportProblem(options, toProblem(error, 'wrong-shape', 'header'));
  throw error;
};

/** Removes everything that loading has added to the page, unless a header is mounted. A later header loads again. */
const removeUnused = async (): Promise<void> => {
  await Promise.allSettled(loads.values());
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
export const replaceModule = (name: ExposeName, module: unknown): void => {
  loads.delete(name);
  modules.delete(name);
  if (module === undefined) return;
  loads.set(name, Promise.resolve(module));
  modules.set(name, module);
};
