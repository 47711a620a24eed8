import type { LoaderOptions } from './options';
import { overrideOf, showBadge } from './override';
import { resolveRelease, type Asking, type PageRelease } from './resolve';

let page: Promise<PageRelease> | undefined;

const find = (options: LoaderOptions, asking: Asking): Promise<PageRelease> => {
  const override = overrideOf(options);
  if (override !== undefined) showBadge(override);
  return resolveRelease(new URL(options.base, document.baseURI).href, options, { ...asking, override });
};

/**
 * The page's release, found once: whatever is loaded later, and whatever the channel points to then, comes from the
 * same one [FED-5]. A failure, or an attempt that is given up, is forgotten.
 *
 * @throws LoadError
 */
export const pageRelease = (options: LoaderOptions, asking: Asking): Promise<PageRelease> => {
  if (page) return page;
  const finding = find(options, asking);
  page = finding;
  // At once, since the next attempt begins before the answer to this one has failed.
  const forget = (): void => {
    if (page === finding) page = undefined;
  };
  asking.signal.addEventListener('abort', forget);
  finding.then(() => {
    asking.signal.removeEventListener('abort', forget);
  }, forget);
  return finding;
};
