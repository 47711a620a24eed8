import type { AnalyticsEvent } from '../../../federation/contract';
import { createFakeBrowser } from '../browser/testing/fake-browser';
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
  const page = createFakeBrowser();
  const setConsent = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) page.cookies.set(name, value);
  };
  setConsent(cookies);
  const sent: AnalyticsEvent[] = [];
  const adapter = { push: push ?? ((event: AnalyticsEvent) => void sent.push(event)) };
  const analytics = createAnalytics(() => (push === null ? undefined : adapter), page.browser);
  return {
    sent,
    stop: analytics.start(),
    listeners: page.listeners,
    track: (...events: readonly ShopEvent[]) => events.forEach(analytics.track),
    /** Changes cookies without emitting a change event. */
    setConsent,
    emit: (name: 'cookies' | 'pagehide') => {
      if (name === 'cookies') page.setCookie('other', '');
      else page.emitOnWindow(name);
    },
  };
};

const nth = (index: number) => ({ event: 'modal_opened', modal: String(index) }) as const;

describe('createAnalytics', () => {
  it.each([
    ['both cookies allow it', YES, 1],
    ['they allow it by number', { wtr_cookie_consent: '1', wtr_cookies_analytics: '1' }, 1],
    ['analytics are refused', { ...YES, wtr_cookies_analytics: 'false' }, 0],
    ['cookies are refused', { ...YES, wtr_cookie_consent: 'false' }, 0],
    ['the shopper has not decided yet', { wtr_cookies_analytics: 'true' }, 0],
    ['the cookie is malformed', { ...YES, wtr_cookies_analytics: 'truely' }, 0],
    ['there are no cookies', {}, 0],
  ])('sends events to the host’s sink only with consent: %s [AUTH-8]', (_when, cookies, count) => {
    const { track, sent } = setUp(cookies);
    track(OPENED);
    expect(sent).toEqual(Array.from({ length: count }, () => OPENED));
  });

  it.each([
    ['advertising is refused', { ...ADVERTS, wtr_cookies_advertising: 'false' }, [OPENED]],
    ['advertising is undecided', YES, [OPENED]],
    ['analytics are refused', { ...ADVERTS, wtr_cookies_analytics: 'false' }, []],
    ['both are allowed', ADVERTS, [OPENED, SEEN]],
  ])(
    'sends events of adverts only with consent to analytics and advertising: %s [AUTH-8]',
    (_when, cookies, expected) => {
      const { track, sent } = setUp(cookies);
      track(OPENED, SEEN);
      expect(sent).toEqual(expected);
    },
  );

  it('queues events until the shopper consents, then sends them in order [AUTH-8]', () => {
    const { track, sent, setConsent, emit } = setUp();
    track(nth(1), nth(2));
    setConsent({ wtr_cookie_consent: 'true' });
    emit('cookies');
    expect(sent).toEqual([]);
    setConsent(YES);
    emit('cookies');
    expect(sent).toEqual([nth(1), nth(2)]);
    track(nth(3));
    expect(sent).toEqual([nth(1), nth(2), nth(3)]);
  });

  it('drops queued events on a refusal, and does not send them after a later consent [AUTH-8]', () => {
    const { track, sent, setConsent, emit } = setUp();
    track(nth(1));
    setConsent({ ...YES, wtr_cookies_analytics: 'false' });
    emit('cookies');
    setConsent(YES);
    track(nth(2));
    expect(sent).toEqual([nth(2)]);
  });

  it('reads the consent again with each event, without a change event of the browser [AUTH-8]', () => {
    const { track, sent, setConsent } = setUp(YES);
    setConsent({ wtr_cookies_analytics: 'false' });
    track(nth(1));
    setConsent(YES);
    track(nth(2));
    expect(sent).toEqual([nth(2)]);
  });

  it('queues the last 200 events [AUTH-8]', () => {
    const { track, sent, setConsent, emit } = setUp();
    track(...Array.from({ length: 250 }, (_, index) => nth(index)));
    setConsent(YES);
    emit('cookies');
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([200, nth(50), nth(249)]);
  });

  it('empties the queue when the page is left: sends with consent, drops without a decision [AUTH-8]', () => {
    const { track, sent, setConsent, emit } = setUp();
    track(nth(1));
    emit('pagehide');
    setConsent(YES);
    emit('cookies');
    expect(sent).toEqual([]);
    const agreed = setUp();
    agreed.track(nth(1));
    agreed.setConsent(YES);
    agreed.emit('pagehide');
    expect(agreed.sent).toEqual([nth(1)]);
  });

  it('removes its listeners and drops queued events when it stops [EVT-1]', () => {
    const { track, sent, setConsent, stop, listeners } = setUp();
    track(nth(1));
    stop();
    setConsent(YES);
    track(nth(2));
    expect([sent, listeners()]).toEqual([[nth(2)], 0]);
  });

  it('continues when the host’s sink throws or is missing [EVT-1]', () => {
    const received: string[] = [];
    const broken = setUp(YES, ({ event }) => {
      received.push(event);
      throw new Error('sink');
    });
    expect(() => {
      broken.track(OPENED, OPENED);
      setUp(YES, null).track(OPENED);
    }).not.toThrow();
    expect(received).toHaveLength(2);
  });
});
