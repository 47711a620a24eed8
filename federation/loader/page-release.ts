import type { LoaderOptions } from './options';
import { overrideRelease } from './override-release';
import { resolveRelease, type ReleaseRequest, type PageRelease } from './resolve';

let page: Promise<PageRelease> | undefined;

const find = async (options: LoaderOptions, request: ReleaseRequest): Promise<PageRelease> => {
  const base = new URL(options.base, document.baseURI).href;
  return (await overrideRelease(base, options, request)) ?? resolveRelease(base, options, request);
};

/**
 * Finds the page's release once, so that all parts are of one release even if the channel changes meanwhile [FED-5].
 * After a failure or an aborted attempt, the next call tries again.
 *
 * @throws LoadError
 */
export const pageRelease = (options: LoaderOptions, request: ReleaseRequest): Promise<PageRelease> => {
  if (page) return page;
  const finding = find(options, request);
  page = finding;
  // Removed at once, because the next attempt begins before the promise of this one is rejected.
  const remove = (): void => {
    if (page === finding) page = undefined;
  };
  request.signal.addEventListener('abort', remove);
  finding.then(() => {
    request.signal.removeEventListener('abort', remove);
  }, remove);
  return finding;
};
