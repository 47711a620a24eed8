import { accepts, majorOf } from './accepts';
import { failureOf } from './failure';
import { DEFAULT_ACCEPTS, LoadError, type LoaderOptions, type ProblemPart } from './options';
import { channelPath, isChannel, isRelease, type HeaderRelease } from './release';

/** The release from which a page loads all parts of the header. */
export interface PageRelease {
  /** The release's folder: an absolute address with a trailing slash. */
  readonly base: string;
  readonly release: HeaderRelease;
  readonly channel: string | undefined;
  readonly fromPage: boolean;
}

export interface ReleaseRequest {
  readonly signal: AbortSignal;
  /** Whether this is the retry, which bypasses every cache. */
  readonly isRetry: boolean;
}

/** Adds the query of a retry, which differs from the first request for all caches up to the origin. */
export const bustCaches = (url: string): string => `${url}?retry=1`;

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
    throw integrity === ''
      ? new LoadError('network', part, `${url} did not load`)
      : await failureOf(url, part);
  });
  if (!response.ok) throw new LoadError('network', part, `${url} returned status ${String(response.status)}`);
  return response.json().catch(() => {
    // Either not JSON, or truncated.
    throw new LoadError('wrong-shape', part, `${url} is not JSON`);
  });
};

const checkRelease = (value: unknown): HeaderRelease => {
  if (isRelease(value)) return value;
  throw new LoadError('wrong-shape', 'release', 'header.json is not a release');
};

/** @param version the expected version; any version if omitted */
const fetchRelease = async (
  folder: string,
  request: ReleaseRequest,
  version?: string,
  integrity?: string,
): Promise<HeaderRelease> => {
  const release = checkRelease(await fetchJson(`${folder}header.json`, 'release', request, integrity));
  if (version !== undefined && release.version !== version)
    throw new LoadError('wrong-shape', 'release', `header.json is not of ${version}`);
  return release;
};

const notChannel = (name: string): LoadError =>
  new LoadError('wrong-shape', 'channel', `${name} is not a channel`);

const followChannel = async (base: string, name: string, range: string, request: ReleaseRequest) => {
  if (!/^[\w-]+$/.test(name)) throw notChannel(name);
  const channel = await fetchJson(base + channelPath(name, majorOf(range)), 'channel', request);
  if (!isChannel(channel)) throw notChannel(name);
  const { version, path, integrity, contract } = channel;
  if (!accepts(range, contract))
    throw new LoadError('version', 'channel', `${version} has contract ${contract}, not ${range}`);
  const folder = new URL(path, base).href;
  return { base: folder, release: await fetchRelease(folder, request, version, integrity) };
};

/**
 * Finds the release for a page: the one in the page, the one to which the channel
 * points, or the one in the base folder. The release of a channel is refused if its hash, version or contract does not
 * match [FED-5].
 *
 * @param base absolute URL with a trailing slash
 * @throws LoadError of part `channel` or `release`
 */
export const resolveRelease = async (
  base: string,
  options: Pick<LoaderOptions, 'channel' | 'accepts' | 'release' | 'path'>,
  request: ReleaseRequest,
): Promise<PageRelease> => {
  const { channel, release, path = '' } = options;
  if (release)
    return { base: new URL(path, base).href, release: checkRelease(release), channel, fromPage: true };
  const found =
    channel === undefined
      ? { base, release: await fetchRelease(base, request) }
      : await followChannel(base, channel, options.accepts ?? DEFAULT_ACCEPTS, request);
  return { ...found, channel, fromPage: false };
};
