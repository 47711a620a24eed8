import type { NavigationAdapter } from '../../federation/contract';
import type { HostPage } from '../platform/browser';

/**
 * Passes addresses of this origin to the host's router, where the host has one [NAV-14]. The router always receives a
 * path with one slash at its start.
 *
 * @returns a function that takes an address and returns false when the browser must follow it, also when the router
 *   has thrown
 */
export const createNavigate =
  (browser: Pick<HostPage, 'location'>, adapter: () => NavigationAdapter | undefined) =>
  (href: string): boolean => {
    const navigation = adapter();
    if (!navigation) return false;
    try {
      const here = browser.location();
      const { origin, pathname, search, hash } = new URL(href, here);
      if (origin !== here.origin) return false;
      // '/..//elsewhere.example' resolves to a path with two slashes, which a router would read as another origin.
      navigation.navigate(pathname.replace(/^\/+/, '/') + search + hash);
      return true;
    } catch {
      // The browser follows what is no address, or what the host's router failed on.
      return false;
    }
  };
