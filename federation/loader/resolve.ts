import { accepts } from './accepts';
import { failureOf } from './failure';
import { LoadError, type LoaderOptions, type ProblemPart } from './options';
import { isChannel, isRelease, releasePath, type HeaderRelease } from './release';

/** The one release that a page takes all its parts from. */
export interface PageRelease {
  /** Its folder: an absolute address, ending in a slash. */
  readonly base: string;
  readonly release: HeaderRelease;
  readonly channel: string | undefined;
  readonly fromPage: boolean;
}

export interface Asking {
  readonly signal: AbortSignal;
  /** Whether this is a second try, which goes past every cache. */
  readonly again: boolean;
  /** Version that a developer has asked for in place of the channel's. */
  readonly override?: string | undefined;
}

/** The mark by which a second try differs from the first, for caches between here and the origin. */
export const bustCaches = (url: string): string => `${url}?retry=1`;

const fetchJson = async (
  address: string,
  part: ProblemPart,
  { signal, again }: Asking,
  integrity = '',
): Promise<unknown> => {
  const url = again ? bustCaches(address) : address;
  const answer = await fetch(url, {
    credentials: 'omit',
    signal,
    integrity,
    cache: again ? 'reload' : 'default',
  }).catch(async () => {
    throw integrity === ''
      ? new LoadError('network', part, `${url} did not load`)
      : await failureOf(url, part);
  });
  if (!answer.ok) throw new LoadError('network', part, `${url} answered ${String(answer.status)}`);
  return answer.json().catch(() => {
    // Not JSON, or cut off on its way: no reader can tell which.
    throw new LoadError('wrong-shape', part, `${url} is not JSON`);
  });
};

/** @param version what it must be; whichever it is when left out */
const fetchRelease = async (
  folder: string,
  asking: Asking,
  version?: string,
  integrity?: string,
): Promise<HeaderRelease> => {
  const release = await fetchJson(`${folder}header.json`, 'release', asking, integrity);
  if (!isRelease(release)) throw new LoadError('wrong-shape', 'release', 'header.json is not a release');
  if (version !== undefined && release.version !== version)
    throw new LoadError('wrong-shape', 'release', `${version} was asked for, ${release.version} came`);
  return release;
};

const followChannel = async (base: string, name: string, range: string, asking: Asking) => {
  if (!/^[\w-]+$/.test(name)) throw new LoadError('wrong-shape', 'channel', `${name} is not a channel`);
  const channel = await fetchJson(`${base}channels/${name}.json`, 'channel', asking);
  if (!isChannel(channel)) throw new LoadError('wrong-shape', 'channel', `${name} is not a channel's file`);
  const { version, path, integrity, contract } = channel;
  if (!accepts(range, contract))
    throw new LoadError('version', 'channel', `${version} has contract ${contract}, not ${range}`);
  const folder = new URL(path, base).href;
  return { base: folder, release: await fetchRelease(folder, asking, version, integrity) };
};

/**
 * Finds the release that a page is to take: the one asked for by a developer, the one in the page, the one that the
 * channel points to, or the one in the base folder. What a channel points to is checked, and refused when anything
 * is not as it says [FED-5].
 *
 * @param base absolute URL, ending in a slash
 * @throws LoadError of part `channel` or `release`
 */
export const resolveRelease = async (
  base: string,
  options: Pick<LoaderOptions, 'channel' | 'accepts' | 'release' | 'path'>,
  asking: Asking,
): Promise<PageRelease> => {
  const { channel, release, path = '' } = options;
  if (asking.override !== undefined) {
    const folder = new URL(releasePath(asking.override), base).href;
    const wanted = await fetchRelease(folder, asking, asking.override);
    return { base: folder, release: wanted, channel: undefined, fromPage: false };
  }
  if (release) return { base: new URL(path, base).href, release, channel, fromPage: true };
  const found =
    channel === undefined
      ? { base, release: await fetchRelease(base, asking) }
      : await followChannel(base, channel, options.accepts ?? '^1', asking);
  return { ...found, channel, fromPage: false };
};
