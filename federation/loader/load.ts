import { loadModule, type SharedModules } from './container';
import { loadStyle, preloadScript } from './elements';
import { DEFAULT_TIMEOUT, LoadError, tell, toProblem, type LoaderOptions } from './options';
import { isRelease, type ExposeName, type HeaderRelease } from './release';

const fetchRelease = async (base: string, signal: AbortSignal): Promise<HeaderRelease> => {
  const answer = await fetch(new URL('header.json', base), { credentials: 'omit', signal });
  if (!answer.ok) throw new LoadError('network', `header.json answered ${String(answer.status)}`);
  const release: unknown = await answer.json().catch(() => undefined);
  if (!isRelease(release)) throw new LoadError('wrong-shape', 'header.json is not a release');
  return release;
};

const fetchModule = async (
  name: ExposeName,
  options: LoaderOptions,
  shared: SharedModules,
  signal: AbortSignal,
): Promise<unknown> => {
  const base = new URL(options.base, document.baseURI).href;
  const release = options.release ?? (await fetchRelease(base, signal));
  const { scripts, styles } = release.exposes[name];
  for (const script of scripts) preloadScript(base, script);
  const [module] = await Promise.all([
    loadModule(name, base, release, shared),
    ...styles.map((style) => loadStyle(base, style)),
  ]);
  return module;
};

/** One attempt. A late answer is dropped, what it has loaded serves the next. */
const attempt = async (name: ExposeName, options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  const { timeout = DEFAULT_TIMEOUT } = options;
  const late = new AbortController();
  const outcome = fetchModule(name, options, shared, late.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LoadError('timeout', `the header did not come within ${String(timeout)} ms`));
      late.abort();
    }, timeout);
  });
  try {
    return await Promise.race([outcome, deadline]);
  } catch (error) {
    tell(options, toProblem(error, 'network'));
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const loads = new Map<ExposeName, Promise<unknown>>();

/**
 * Loads an exposed module once per page, with one retry [FED-4]. A failure is forgotten: a later call tries
 * again. Each failed attempt is told to `options.onProblem`.
 *
 * @throws LoadError after the second failure, at the latest after twice the timeout
 */
export const load = (name: ExposeName, options: LoaderOptions, shared: SharedModules): Promise<unknown> => {
  const standing = loads.get(name);
  if (standing) return standing;
  const loading = attempt(name, options, shared).catch(() => attempt(name, options, shared));
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
};
