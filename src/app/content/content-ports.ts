import type { ContentPorts } from '../../domains/content';
import type { Analytics } from '../../platform/analytics';
import { windowAdverts, type Cookies } from '../../platform/browser';

interface ContentPortsDeps {
  readonly cookies: Pick<Cookies, 'get'>;
  readonly analytics: Analytics;
  readonly warn: (message: string) => void;
}

/** Lends content the page, the sink of analytics and the shopper's consent [AUTH-8] [CONT-6]. */
export const createContentPorts = ({ cookies, analytics, warn }: ContentPortsDeps): ContentPorts => {
  const allows = (name: string) => /^(true|1)$/.test(cookies.get(name) ?? '');
  return {
    ...windowAdverts,
    warn,
    track: analytics.track,
    canAdvertise: () => allows('wtr_cookie_consent') && allows('wtr_cookies_advertising'),
  };
};
