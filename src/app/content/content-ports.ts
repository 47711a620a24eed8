import type { ContentPorts } from '../../domains/content';
import { consents, type Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';

interface ContentPortsDeps {
  readonly browser: Pick<Browser, 'cookies' | 'fetch' | 'observeHeight' | 'observeSight' | 'tellResize'>;
  readonly analytics: Analytics;
  readonly warn: (message: string) => void;
  /** Whose page it is: adverts are for shoppers alone. */
  readonly isShopper: () => boolean;
}

/** Lends content the page, the sink of analytics and the shopper's consent [AUTH-8] [CONT-6]. */
export const createContentPorts = ({
  browser,
  analytics,
  warn,
  isShopper,
}: ContentPortsDeps): ContentPorts => {
  const canAdvertise = () => isShopper() && consents(browser.cookies, 'advertising') === true;
  return {
    warn,
    beacon: (urls) => {
      // An advert may still stand there when consent has been taken back.
      if (!canAdvertise()) return;
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
    observeSize: browser.observeHeight,
    canAdvertise,
    seen: new Set(),
  };
};
