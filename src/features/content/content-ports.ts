import type { ContentPorts } from '../../domains/content';
import { consents, type Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';

/** Folder of the content system's assets, where a host has configured none. */
const USUAL_PATHS: readonly string[] = ['/content/dam/'];

/** Servers may decode these once more, or cut a segment at the semicolon, and end in another folder. */
const AMBIGUOUS = /%(?:2[5ef]|5c)|;/i;

/**
 * Returns whether an address from content may be requested without a press. The browser sends the shopper's cookies
 * with a picture from the page's own host, so that an address like `/ecom/log-out` would act as the shopper: on that
 * host only the configured folders are allowed. Ports and schemes don't separate cookies, so the host name decides.
 *
 * @param here the page's address
 * @param paths folders as the host has configured them
 */
export const createIsAllowed =
  (here: URL, paths = USUAL_PATHS) =>
  (address: string): boolean => {
    const { hostname, pathname } = new URL(address, here);
    if (hostname !== here.hostname) return true;
    return !AMBIGUOUS.test(pathname) && paths.some((path) => pathname.startsWith(path));
  };

interface ContentPortsDeps {
  readonly browser: Pick<
    Browser,
    'cookies' | 'fetch' | 'location' | 'observeHeight' | 'observeSight' | 'emitResize'
  >;
  readonly analytics: Analytics;
  readonly warn: (message: string) => void;
  /** Returns whether a shopper uses the page: staff see no adverts. */
  readonly isShopper: () => boolean;
  /** Folders of pictures and tracking addresses on the page's own host, as configured. */
  readonly mediaPaths: readonly string[] | undefined;
}

/** Creates the ports of content from the page, analytics and the shopper's consent [AUTH-8] [CONT-6]. */
export const createContentPorts = ({
  browser,
  analytics,
  warn,
  isShopper,
  mediaPaths,
}: ContentPortsDeps): ContentPorts => {
  const isAllowed = createIsAllowed(browser.location(), mediaPaths);
  const canAdvertise = () => isShopper() && consents(browser.cookies, 'advertising') === true;
  return {
    warn,
    isAllowed,
    beacon: (urls) => {
      // An advert may still be rendered after the shopper has withdrawn consent.
      if (!canAdvertise()) return;
      for (const url of urls.filter(isAllowed)) {
        // A tracker only counts the request: the header needs no response, and the tracker must get no cookies.
        browser
          .fetch(url, { mode: 'no-cors', credentials: 'omit', keepalive: true, referrerPolicy: 'origin' })
          .catch(() => undefined);
      }
    },
    track: analytics.track,
    onResize: browser.emitResize,
    observe: browser.observeSight,
    observeSize: browser.observeHeight,
    canAdvertise,
    seen: new Set(),
  };
};
