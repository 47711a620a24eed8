import { DEFAULT_TIMEOUT_MS, LoadError, type LoaderOptions } from '../options';
import { releasePath, type PageRelease, type ReleaseRequest } from '../release';
import { showBadge } from './badge';
import { parseTarget, readSelection, storeSelection, type OverrideTarget } from './selection';

/** Finds a release by the loader's options: `resolveRelease` of the loader. */
export type ResolveRelease = (
  base: string,
  options: Pick<LoaderOptions, 'channel' | 'accepts' | 'release' | 'path' | 'visitorId'>,
  request: ReleaseRequest,
) => Promise<PageRelease>;

const resolveVersion = async (
  base: string,
  version: string,
  request: ReleaseRequest,
  resolveRelease: ResolveRelease,
): Promise<PageRelease> => {
  const page = await resolveRelease(new URL(releasePath(version), base).href, {}, request);
  if (page.release.version === version) return page;
  throw new LoadError('wrong-shape', 'release', `the folder contains ${page.release.version}`);
};

const resolveTarget = async (
  base: string,
  target: OverrideTarget,
  { accepts, visitorId }: LoaderOptions,
  request: ReleaseRequest,
  resolveRelease: ResolveRelease,
): Promise<PageRelease> => {
  switch (target.kind) {
    case 'release':
      return resolveVersion(base, target.version, request, resolveRelease);
    case 'channel':
      return resolveRelease(
        base,
        {
          channel: target.channel,
          ...(accepts !== undefined && { accepts }),
          ...(visitorId !== undefined && { visitorId }),
        },
        request,
      );
    case 'server':
      return resolveRelease(target.base, {}, request);
    case 'refused':
      throw new LoadError('wrong-shape', 'release', target.reason);
  }
};

/**
 * Returns a signal that is aborted with `signal`, or after half of the timeout: a server that hangs must leave enough of
 * the attempt's time for the page's own release.
 */
const halfOfTimeout = (signal: AbortSignal, { timeout = DEFAULT_TIMEOUT_MS }: LoaderOptions): AbortSignal => {
  const either = new AbortController();
  const abort = () => either.abort();
  signal.addEventListener('abort', abort);
  setTimeout(abort, timeout / 2);
  return either.signal;
};

/**
 * Finds the release that a developer has selected, and displays it in a badge. If the selection cannot be used, the
 * badge displays the reason, and the page keeps its own release. An empty selection displays the badge with its panel
 * open [FED-5].
 *
 * @param base absolute URL of the host's `base`, with a trailing slash
 * @throws LoadError if the page's own release cannot be loaded
 */
export const resolveOverride = async (
  base: string,
  options: LoaderOptions,
  request: ReleaseRequest,
  resolveRelease: ResolveRelease,
): Promise<PageRelease> => {
  const selection = readSelection();
  const servers = options.overrideServers ?? [];
  if (selection === '') {
    storeSelection('');
    const own = await resolveRelease(base, options, request);
    showBadge({ selection, servers, version: own.release.version });
    return own;
  }
  const target = parseTarget(selection, servers);
  if (target.kind !== 'refused') storeSelection(selection);
  try {
    const signal = halfOfTimeout(request.signal, options);
    const page = await resolveTarget(base, target, options, { ...request, signal }, resolveRelease);
    showBadge({ selection, servers, version: page.release.version });
    return page;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    showBadge({ selection, servers, failure });
    return resolveRelease(base, options, request);
  }
};
