import type { Page, BrowserContext } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { signIn, STOREFRONT } from '../support/header';
import { MultiSearch } from '../support/multi-search';
import { consent } from '../support/reported-events';
import { WideMenu } from '../support/wide-menu';

/** A text that the page sent or stored, and where. */
interface Trace {
  readonly place: 'log' | 'storage' | 'cookie' | 'address' | 'beacon' | 'advert' | 'monitor' | 'analytics';
  readonly text: string;
}

/** The lists in which both shells keep what the header reports to their monitor and analytics adapters. */
interface ReceivedEvents {
  readonly monitored: readonly unknown[];
  readonly dataLayer: readonly unknown[];
}

const ADVERTS = '/adtech/';
const BEACON = '/instantCheckoutTransactionComplete';

/** Turns on the header's logging, which the demo turns off [CALL-1]. */
const logEverything = (page: Page) =>
  page.route('**/ecom/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replace('"logging":{"enabled":false}', '"logging":{"enabled":true}');
    return route.fulfill({ response, body });
  });

/**
 * Collects everything that the pages of a session log, request and store.
 *
 * @returns the traces and tokens so far, and `harvest`, which reads the storage of the current page
 */
const capture = (context: BrowserContext, page: Page) => {
  const traces: Trace[] = [];
  const tokens = new Set<string>();
  page.on('console', (message) => {
    const text = message.text();
    void Promise.all(message.args().map((arg) => arg.jsonValue().catch(() => ''))).then((values) => {
      traces.push({ place: 'log', text: `${text} ${JSON.stringify(values)}` });
    });
  });
  context.on('request', (request) => {
    const url = request.url();
    traces.push({ place: 'address', text: url });
    const sent = `${url} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`;
    if (url.includes(ADVERTS)) traces.push({ place: 'advert', text: sent });
    if (url.includes(BEACON)) traces.push({ place: 'beacon', text: sent });
  });
  context.on('response', (response) => {
    if (!response.url().includes('/v1/token')) return;
    response.json().then(
      (body: unknown) => {
        const token: unknown = typeof body === 'object' && body ? Reflect.get(body, 'token') : undefined;
        if (typeof token === 'string') tokens.add(token);
      },
      () => undefined,
    );
  });
  return {
    traces,
    tokens,
    /** Reads storage, cookies, monitor and analytics of the current page. Call it before the page is left. */
    harvest: async () => {
      const contents = await page.evaluate(() => ({
        storage: [localStorage, sessionStorage].flatMap((store) =>
          Object.entries(store).map(([key, value]) => `${key}=${String(value)}`),
        ),
        cookie: document.cookie.split('; '),
        monitor: [...(window as unknown as ReceivedEvents).monitored].map((each) => JSON.stringify(each)),
        analytics: [...(window as unknown as ReceivedEvents).dataLayer].map((each) => JSON.stringify(each)),
      }));
      for (const place of ['storage', 'cookie', 'monitor', 'analytics'] as const) {
        for (const text of contents[place]) traces.push({ place, text });
      }
    },
  };
};

/** Every spelling in which a text may appear in a URL or in JSON. */
const spellings = (text: string): readonly string[] => [
  text,
  encodeURIComponent(text),
  encodeURIComponent(text).replaceAll('%20', '+'),
  text.replaceAll(' ', ''),
];

/** Returns the traces that contain a text, in any spelling and case. */
const tracesOf = (traces: readonly Trace[], canary: string): readonly Trace[] =>
  traces.filter(({ text }) =>
    spellings(canary).some((spelling) => text.toLowerCase().includes(spelling.toLowerCase())),
  );

const EMAIL = 'canary.quillfeather@example.com';
const TERM = 'snapdragonfruit';
const POSTCODE = 'GU99 1AB';

/**
 * Where the specification itself puts a search term; no other place may contain one [SRCH-9] [HIST-2] [MULT-4] [NAV-8].
 */
const SPECIFIED: readonly (readonly [place: Trace['place'], pattern: RegExp])[] = [
  ['address', /\/term-suggest\?term=/],
  ['address', /\/ecom\/shop\/search\?searchTerm=/],
  ['address', /\/ecom\/shop\/multi-search\?query=/],
  ['storage', /^wtr_groceries_search_history=/],
  ['storage', /^wtr_multi_search_70012345=/],
];

/**
 * Everything that a session may leave in the browser: ours, as docs/host-reference.md lists it, and the demo's own consent.
 */
const DOCUMENTED_KEYS =
  /^(wtr_groceries_search_history|wtr_multi_search_(-1|70012345)|wtr_amend_bar|wtr_last_known|wtr_expired_slot|wtr_season|customerId|branchId|wtr_cookie_consent|wtr_cookies_(analytics|advertising)|wtr-uuid)$/;

const isSpecified = ({ place, text }: Trace) =>
  SPECIFIED.some(([where, pattern]) => where === place && pattern.test(text));

test.use({ viewport: { width: 1440, height: 900 } });

test('a session that uses every part leaves no token, postcode, e-mail or term where the specification has none [AUTH-4] [CALL-1] [AUTH-8]', async ({
  page,
  context,
  world,
  preset,
  demo,
  allowProblems,
}) => {
  test.setTimeout(90_000);
  allowProblems(/Failed to load resource|net::ERR_/);
  await preset('amending');
  await world({
    who: 'visitor',
    features: { adTechMenuBanners: true, multiSearch: true, searchHistory: true },
  });
  await consent(context, demo.origin, { analytics: true, advertising: true });
  await logEverything(page);
  const { traces, tokens, harvest } = capture(context, page);
  const menu = new WideMenu(page);
  const { header } = menu;

  await header.open(STOREFRONT.path);
  await harvest();
  await header.signIn.click();
  await signIn(page, EMAIL);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await harvest();
  // The target of a redirect has no logging; opening the same page again enables it.
  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);

  await header.slot.click();
  await expect(header.slotDetails).toContainText(POSTCODE);
  await page.keyboard.press('Escape');

  await menu.toggle.click();
  await expect(menu.parent('Bakery')).toBeVisible();
  await menu.settled();
  const seen = page.waitForRequest(/\/adtech\/tracking\/.*\/impression/);
  await menu.parent('Bakery').click();
  await seen;
  await page.keyboard.press('Escape');
  await expect(menu.panel).toHaveCount(0);
  await header.account.click();
  await page.keyboard.press('Escape');

  await header.search.fill(TERM);
  await page.waitForResponse(/\/term-suggest\?/);
  await harvest();
  await header.search.press('Enter');
  await expect(page).toHaveURL(/\/ecom\/shop\/search\?/);
  await header.ready();
  await harvest();

  const list = new MultiSearch(page);
  await list.open();
  await list.list.fill(`${TERM}\nrye bread`);
  await list.search.click();
  await expect(page).toHaveURL(/\/ecom\/shop\/multi-search\?/);
  await header.ready();
  await harvest();

  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  const placed = page.waitForRequest(/\/instantCheckoutTransactionComplete/);
  await page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();
  await placed;
  await expect(page).toHaveURL(/\/ecom\/order-confirmation/);
  await header.ready();
  await harvest();

  // Every place was searched: an empty result means that nothing was left there.
  const places = new Set(traces.map(({ place }) => place));
  expect([...places].sort()).toEqual([
    'address',
    'advert',
    'analytics',
    'beacon',
    'cookie',
    'log',
    'storage',
  ]);
  const kept = traces.filter(({ place, text }) => text && (place === 'storage' || place === 'cookie'));
  const names = new Set(kept.map(({ text }) => text.split('=')[0] ?? ''));
  expect(
    [...names].filter((name) => !DOCUMENTED_KEYS.test(name)),
    'stored and not documented',
  ).toEqual([]);
  expect(tokens.size).toBeGreaterThan(0);
  const terms = tracesOf(traces, TERM);
  expect(terms.filter(isSpecified).length).toBeGreaterThan(0);
  expect(terms.filter((trace) => !isSpecified(trace))).toEqual([]);
  for (const canary of [EMAIL, POSTCODE, ...tokens]) {
    expect(tracesOf(traces, canary), canary === EMAIL || canary === POSTCODE ? canary : 'token').toEqual([]);
  }
});
