import type { HeaderRelease, ReleaseFile } from './release';
import { LoadError } from './options';
import { trustedScriptUrl } from './trusted';

const within = (base: string, { file }: ReleaseFile): string => {
  const url = new URL(file, base).href;
  if (url.startsWith(base)) return url;
  throw new LoadError('wrong-shape', 'release', `${url} is not below ${base}`);
};

/** Why it failed is found out by who gives it its second try. */
const arrival = (element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // Left in place, a failed element would pass for a loaded one when the next attempt looks.
      element.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(element);
  });

const standing = (url: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(({ href }) => href === url);

/** A script that runs in its turn: after those put in before it, which are fetched beside it. */
const scriptOf = (base: string, file: ReleaseFile): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = false;
  script.crossOrigin = 'anonymous';
  script.integrity = file.integrity;
  script.src = trustedScriptUrl(within(base, file), base);
  return script;
};

/**
 * Runs the remote's entry, and behind it chunks that it will ask for: by then they are there. A chunk that can't be
 * had is the entry's to tell, which asks again.
 *
 * @param base absolute URL, ending in a slash
 * @throws Error when the entry can't be had
 */
export const loadEntry = async (
  base: string,
  { entry, version }: HeaderRelease,
  chunks: readonly ReleaseFile[],
): Promise<void> => {
  const script = scriptOf(base, entry);
  script.dataset['shopHeaderVersion'] = version;
  const entryHere = arrival(script, script.src);
  for (const file of chunks) {
    const chunk = scriptOf(base, file);
    // Left in place, the entry would wait for it once more.
    arrival(chunk, chunk.src).then(
      () => chunk.remove(),
      () => undefined,
    );
  }
  await entryHere;
};

/** Whether the page's server has put it in to be there early: it may have failed before anybody listened. */
export const isEarly = ({ dataset }: HTMLElement): boolean => 'shopHeaderEarly' in dataset;

/** On an element that failed: whether its second try is under way or came. Browsers may give it an empty sheet. */
export const RECOVERY = 'recovery';

/**
 * Waits for a style sheet, so that the header never paints without it. One that stands already is enough.
 *
 * @throws Error when it can't be had
 */
export const loadStyle = async (base: string, file: ReleaseFile): Promise<void> => {
  const url = within(base, file);
  const here = standing(url);
  if (here && (here.dataset[RECOVERY] ?? (here.sheet && 'done')) === 'done') {
    if (isEarly(here)) here.media = 'all';
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = file.integrity;
  link.href = url;
  await arrival(link, url);
};

/** The version whose entry this page has run by our loader, whichever copy of it. */
export const versionOnPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-shop-header-version]')?.dataset['shopHeaderVersion'];
