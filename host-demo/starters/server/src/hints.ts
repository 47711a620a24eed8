import { hintsOf } from 'shop-header-loader/contract';
import type { Channel, HeaderRelease, LoaderOptions } from 'shop-header-loader';
import { LOADER } from './loader';

/** Returns links for the head, and the options that the loader must get with them. */
export const pageParts = (channel: Channel, release: HeaderRelease, nonce?: string) => {
  const base = LOADER.base + channel.path;
  const options: LoaderOptions = { ...LOADER, path: channel.path, release };
  return { head: hintsOf(release, './Header', { base, nonce, sharesReact: true }), options };
};
