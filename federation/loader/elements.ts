import type { ReleaseFile } from './release';
import { LoadError } from './options';
import { trustedScriptUrl } from './trusted';

const within = (base: string, { file }: ReleaseFile): string => new URL(file, base).href;

/** Browsers report a missing file and one with the wrong hash alike, so it is asked for once more to tell. */
const failure = async (url: string): Promise<LoadError> => {
  const answered = await fetch(url, { method: 'HEAD', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answered
    ? new LoadError('integrity', `${url} is not the file that was released`)
    : new LoadError('network', `${url} did not load`);
};

const arrival = (element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // Left in place, a failed element would pass for a loaded one when the next attempt looks.
      element.remove();
      void failure(url).then(reject);
    });
    document.head.append(element);
  });

const linkTo = (url: string, { integrity }: ReleaseFile): HTMLLinkElement => {
  const link = document.createElement('link');
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = url;
  return link;
};

const standing = (rel: string, url: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].find(({ href }) => href === url);

/**
 * Runs a script of the remote, pinned to its hash.
 *
 * @param base absolute URL, ending in a slash
 * @throws LoadError of kind `network` or `integrity`
 */
export const loadScript = async (base: string, file: ReleaseFile): Promise<void> => {
  const url = within(base, file);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = file.integrity;
  script.src = trustedScriptUrl(url, base);
  await arrival(script, url);
};

/**
 * Waits for a style sheet, so that the header never paints without it. One that stands already is enough.
 *
 * @throws LoadError of kind `network` or `integrity`
 */
export const loadStyle = async (base: string, file: ReleaseFile): Promise<void> => {
  const url = within(base, file);
  if (standing('stylesheet', url)?.sheet) return;
  const link = linkTo(url, file);
  link.rel = 'stylesheet';
  await arrival(link, url);
};

/** Starts fetching a chunk that the entry will ask for, in the same mode, so that it is fetched once. */
export const preloadScript = (base: string, file: ReleaseFile): void => {
  const url = within(base, file);
  if (standing('preload', url)) return;
  const link = linkTo(url, file);
  link.rel = 'preload';
  link.as = 'script';
  document.head.append(link);
};
