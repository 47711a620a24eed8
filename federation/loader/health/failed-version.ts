import { majorOf } from '../accepts';
import { DEFAULT_ACCEPTS, type LoaderOptions } from '../options';
import { channelPath, isChannel } from '../release';
import { choosePageTarget } from '../rollout/page-target';

/** The version of a failed load whose channel cannot be read. */
export const UNKNOWN_VERSION = 'unknown';

/**
 * Returns the version that a page should have received. The loader does not remember it, so the channel is read again,
 * usually from the cache, and the same bucket chooses the same release.
 */
export const versionOfFailedLoad = async (options: LoaderOptions): Promise<string> => {
  const { base, channel: name, accepts = DEFAULT_ACCEPTS, release } = options;
  if (release) return release.version;
  if (name === undefined) return UNKNOWN_VERSION;
  try {
    const url = new URL(channelPath(name, majorOf(accepts)), new URL(base, document.baseURI));
    const channel: unknown = await (await fetch(url, { credentials: 'omit' })).json();
    return isChannel(channel) ? choosePageTarget(channel, options).version : UNKNOWN_VERSION;
  } catch {
    return UNKNOWN_VERSION;
  }
};
