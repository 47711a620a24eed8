import { loadModule, type SharedModules } from './container';
import { loadStyle } from './elements';
import { DEFAULT_TIMEOUT, LoadError, tell, tellLoaded, toProblem, type LoaderOptions } from './options';
import { pageRelease } from './page-release';
import { mayReload, recoverIn } from './recover';
import type { ExposeName } from './release';
import type { Asking, PageRelease } from './resolve';

/** What failed of a header that does not stand yet: the federation's own errors don't say why. */
let lost: LoadError | undefined;
let stands = false;
let watched: PageRelease | undefined;

const watchParts = (page: PageRelease, options: LoaderOptions): void => {
  if (watched) return;
  watched = page;
  const { entry, version } = page.release;
  const partOf = (file: string) =>
    file === entry.file ? 'entry' : file.endsWith('.css') ? 'style sheet' : 'chunk';
  recoverIn(page.base, partOf, (error) => {
    lost = error;
    if (!stands) return;
    const problem = toProblem(error, 'network', 'chunk');
    tell(options, mayReload(version) ? { ...problem, suggestReload: true } : problem);
  });
};

const fetchModule = async (
  name: ExposeName,
  options: LoaderOptions,
  shared: SharedModules,
  asking: Asking,
): Promise<{ readonly module: unknown; readonly page: PageRelease }> => {
  const page = await pageRelease(options, asking);
  watchParts(page, options);
  const { base, release } = page;
  const [module] = await Promise.all([
    loadModule({ name, base, release, shared }),
    ...release.exposes[name].styles.map((style) => loadStyle(base, style)),
  ]);
  stands = true;
  return { module, page };
};

const reasonOf = (error: unknown): unknown => (error instanceof LoadError ? error : (lost ?? error));

/** One attempt. A late answer is dropped, what it has loaded serves the next. */
const attempt = async (
  name: ExposeName,
  options: LoaderOptions,
  shared: SharedModules,
  again: boolean,
): Promise<{ readonly module: unknown; readonly page: PageRelease }> => {
  const { timeout = DEFAULT_TIMEOUT } = options;
  const late = new AbortController();
  lost = undefined;
  const outcome = fetchModule(name, options, shared, { signal: late.signal, again });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LoadError('timeout', undefined, `the header did not come within ${String(timeout)} ms`));
      late.abort();
    }, timeout);
  });
  try {
    return await Promise.race([outcome, deadline]);
  } catch (error) {
    tell(options, toProblem(reasonOf(error), 'network', 'chunk'));
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const twice = async (name: ExposeName, options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  const started = performance.now();
  const { module, page } = await attempt(name, options, shared, false).catch(() =>
    attempt(name, options, shared, true),
  );
  const milliseconds = performance.now() - started;
  const { channel, fromPage, release } = page;
  tellLoaded(options, { version: release.version, channel, milliseconds, fromPage });
  return module;
};

const loads = new Map<ExposeName, Promise<unknown>>();

/**
 * Loads an exposed module once per page, with one retry past all caches [FED-4]. A failure is forgotten: a later
 * call tries again. Each failed attempt is told to `options.onProblem`.
 *
 * @throws LoadError after the second failure, at the latest after twice the timeout
 */
export const load = (name: ExposeName, options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  const standing = loads.get(name);
  if (standing) return standing;
  const loading = twice(name, options, shared);
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
};
