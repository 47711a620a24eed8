import type { NavigationAdapter } from '../../federation/contract';
import type { HostPage } from '../platform/browser';

/**
 * Hands addresses of this origin to the host's router, where it gave one [NAV-14].
 *
 * @returns takes an address; false when the browser must follow it, the router having thrown as well
 */
export const createNavigate =
  (browser: Pick<HostPage, 'location'>, adapter: () => NavigationAdapter | undefined) =>
  (href: string): boolean => {
    const here = browser.location();
    const target = new URL(href, here);
    const navigation = adapter();
    if (!navigation || target.origin !== here.origin) return false;
    try {
      navigation.navigate(target.pathname + target.search + target.hash);
      return true;
    } catch {
      // A router that fails must not keep anybody from going: the browser does it.
      return false;
    }
  };
