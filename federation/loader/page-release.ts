/** Which release a page gets: the one in the page, the one of a channel, or the one that a developer has selected. */
import {
  accepts,
  DEFAULT_ACCEPTS,
  LoadError,
  majorOf,
  type LoaderOptions,
  type ProblemPart,
} from './options';
import { loadPageTarget, overrideRelease } from './optional-parts';
import {
  bustCaches,
  channelPath,
  isChannel,
  isRelease,
  type HeaderRelease,
  type PageRelease,
  type ReleaseRequest,
} from './release';
import { failureOf } from './report';

const fetchJson = async (
  address: string,
  part: ProblemPart,
  { signal, isRetry }: ReleaseRequest,
  integrity = '',
): Promise<unknown> => {
  const url = isRetry ? bustCaches(address) : address;
  const response = await fetch(url, {
    credentials: 'omit',
    signal,
    integrity,
    cache: isRetry ? 'reload' : 'default',
  }).catch(async () => {
    throw await failureOf(url, part, integrity);
  });
  if (!response.ok) throw new LoadError('network', part, `${url} returned status ${response.status}`);
  return response.json().catch(() => {
    // Either not JSON, or truncated.
    throw new LoadError('wrong-shape', part, `${url} is not JSON`);
  });
};

/**
 * Returns the absolute address of a folder.
 *
 * @throws LoadError if the address has no slash at its end
 */
const folderAddress = (path: string, base: string): string => {
  const { href } = new URL(path, base);
  if (href.endsWith('/')) return href;
  throw new LoadError('wrong-shape', 'channel', `base ${href} lacks a slash at its end`);
};

/** @param version the expected version; any version if omitted */
const checkRelease = (value: unknown, version?: string): HeaderRelease => {
  if (isRelease(value) && (version ?? value.version) === value.version) return value;
  throw new LoadError('wrong-shape', 'release', `header.json is not of ${version ?? 'a release'}`);
};

/** @param version the expected version; any version if omitted */
const fetchRelease = async (
  folder: string,
  request: ReleaseRequest,
  version?: string,
  integrity?: string,
): Promise<HeaderRelease> =>
  checkRelease(await fetchJson(`${folder}header.json`, 'release', request, integrity), version);

const followChannel = async (
  base: string,
  name: string,
  options: Pick<LoaderOptions, 'accepts' | 'visitorId'>,
  request: ReleaseRequest,
) => {
  const { accepts: range = DEFAULT_ACCEPTS } = options;
  const channel: unknown =
    /^[\w-]+$/.test(name) && (await fetchJson(base + channelPath(name, majorOf(range)), 'channel', request));
  if (!isChannel(channel)) throw new LoadError('wrong-shape', 'channel', `${name} is not a channel`);
  const { version, path, integrity, contract } = channel.candidate
    ? await loadPageTarget().then(
        (rollout) => rollout.choosePageTarget(channel, options),
        // A file of the host is missing: the current release works without it.
        () => channel,
      )
    : channel;
  if (!accepts(range, contract))
    throw new LoadError('version', 'channel', `${version} has contract ${contract}, not ${range}`);
  const folder = folderAddress(path, base);
  return { base: folder, release: await fetchRelease(folder, request, version, integrity) };
};

/**
 * Finds the release for a page: the one in the page, the one to which the channel points for this visit, or the one in
 * the base folder. The release of a channel is refused if its hash, version or contract does not
 * match [FED-5].
 *
 * @param base absolute URL with a trailing slash
 * @throws LoadError of part `channel` or `release`
 */
export const resolveRelease = async (
  base: string,
  options: Pick<LoaderOptions, 'channel' | 'accepts' | 'release' | 'path' | 'visitorId'>,
  request: ReleaseRequest,
): Promise<PageRelease> => {
  const { channel, release, path = '' } = options;
  if (release)
    return { base: folderAddress(path, base), release: checkRelease(release), channel, fromPage: true };
  const found =
    channel === undefined
      ? { base, release: await fetchRelease(base, request) }
      : await followChannel(base, channel, options, request);
  return { ...found, channel, fromPage: false };
};

let page: Promise<PageRelease> | undefined;

const find = async (options: LoaderOptions, request: ReleaseRequest): Promise<PageRelease> => {
  // The page's own base address: an element may hide `document.baseURI`, but not that of a text [FED-6].
  const base = folderAddress(options.base, new Text().baseURI);
  return (
    (await overrideRelease(base, options, request, resolveRelease)) ?? resolveRelease(base, options, request)
  );
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
  finding.then(() => request.signal.removeEventListener('abort', remove), remove);
  return finding;
};
