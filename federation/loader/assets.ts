/** Inserts the scripts and style sheets of a release, each with its hash. */
import { withCode } from '../contract/coded-error';
import { LoadError } from './options';
import { isRecord, type HeaderRelease, type ReleaseFile } from './release';

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

/** @throws LoadError for a file that is not below `base` */
export const urlBelow = (base: string, { file }: ReleaseFile): string => {
  const url = new URL(file, base).href;
  if (url.startsWith(base)) return url;
  throw new LoadError('wrong-shape', 'release', `${url} is not below ${base}`);
};

/**
 * Appends an element to the head. The container wujie runs a script in the window of the other scripts only if `appendChild`
 * adds it, but replaces a link by a style element, which could not be removed later [FED-2].
 */
export const insertAsset = (element: HTMLScriptElement | HTMLLinkElement): void => {
  if (element instanceof HTMLScriptElement) document.head.appendChild(element);
  else document.head.append(element);
};

/** Inserts an element and waits until it has loaded. `retryFailedAssets` finds the reason of a failure. */
const load = (element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // Removed, because the next attempt would take a failed element for a loaded one.
      element.remove();
      reject(new Error(`${url} did not load`));
    });
    insertAsset(element);
  });

/**
 * Creates the element of a file of a release.
 *
 * @param url absolute; that of a script is below `base`
 */
export const createAsset = <Tag extends 'script' | 'link'>(
  tag: Tag,
  url: string,
  integrity: string,
  base: string,
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  return Object.assign(element, {
    crossOrigin: 'anonymous',
    integrity,
    ...(tag === 'link' ? { rel: 'stylesheet', href: url } : { src: trustedScriptUrl(url, base) }),
  });
};

/** Creates a script that is loaded in parallel with others but runs after those inserted before it. */
const createScript = (base: string, file: ReleaseFile): HTMLScriptElement => {
  const script = createAsset('script', urlBelow(base, file), file.integrity, base);
  script.async = false;
  return script;
};

/**
 * Runs a script of a release.
 *
 * @param base absolute URL with a trailing slash
 * @throws Error if it fails to load
 */
export const runScript = async (base: string, file: ReleaseFile): Promise<void> => {
  const script = createScript(base, file);
  // While it loads, the header's scripts must not wait for it.
  script.async = true;
  await load(script, script.src);
  script.remove();
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
export const isCritical = ({ dataset }: HTMLElement): boolean => 'shopHeaderEarly' in dataset;

/**
 * Data attribute of an element that failed: 'begun' while its retry is loading, 'done' after it has loaded. Browsers may
 * give a failed link an empty sheet, and its retry is another element.
 */
export const ASSET_RETRY = 'recovery';

/**
 * Removes chunks of the page's markup whose requests have ended. The entry would wait for the events of such an element,
 * although it has failed; a chunk that has run needs its element no more.
 */
export const removeEnded = (): void => {
  const chunks = 'script[data-shop-header-early]:not([data-shop-header-version])';
  for (const script of document.querySelectorAll<HTMLScriptElement>(chunks))
    if (performance.getEntriesByName(script.src).length > 0) script.remove();
};

/** A link that has failed may have a sheet: an empty one, or one that may not be read. */
const hasRules = (sheet: CSSStyleSheet | null): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

const findLoadedStyle = (url: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({ href, sheet, dataset }) =>
      href === url && (dataset[ASSET_RETRY] === 'done' || (!dataset[ASSET_RETRY] && hasRules(sheet))),
  );

/**
 * Loads a style sheet, unless the page has loaded it already, so that the header never paints without it.
 *
 * @throws Error if the style sheet fails to load
 */
export const loadStyle = async (base: string, file: ReleaseFile): Promise<void> => {
  const url = urlBelow(base, file);
  const existing = findLoadedStyle(url);
  if (existing) {
    if (isCritical(existing)) existing.media = 'all';
    return;
  }
  await load(createAsset('link', url, file.integrity, base), url);
};

/** Returns the version whose entry a copy of this loader, or the page's markup, has inserted into this page. */
export const versionOnPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-shop-header-version]')?.dataset['shopHeaderVersion'];
