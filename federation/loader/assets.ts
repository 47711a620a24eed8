/**
 * The scripts and style sheets of a release: inserts their elements, each with its hash, and retries those that fail.
 */
import { withCode } from '../contract/coded-error';
import { RELOAD_SUGGESTED_KEY } from '../contract/storage';
import { LoadError, type ProblemPart } from './options';
import { bustCaches } from './page-release';
import { isRecord, type HeaderRelease, type ReleaseFile } from './release';
import { failureOf } from './report';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** In a browser without Trusted Types, a form with the id `trustedTypes` is found under this name. */
const isFactory = (value: unknown): value is PolicyFactory =>
  isRecord(value) && typeof value['createPolicy'] === 'function';

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Returns a script address that a page with Trusted Types accepts [FED-7]; the policy is `shop-header-loader`.
 *
 * @throws TypeError if the address is not below `base`
 */
export const trustedScriptUrl = (url: string, base: string): string => {
  if (!url.startsWith(base)) throw withCode(new TypeError(`${url} is not below ${base}`), 'foreign_script');
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return url;
  policy ??= factory.createPolicy('shop-header-loader', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
};

const urlBelow = (base: string, { file }: ReleaseFile): string => {
  const url = new URL(file, base).href;
  if (url.startsWith(base)) return url;
  throw new LoadError('wrong-shape', 'release', `${url} is not below ${base}`);
};

/** Appends an element to the head and waits until it has loaded. `retryFailedAssets` finds the reason of a failure. */
const load = (element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // Removed, because the next attempt would take a failed element for a loaded one.
      element.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(element);
  });

const findStyleLink = (url: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(({ href }) => href === url);

/** Creates a script that is loaded in parallel with others but runs after those inserted before it. */
const createScript = (base: string, file: ReleaseFile): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = false;
  script.crossOrigin = 'anonymous';
  script.integrity = file.integrity;
  script.src = trustedScriptUrl(urlBelow(base, file), base);
  return script;
};

/**
 * Runs the remote's entry, and then chunks that the entry will need, so that they are loaded in parallel. If a chunk
 * fails to load, the entry loads it again and reports a failure.
 *
 * @param base absolute URL with a trailing slash
 * @throws Error if the entry fails to load
 */
export const loadEntry = async (
  base: string,
  { entry, version }: HeaderRelease,
  chunks: readonly ReleaseFile[],
): Promise<void> => {
  const script = createScript(base, entry);
  script.dataset['shopHeaderVersion'] = version;
  const entryLoaded = load(script, script.src);
  for (const file of chunks) {
    const chunk = createScript(base, file);
    // A loaded chunk is removed, because the entry would wait for the load event of its element.
    load(chunk, chunk.src).then(
      () => chunk.remove(),
      () => undefined,
    );
  }
  await entryLoaded;
};

/**
 * Returns whether the page's server inserted the element with `HintedPage.early`. Such an element may have failed
 * before the loader could listen to its error event.
 */
const isCritical = ({ dataset }: HTMLElement): boolean => 'shopHeaderEarly' in dataset;

/**
 * Data attribute of an element that failed: 'begun' while its retry is loading, 'done' after it has loaded. The `sheet`
 * property is no indication, because browsers may give a failed link an empty sheet.
 */
const ASSET_RETRY = 'recovery';

/**
 * Loads a style sheet, unless the page has loaded it already, so that the header never paints without it.
 *
 * @throws Error if the style sheet fails to load
 */
export const loadStyle = async (base: string, file: ReleaseFile): Promise<void> => {
  const url = urlBelow(base, file);
  const existing = findStyleLink(url);
  if (existing && (existing.dataset[ASSET_RETRY] ?? (existing.sheet && 'done')) === 'done') {
    if (isCritical(existing)) existing.media = 'all';
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = file.integrity;
  link.href = url;
  await load(link, url);
};

/** Returns the version whose entry a copy of this loader, or the page's markup, has inserted into this page. */
export const versionOnPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-shop-header-version]')?.dataset['shopHeaderVersion'];

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (target: EventTarget | null): target is Loading =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

const addressOf = (element: Loading): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

/** Creates the same element with an address that bypasses every cache. It has the same hash, so the file is checked. */
const createRetryElement = (element: Loading, base: string): Loading => {
  const url = bustCaches(addressOf(element));
  const retry = document.createElement(element instanceof HTMLScriptElement ? 'script' : 'link');
  retry.crossOrigin = 'anonymous';
  retry.integrity = element.integrity;
  if (retry instanceof HTMLScriptElement) retry.src = trustedScriptUrl(url, base);
  else Object.assign(retry, { rel: 'stylesheet', href: url });
  return retry;
};

/**
 * Retries each script and style sheet of a release that fails to load, once per page and file, bypassing all caches:
 * after a deployment, a cache may still have a 404 response for a new file. Listeners of the first element receive the
 * load or error event of the retry. After a second failure only this part has failed, and the header keeps working
 * [ERR-6].
 *
 * @param base the release's folder
 * @param partOf returns the part to which a file belongs, for the report
 * @param onLost called for each file that failed twice
 * @returns a function that ends this, and removes all elements of the release that were added since
 */
export const retryFailedAssets = (
  base: string,
  partOf: (file: string) => ProblemPart,
  onLost: (error: LoadError) => void,
): (() => void) => {
  const tried = new Set<string>();
  const elements = (): Loading[] =>
    [...document.querySelectorAll<Loading>('script, link')].filter((each) =>
      addressOf(each).startsWith(base),
    );
  const before = elements();
  const retry = (event: Event): void => {
    const { target } = event;
    if (!event.isTrusted || !isLoading(target) || isCritical(target) || !target.integrity) return;
    const url = addressOf(target);
    if (!url.startsWith(base) || url.includes('?')) return;
    event.stopImmediatePropagation();
    const end = async (element: Loading, type: 'load' | 'error'): Promise<void> => {
      if (type === 'error') {
        if (element !== target) element.remove();
        onLost(await failureOf(url, partOf(url.slice(base.length)), target.integrity));
      }
      // Marks the first element as loaded, although it has no sheet itself, so that no third element is inserted.
      else target.dataset[ASSET_RETRY] = 'done';
      target.dispatchEvent(new Event(type));
    };
    if (tried.has(url)) {
      void end(target, 'error');
      return;
    }
    tried.add(url);
    target.dataset[ASSET_RETRY] = 'begun';
    const second = createRetryElement(target, base);
    for (const type of ['load', 'error'] as const)
      second.addEventListener(type, () => void end(second, type));
    document.head.append(second);
  };
  // In the capture phase this listener runs before the listeners of the element.
  addEventListener('error', retry, true);
  return () => {
    removeEventListener('error', retry, true);
    for (const each of elements()) if (!before.includes(each)) each.remove();
  };
};

/** Returns whether to suggest a reload of the page: once per tab and version, and never if storage is blocked. */
export const mayReload = (version: string): boolean => {
  try {
    if (sessionStorage.getItem(RELOAD_SUGGESTED_KEY) === version) return false;
    sessionStorage.setItem(RELOAD_SUGGESTED_KEY, version);
    return true;
  } catch {
    return false;
  }
};
