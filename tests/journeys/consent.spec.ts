import type { BrowserContext, Page } from '@playwright/test';
import { expectDocument } from '../support/document';
import { expect, test } from '../support/fixtures';
import {
  ANDROID,
  expectRemembered,
  storeEarlierVisit,
  useStoringFeatures,
  whereStored,
} from '../support/functional-storage';
import { Header } from '../support/header';
import { markdownTable } from '../support/markdown-table';
import { eventsOf, preventNavigation, type ReportedEvent } from '../support/reported-events';
import { WideMenu } from '../support/wide-menu';

const COOKIES = [
  'wtr_cookie_consent',
  'wtr_cookies_functional',
  'wtr_cookies_analytics',
  'wtr_cookies_advertising',
] as const;

type Cookie = (typeof COOKIES)[number];
type Value = 'true' | 'false' | 'missing' | 'maybe';

/** The first value of one cookie, and its second one, if any; the other three are `true`. */
interface Choice {
  readonly cookie: Cookie;
  readonly first: Value;
  readonly then?: Value;
}

/** One row for each way in which the cookies differ: unit tests try every value of every cookie. */
const CHOICES: readonly Choice[] = [
  { cookie: 'wtr_cookie_consent', first: 'true' },
  { cookie: 'wtr_cookie_consent', first: 'false' },
  { cookie: 'wtr_cookies_functional', first: 'false' },
  { cookie: 'wtr_cookies_analytics', first: 'maybe' },
  { cookie: 'wtr_cookies_analytics', first: 'missing', then: 'true' },
  { cookie: 'wtr_cookies_analytics', first: 'missing', then: 'false' },
  { cookie: 'wtr_cookies_analytics', first: 'true', then: 'false' },
  { cookie: 'wtr_cookies_advertising', first: 'false' },
  { cookie: 'wtr_cookies_advertising', first: 'missing', then: 'true' },
];

/** The answer to both cookies: consented, refused, or undefined while one is missing. */
const both = (...values: readonly Value[]): boolean | undefined => {
  if (values.some((value) => value === 'false' || value === 'maybe')) return false;
  return values.includes('missing') ? undefined : true;
};

/** What the specification allows with these cookies. */
const rightsOf = (cookie: Cookie, value: Value) => {
  const of = (name: Cookie): Value => (name === cookie ? value : 'true');
  return {
    analytics: both(of('wtr_cookie_consent'), of('wtr_cookies_analytics')),
    advertising: both(of('wtr_cookie_consent'), of('wtr_cookies_advertising')) === true,
  };
};

/** On the storefront's pages the host's router would handle the advert's link. */
const PAGE = '/ecom/recipes';

type Half = 'Bakery' | 'Frozen';
const ADVERTS: Readonly<Record<Half, string>> = { Bakery: 'banner-300219', Frozen: 'banner-300464' };

/** Opens the menu and a category, and follows the category's advert if there is one. */
const browse = async (menu: WideMenu, category: Half, hasAdvert: boolean) => {
  const fragment = menu.page.waitForResponse(/\/fragments\/menu\/category\//);
  const seen = hasAdvert && menu.page.waitForRequest(/\/adtech\/tracking\/.*\/impression/);
  await menu.toggle.click();
  await expect(menu.parent(category)).toBeVisible();
  // Playwright repeats a click on a moving element and scrolls the page, which makes the header compact.
  await menu.settled();
  await menu.parent(category).click();
  await (await fragment).finished();
  await expect(menu.link(`View all ${category}`)).toBeVisible();
  const advert = menu.panel.getByRole('complementary');
  if (hasAdvert) {
    await expect(advert).toBeInViewport({ ratio: 0.5 });
    await seen;
    await menu.settled();
    await advert.getByRole('link').first().click();
  } else {
    await expect(advert).toHaveCount(0);
  }
  await menu.page.keyboard.press('Escape');
  await expect(menu.panel).toHaveCount(0);
};

/** Sets a cookie in the current page. The browser's change event may precede the cookie itself. */
const change = async (page: Page, cookie: Cookie, value: Value) => {
  await page.evaluate(([name, text]) => cookieStore.set({ name, value: text, path: '/' }), [
    cookie,
    value,
  ] as const);
  await page.waitForFunction(([name, text]) => document.cookie.includes(`${name}=${text}`), [
    cookie,
    value,
  ] as const);
};

const labelOf = ({ event, buttonLabel, sponsorshipId }: ReportedEvent): string => {
  const what = buttonLabel ?? sponsorshipId;
  return typeof what === 'string' ? `${event} (${what})` : event;
};

/** Returns how many requests went to advertisers' addresses, and their kinds. */
const beaconsOf = async (context: BrowserContext, origin: string): Promise<string> => {
  const counts = (await (await context.request.get(`${origin}/demo/tracking`)).json()) as object;
  const kinds = Object.keys(counts).map((url) => url.slice(url.lastIndexOf('/') + 1));
  return kinds.length > 0 ? `${String(kinds.length)} (${[...new Set(kinds)].sort().join(', ')})` : 'none';
};

/** All events of one half. */
const eventsOfHalf = (category: Half, hasAdvert: boolean): readonly string[] => [
  'click_megamenu (Groceries)',
  `click_megamenu (${category})`,
  ...(hasAdvert ? [`impression (${ADVERTS[category]})`, `click (${ADVERTS[category]})`] : []),
];

const HEAD = ['cookie', 'value', 'events at first', 'events at the change', 'events afterwards', 'beacons'];

const INTRODUCTION = `# Consent

\`npm run docs:update -- --browser consent\` writes this page from a run in a browser, and every run of the journeys checks it [AUTH-8] [EVT-1].

## Events and beacons

A visitor opens the Groceries menu, opens Bakery and follows its advert. Then the cookie changes in some rows, and the visitor
does the same with Frozen. The other three cookies are \`true\`. Beacons are requests to advertisers' addresses.
Every value but \`true\` and \`1\` refuses; without a value, the visitor has not decided.
\`wtr_cookie_consent\` has the same effect as the other cookie that is needed.
[Decision 11](decisions/11-consent-and-storage.md) has the reasons.`;

/** Choices that decide what the header may store. */
const STORAGE_CHOICES: readonly Choice[] = [
  { cookie: 'wtr_cookies_functional', first: 'true' },
  { cookie: 'wtr_cookies_functional', first: 'false' },
  { cookie: 'wtr_cookies_functional', first: 'missing' },
  { cookie: 'wtr_cookies_functional', first: 'true', then: 'false' },
];

const STORAGE_HEAD = ['cookie', 'value', 'recent searches', 'multi-search list', 'dismissed app banner'];

const STORAGE_INTRODUCTION = `## Storage

A visitor whose browser contains a recent search and a list of an earlier visit dismisses the app banner, closes
multi-search with a list and searches for a term. When functional storage is refused, what was stored before is removed,
and everything works in memory until the page ends; the next page starts without it. In rows with a change, the table shows
the state after the change. [Decision 11](decisions/11-consent-and-storage.md) has the reasons.`;

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('events and storage for each value of the consent cookies [AUTH-8] [EVT-1] [MEGA-9] [CONT-6]', () => {
  test.describe.configure({ mode: 'serial' });
  const rows: (readonly string[])[] = [];
  const rowsOfStorage: (readonly string[])[] = [];

  for (const { cookie, first, then } of CHOICES) {
    const message = then ? `${first}, then ${then}` : first;

    test(`${cookie} ${message}`, async ({ page, context, world, demo }) => {
      await world({ who: 'visitor', features: { adTechMenuBanners: true } });
      const set = COOKIES.filter((name) => name !== cookie || first !== 'missing');
      await context.addCookies(
        set.map((name) => ({ name, value: name === cookie ? first : 'true', url: demo.origin })),
      );
      const menu = new WideMenu(page);
      await menu.header.open(PAGE);
      await preventNavigation(page);
      const reportedEvents = async () => (await eventsOf(page)).map(labelOf);

      const before = rightsOf(cookie, first);
      await browse(menu, 'Bakery', before.advertising);
      const expectedEvents = eventsOfHalf('Bakery', before.advertising);
      const atFirst = before.analytics ? expectedEvents : [];
      expect(await reportedEvents()).toEqual(atFirst);

      const after = rightsOf(cookie, then ?? first);
      if (then) await change(page, cookie, then);
      // Events that waited for consent are reported without another action.
      const atChange = before.analytics === undefined && after.analytics ? expectedEvents : [];
      await expect.poll(reportedEvents).toEqual([...atFirst, ...atChange]);

      await browse(menu, 'Frozen', after.advertising);
      const atLast = after.analytics ? eventsOfHalf('Frozen', after.advertising) : [];
      expect(await reportedEvents()).toEqual([...atFirst, ...atChange, ...atLast]);

      // The page does not wait for these requests: an impression and a click for each half that has an advert.
      const adverts = [before, after].filter(({ advertising }) => advertising).length;
      await expect
        .poll(() => beaconsOf(context, demo.origin))
        .toBe(adverts > 0 ? `${String(2 * adverts)} (click, impression)` : 'none');
      const beacons = await beaconsOf(context, demo.origin);
      const cells = [atFirst, then ? atChange : ['–'], atLast].map(
        (words) => words.join('<br>') || 'nothing',
      );
      rows.push([`\`${cookie}\``, message, ...cells, beacons]);
    });
  }

  test.describe('in a browser on Android', () => {
    test.use({ userAgent: ANDROID });

    for (const { cookie, first, then } of STORAGE_CHOICES) {
      const value = then ? `${first}, then ${then}` : first;

      test(`storage with ${cookie} ${value} [AUTH-8] [HIST-2] [MULT-4] [APP-2]`, async ({
        page,
        context,
        world,
        demo,
      }) => {
        await world({ who: 'visitor' });
        await storeEarlierVisit(context);
        const set = COOKIES.filter((name) => name !== cookie || first !== 'missing');
        await context.addCookies(
          set.map((name) => ({ name, value: name === cookie ? first : 'true', url: demo.origin })),
        );
        const header = new Header(page);
        await header.open('/ecom/shop/browse/groceries');
        await useStoringFeatures(page);
        if (then) await change(page, cookie, then);
        else await expectRemembered(page);

        const isRefused = both(then ?? first) === false;
        const storedOrNot = isRefused ? 'not stored' : 'stored';
        await expect.poll(() => whereStored(page)).toEqual([storedOrNot, storedOrNot, storedOrNot]);
        rowsOfStorage.push([`\`${cookie}\``, value, ...(await whereStored(page))]);

        await header.open('/ecom/recipes');
        await expect(page.getByRole('complementary', { name: 'Fernleigh app' })).toHaveCount(
          isRefused ? 1 : 0,
        );
        await header.search.focus();
        if (isRefused) await expect(header.history).toBeHidden();
        else await expect(header.history.getByRole('row').first()).toContainText('milk');
      });
    }
  });

  test('docs/consent.md matches; `npm run docs:update -- --browser consent` updates it', async () => {
    expect([rows.length, rowsOfStorage.length]).toEqual([CHOICES.length, STORAGE_CHOICES.length]);
    const parts = [
      INTRODUCTION,
      markdownTable(HEAD, rows),
      STORAGE_INTRODUCTION,
      markdownTable(STORAGE_HEAD, rowsOfStorage),
    ];
    await expectDocument('consent.md', `${parts.join('\n\n')}\n`);
  });
});
