import type { ContentPorts } from '../../domains/content';
import { consents, type Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';

interface ContentPortsDeps {
  readonly browser: Pick<Browser, 'cookies' | 'fetch' | 'observeSight' | 'tellResize'>;
  readonly analytics: Analytics;
  readonly warn: (message: string) => void;
}

/** Lends content the page, the sink of analytics and the shopper's consent [AUTH-8] [CONT-6]. */
export const createContentPorts = ({ browser, analytics, warn }: ContentPortsDeps): ContentPorts => ({
  warn,
  beacon: (urls) => {
    for (const url of urls) {
      // A tracker counts the request; its answer is not for us, and our cookies are not for it.
      browser
        .fetch(url, { mode: 'no-cors', keepalive: true, referrerPolicy: 'origin' })
        .catch(() => undefined);
    }
  },
  track: analytics.track,
  onResize: browser.tellResize,
  observe: browser.observeSight,
  canAdvertise: () => consents(browser.cookies, 'advertising'),
  seen: new Set(),
});
