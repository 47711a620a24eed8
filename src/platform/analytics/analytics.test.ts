import type { AnalyticsEvent } from '../../../federation/contract';
import { createAnalytics } from './analytics';

const OPENED = { event: 'modal_opened', modal: 'multi-search' } as const;

const cookiesOf = (held: Readonly<Record<string, string>>) => ({
  get: (name: string) => held[name],
  set: () => undefined,
  remove: () => undefined,
});

describe('analytics', () => {
  it.each([
    ['both cookies allow it', { wtr_cookie_consent: 'true', wtr_cookies_analytics: 'true' }, 1],
    ['they allow it by number', { wtr_cookie_consent: '1', wtr_cookies_analytics: '1' }, 1],
    ['analytics are refused', { wtr_cookie_consent: 'true', wtr_cookies_analytics: 'false' }, 0],
    ['nothing was agreed to yet', { wtr_cookies_analytics: 'true' }, 0],
    ['the cookie is malformed', { wtr_cookie_consent: 'true', wtr_cookies_analytics: 'truely' }, 0],
    ['there are no cookies', {}, 0],
  ])('are told to the host’s sink only with consent: %s [AUTH-8]', (_when, cookies, count) => {
    const told: AnalyticsEvent[] = [];
    createAnalytics(() => ({ push: (event) => told.push(event) }), cookiesOf(cookies)).track(OPENED);
    expect(told).toEqual(Array.from({ length: count }, () => OPENED));
  });

  it('go on when the host’s sink throws, or there is none [EVT-1]', () => {
    const cookies = cookiesOf({ wtr_cookie_consent: 'true', wtr_cookies_analytics: 'true' });
    const broken = {
      push: () => {
        throw new Error('sink');
      },
    };
    expect(() => {
      createAnalytics(() => broken, cookies).track(OPENED);
      createAnalytics(() => undefined, cookies).track(OPENED);
    }).not.toThrow();
  });
});
