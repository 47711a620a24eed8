import type { AnalyticsEvent } from '../../../federation/contract';
import { createAnalytics } from './analytics';
import type { ShopEvent } from './events';

const OPENED = { event: 'modal_opened', modal: 'multi-search' } as const;
const SEEN = { event: 'impression', sponsorshipId: 'ad-1', trackingUrls: [], vendor: 'house' } as const;
const YES = { wtr_cookie_consent: 'true', wtr_cookies_analytics: 'true' };
const ADVERTS = { ...YES, wtr_cookies_advertising: 'true' };

const setUp = (
  cookies: Readonly<Record<string, string>> = {},
  push?: ((event: AnalyticsEvent) => void) | null,
) => {
  const held: Record<string, string> = { ...cookies };
  const told: AnalyticsEvent[] = [];
  const listeners = new Map<string, () => void>();
  const hear = (name: string) => (listener: () => void) => {
    listeners.set(name, listener);
    return () => listeners.delete(name);
  };
  const analytics = createAnalytics(
    () => (push === null ? undefined : { push: push ?? ((event) => told.push(event)) }),
    {
      cookies: { get: (name) => held[name], set: () => undefined, remove: () => undefined },
      onCookieChange: hear('cookies'),
      onWindowEvent: (name, listener) =>
        hear(name)(() => {
          listener(new Event(name));
        }),
    },
  );
  const stop = analytics.start();
  return {
    told,
    stop,
    listeners,
    track: (...events: readonly ShopEvent[]) => {
      events.forEach(analytics.track);
    },
    /** Changes cookies; whether the browser tells of it is another matter. */
    answer: (changed: Readonly<Record<string, string>>) => Object.assign(held, changed),
    happen: (name: 'cookies' | 'pagehide') => listeners.get(name)?.(),
  };
};

const nth = (index: number) => ({ event: 'modal_opened', modal: String(index) }) as const;

describe('analytics', () => {
  it.each([
    ['both cookies allow it', YES, 1],
    ['they allow it by number', { wtr_cookie_consent: '1', wtr_cookies_analytics: '1' }, 1],
    ['analytics are refused', { ...YES, wtr_cookies_analytics: 'false' }, 0],
    ['cookies are refused', { ...YES, wtr_cookie_consent: 'false' }, 0],
    ['nothing was agreed to yet', { wtr_cookies_analytics: 'true' }, 0],
    ['the cookie is malformed', { ...YES, wtr_cookies_analytics: 'truely' }, 0],
    ['there are no cookies', {}, 0],
  ])('are told to the host’s sink only with consent: %s [AUTH-8]', (_when, cookies, count) => {
    const { track, told } = setUp(cookies);
    track(OPENED);
    expect(told).toEqual(Array.from({ length: count }, () => OPENED));
  });

  it.each([
    ['advertising is refused', { ...ADVERTS, wtr_cookies_advertising: 'false' }, [OPENED]],
    ['advertising was not asked about', YES, [OPENED]],
    ['analytics are refused', { ...ADVERTS, wtr_cookies_analytics: 'false' }, []],
    ['both are agreed to', ADVERTS, [OPENED, SEEN]],
  ])('tell of adverts with consent to both: %s [AUTH-8]', (_when, cookies, expected) => {
    const { track, told } = setUp(cookies);
    track(OPENED, SEEN);
    expect(told).toEqual(expected);
  });

  it('wait for the answer and are told in order once it is yes [AUTH-8]', () => {
    const { track, told, answer, happen } = setUp();
    track(nth(1), nth(2));
    answer({ wtr_cookie_consent: 'true' });
    happen('cookies');
    expect(told).toEqual([]);
    answer(YES);
    happen('cookies');
    expect(told).toEqual([nth(1), nth(2)]);
    track(nth(3));
    expect(told).toEqual([nth(1), nth(2), nth(3)]);
  });

  it('are forgotten once it is no, and a later yes does not bring them back [AUTH-8]', () => {
    const { track, told, answer, happen } = setUp();
    track(nth(1));
    answer({ ...YES, wtr_cookies_analytics: 'false' });
    happen('cookies');
    answer(YES);
    track(nth(2));
    expect(told).toEqual([nth(2)]);
  });

  it('notice with the next event what the browser did not tell [AUTH-8]', () => {
    const { track, told, answer } = setUp(YES);
    answer({ wtr_cookies_analytics: 'false' });
    track(nth(1));
    answer(YES);
    track(nth(2));
    expect(told).toEqual([nth(2)]);
  });

  it('are kept to the last 200 [AUTH-8]', () => {
    const { track, told, answer, happen } = setUp();
    track(...Array.from({ length: 250 }, (_, index) => nth(index)));
    answer(YES);
    happen('cookies');
    expect([told.length, told[0], told.at(-1)]).toEqual([200, nth(50), nth(249)]);
  });

  it('are settled as the page goes: told with consent, forgotten without an answer [AUTH-8]', () => {
    const { track, told, answer, happen } = setUp();
    track(nth(1));
    happen('pagehide');
    answer(YES);
    happen('cookies');
    expect(told).toEqual([]);
    const agreed = setUp();
    agreed.track(nth(1));
    agreed.answer(YES);
    agreed.happen('pagehide');
    expect(agreed.told).toEqual([nth(1)]);
  });

  it('end with all that they listen to, and what waited [EVT-1]', () => {
    const { track, told, answer, stop, listeners } = setUp();
    track(nth(1));
    stop();
    answer(YES);
    track(nth(2));
    expect([told, listeners.size]).toEqual([[nth(2)], 0]);
  });

  it('go on when the host’s sink throws, or there is none [EVT-1]', () => {
    const heard: string[] = [];
    const broken = setUp(YES, ({ event }) => {
      heard.push(event);
      throw new Error('sink');
    });
    expect(() => {
      broken.track(OPENED, OPENED);
      setUp(YES, null).track(OPENED);
    }).not.toThrow();
    expect(heard).toHaveLength(2);
  });
});
