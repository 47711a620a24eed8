import type { BrowserContext, Page } from '@playwright/test';
import { expectDocument, markdownTable } from '../support/document';
import { expect, test } from '../support/fixtures';
import { eventsOf, stayHere, type ToldEvent } from '../support/told';
import { WideMenu } from '../support/wide-menu';

const COOKIES = [
  'wtr_cookie_consent',
  'wtr_cookies_functional',
  'wtr_cookies_analytics',
  'wtr_cookies_advertising',
] as const;

type Cookie = (typeof COOKIES)[number];
type Value = 'true' | 'false' | 'missing' | 'maybe';

/** One cookie's value at first, and what it becomes half way; the other three are `true`. */
interface Answer {
  readonly cookie: Cookie;
  readonly first: Value;
  readonly then?: Value;
}

const ANSWERS: readonly Answer[] = [
  { cookie: 'wtr_cookie_consent', first: 'true' },
  ...COOKIES.flatMap((cookie): readonly Answer[] => [
    { cookie, first: 'false' },
    { cookie, first: 'maybe' },
    { cookie, first: 'missing' },
    { cookie, first: 'missing', then: 'true' },
    { cookie, first: 'missing', then: 'false' },
    { cookie, first: 'true', then: 'false' },
  ]),
];

/** What the shopper said to both: yes, no, or nothing yet. */
const both = (...values: readonly Value[]): boolean | undefined => {
  if (values.some((value) => value === 'false' || value === 'maybe')) return false;
  return values.includes('missing') ? undefined : true;
};

/** What the specification has of one moment's cookies. */
const rightsOf = (cookie: Cookie, value: Value) => {
  const of = (name: Cookie): Value => (name === cookie ? value : 'true');
  return {
    analytics: both(of('wtr_cookie_consent'), of('wtr_cookies_analytics')),
    advertising: both(of('wtr_cookie_consent'), of('wtr_cookies_advertising')) === true,
  };
};

/** On the storefront's pages the host's router would take the advert's link. */
const PAGE = '/ecom/recipes';

type Half = 'Bakery' | 'Frozen';
const ADVERTS: Readonly<Record<Half, string>> = { Bakery: 'banner-300219', Frozen: 'banner-300464' };

/** The menu is opened, a category looked at, and its advert followed where there is one. */
const lookAround = async (menu: WideMenu, category: Half, hasAdvert: boolean) => {
  const fragment = menu.page.waitForResponse(/\/fragments\/menu\/category\//);
  const seen = hasAdvert && menu.page.waitForRequest(/\/adtech\/tracking\/.*\/impression/);
  await menu.toggle.click();
  await expect(menu.parent(category)).toBeVisible();
  // A click on what still moves is tried again, by scrolling the page, which makes the header compact.
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

/** The shopper answers on the page that stands; the browser's news of it comes before the cookie itself. */
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

const wordOf = ({ event, buttonLabel, sponsorshipId }: ToldEvent): string => {
  const what = buttonLabel ?? sponsorshipId;
  return typeof what === 'string' ? `${event} (${what})` : event;
};

/** How often advertisers' addresses were called, by kind. */
const beaconsOf = async (context: BrowserContext, origin: string): Promise<string> => {
  const counts = (await (await context.request.get(`${origin}/demo/tracking`)).json()) as object;
  const kinds = Object.keys(counts).map((url) => url.slice(url.lastIndexOf('/') + 1));
  return kinds.length > 0 ? `${String(kinds.length)} (${[...new Set(kinds)].sort().join(', ')})` : 'none';
};

/** Everything that happens in one half. */
const happenings = (category: Half, hasAdvert: boolean): readonly string[] => [
  'click_megamenu (Groceries)',
  `click_megamenu (${category})`,
  ...(hasAdvert ? [`impression (${ADVERTS[category]})`, `click (${ADVERTS[category]})`] : []),
];

const HEAD = ['cookie', 'its value', 'told at first', 'told at the change', 'told afterwards', 'beacons'];

const INTRODUCTION = `# What is told, by the answers of the consent cookies

Written by \`npm run consent-table\` from a run in a browser, and checked by every run of the journeys [AUTH-8] [EVT-1].
A visitor opens the groceries' menu, looks at Bakery and follows its advert; then, after the change where there is one,
the same with Frozen. The other three cookies say \`true\`. Beacons are the calls of advertisers' addresses.
[Decision 33](decisions/0033-events-wait-for-consent.md) tells why.`;

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('what is told, by the answers of the consent cookies [AUTH-8] [EVT-1]', () => {
  test.describe.configure({ mode: 'serial' });
  const rows: (readonly string[])[] = [];

  for (const { cookie, first, then } of ANSWERS) {
    const said = then ? `${first}, then ${then}` : first;

    test(`${cookie} ${said}`, async ({ page, context, world, demo }) => {
      await world({ who: 'visitor', features: { adTechMenuBanners: true } });
      const held = COOKIES.filter((name) => name !== cookie || first !== 'missing');
      await context.addCookies(
        held.map((name) => ({ name, value: name === cookie ? first : 'true', url: demo.origin })),
      );
      const menu = new WideMenu(page);
      await menu.header.open(PAGE);
      await stayHere(page);
      const told = async () => (await eventsOf(page)).map(wordOf);

      const before = rightsOf(cookie, first);
      await lookAround(menu, 'Bakery', before.advertising);
      const happened = happenings('Bakery', before.advertising);
      const atFirst = before.analytics ? happened : [];
      expect(await told()).toEqual(atFirst);

      const after = rightsOf(cookie, then ?? first);
      if (then) await change(page, cookie, then);
      // What waited for a yes is told by itself.
      const atChange = before.analytics === undefined && after.analytics ? happened : [];
      await expect.poll(told).toEqual([...atFirst, ...atChange]);

      await lookAround(menu, 'Frozen', after.advertising);
      const atLast = after.analytics ? happenings('Frozen', after.advertising) : [];
      expect(await told()).toEqual([...atFirst, ...atChange, ...atLast]);

      // Nobody waits for their answers: an impression and a click of each half that has an advert.
      const adverts = [before, after].filter(({ advertising }) => advertising).length;
      await expect
        .poll(() => beaconsOf(context, demo.origin))
        .toBe(adverts > 0 ? `${String(2 * adverts)} (click, impression)` : 'none');
      const beacons = await beaconsOf(context, demo.origin);
      const cells = [atFirst, then ? atChange : ['–'], atLast].map(
        (words) => words.join('<br>') || 'nothing',
      );
      rows.push([`\`${cookie}\``, said, ...cells, beacons]);
    });
  }

  test('is what docs/consent.md says; `npm run consent-table` writes it anew', async () => {
    expect(rows).toHaveLength(ANSWERS.length);
    await expectDocument('consent.md', `${INTRODUCTION}\n\n${markdownTable(HEAD, rows)}\n`);
  });
});
