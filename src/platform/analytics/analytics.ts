import type { AnalyticsSink } from '../../../federation/contract';
import type { Cookies } from '../browser';
import type { ShopEvent } from './events';

/** Tells the host's sink what happened. Never throws, and never waits. */
export interface Analytics {
  readonly track: (event: ShopEvent) => void;
}

const allows = (cookies: Pick<Cookies, 'get'>, name: string): boolean =>
  /^(true|1)$/.test(cookies.get(name) ?? '');

/** Whether the shopper consented to cookies, and to those of a purpose among them [AUTH-8]. */
export const consents = (cookies: Pick<Cookies, 'get'>, purpose: 'analytics' | 'advertising'): boolean =>
  allows(cookies, 'wtr_cookie_consent') && allows(cookies, `wtr_cookies_${purpose}`);

/**
 * Nothing is told without the shopper's consent to analytics [AUTH-8].
 *
 * @param sink the host's, as it is now; one that throws harms nobody
 */
export const createAnalytics = (sink: () => AnalyticsSink | undefined, cookies: Cookies): Analytics => ({
  track(event) {
    if (!consents(cookies, 'analytics')) return;
    try {
      sink()?.push(event);
    } catch {
      // The host's own failure, which its monitoring sees.
    }
  },
});
