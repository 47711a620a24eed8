import { CALL_FACTS, sentHeaders } from '../../src/platform/call-facts';
import { CALLS, type CallName } from '../../src/platform/calls';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { headerCalls, type JournalEntry } from '../support/journal';
import { WideMenu } from '../support/wide-menu';

const PATH = '/ecom/shop/browse/groceries';
const ORDER = { customerOrderId: expect.stringMatching(/^co-/) as unknown };

/** A navigation of the browser in the demo, not a call of a service: the journal does not contain it. */
const NOT_IN_JOURNAL: readonly CallName[] = ['log-out'];

/** Path prefixes of services, in the demo's configuration. */
const BASES: Partial<Record<CallName, string>> = {
  token: '/token',
  authorize: '/token/auth',
  'term-suggest': '/term-suggest',
  taxonomy: '/taxonomy',
  'footer-taxonomy': '/taxonomy/footer',
  fragments: '/fragments',
  content: '/content',
};

/**
 * What the specification requires of each call besides method, path and authorisation: query, headers and body fields.
 */
const SPECIFIED: Readonly<
  Record<
    string,
    Partial<Pick<JournalEntry, 'query' | 'headers'>> & { readonly body?: Readonly<Record<string, unknown>> }
  >
> = {
  getTrolley: {
    query: { clientType: 'WEB_APP', tag: 'getTrolley' },
    body: {
      operationName: 'getTrolley',
      variables: {
        trolleyQueryOrderId: ORDER.customerOrderId,
        orderQueryOrderId: ORDER.customerOrderId,
      },
    },
  },
  'cancel-amend-order': {
    query: { clientType: 'WEB_APP', tag: 'cancel-amend-order' },
    body: { operationName: 'cancelAmendOrder', variables: ORDER },
  },
  'slot-reservations': { query: ORDER },
  'place-order': { body: { event: 'PLACE', instantCheckout: true } },
  'instant-checkout-complete': {
    body: {
      ...ORDER,
      branchId: expect.any(String),
      deliveryChargeAmount: expect.any(Number),
      slotType: 'DELIVERY',
      instantCheckoutTrolleyItems: expect.arrayContaining([
        expect.objectContaining({
          lineNumber: expect.any(String),
          totalPrice: expect.anything(),
          quantity: expect.anything(),
          quantityDelta: expect.anything(),
        }),
      ]),
    },
  },
  content: {
    query: { clientType: 'WEB_APP' },
    body: {
      contentUrl: '/ecom/content/inspiration',
      customerId: '70012345',
      customerSearchRequest: { queryParams: { season: 'spring' } },
    },
  },
  'term-suggest': { query: { term: expect.stringContaining('mil') } },
  'pass-status': { headers: { 'customer-id': '70012345' } },
  banners: {
    headers: { 'wtr-uuid': 'u-1' },
    body: {
      type: 'mega-menu',
      categories: [expect.stringMatching(/^ecom\//)],
      trolleyId: ORDER.customerOrderId,
    },
  },
  authorize: {
    query: {
      prompt: 'login',
      screen_hint: 'signup',
      redirect_uri: expect.stringMatching(/^http:\/\/[^/]+\/ecom\/auth-success$/),
    },
  },
  fragments: { query: { tokenSession: expect.stringMatching(/^(true|false)$/) } },
  taxonomy: { query: { parent: expect.any(String), levels: '2' } },
};

const pathPattern = (name: CallName): RegExp => {
  const [path = ''] = CALLS[name].path.split('?');
  const parts = `${BASES[name] ?? ''}${path}`.split('{id}').map((part) => part.replace(/[.]/g, '\\$&'));
  return new RegExp(`^${parts.join(name === 'fragments' ? '.+' : '[^/]+')}$`);
};

const AUTHORIZATION = { customer: 'Bearer [redacted]', anyone: expect.stringMatching(/^Bearer /) as unknown };

/** Names of the demo's shells; some steps end on a page of another shell. */
const APPLICATION: unknown = expect.stringMatching(/^(storefront|lists|pages|server-rendered)$/);

/** Request headers that browsers add, which services need not allow. */
const BROWSER_HEADERS =
  /^(accept(-encoding|-language)?|cache-control|connection|content-length|cookie|host|origin|pragma|priority|referer|sec-.*|upgrade-insecure-requests|user-agent)$/;

/** Returns the names of the request headers in all recorded requests of a call. */
const recordedHeaders = (requests: readonly JournalEntry[]): readonly string[] => {
  const names = requests.flatMap(({ headers }) => Object.keys(headers));
  return [...new Set(names)].filter((name) => !BROWSER_HEADERS.test(name)).sort();
};

const isListed = (name: string): name is CallName => Object.hasOwn(CALLS, name);

test(
  'every call of the header is in the list, and matches the specification [CALL-1] [CALL-2]',
  { tag: '@essential' },
  async ({ page, context, demo, preset, world, faults, journal, allowProblems }) => {
    // The shop refuses some of these requests.
    allowProblems(/Failed to load resource|net::ERR/);
    await page.setViewportSize({ width: 1440, height: 900 });
    const cookies = { wtr_cookie_consent: 'true', wtr_cookies_advertising: 'true', 'wtr-uuid': 'u-1' };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: demo.origin })),
    );
    const made: JournalEntry[] = [];
    const collectCalls = async () => {
      made.push(...(await journal()));
    };
    const place = async () => {
      await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: 'Instant checkout' }).click();
    };
    const menu = new WideMenu(page);

    await preset('amending');
    await world({ features: { adTechMenuBanners: true } });
    await menu.open(PATH);
    await expect(menu.header.trolley).toHaveAccessibleName(/£/);
    await menu.header.slot.click();
    await expect(menu.header.slotDetails.locator('address')).toBeVisible();
    await menu.header.search.fill('milk');
    await expect(menu.header.suggestions).toBeVisible();
    await page.keyboard.press('Escape');
    const banners = page.waitForResponse(/adtech\/banners/);
    await menu.toggle.click();
    await menu.parent('Bakery').click();
    await banners;
    await page.keyboard.press('Escape');
    // The response is lost: the header reads the order once, to find out whether it was placed.
    await faults([{ call: 'place-order', kind: 'status', when: 'after', times: 1 }]);
    await place();
    await expect(page).toHaveURL(/order-confirmation/);
    await collectCalls();

    await preset('error-058');
    await menu.header.open(PATH);
    await place();
    await page.getByRole('button', { name: 'Proceed with previous slot' }).click();
    await expect(page).toHaveURL(/order-confirmation/);
    await collectCalls();

    await preset('amending');
    await menu.header.open(PATH);
    await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
    // The page reloads without the changes.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
    await reloaded;
    await expect(amendBar(page)).toHaveCount(0);
    await collectCalls();

    await preset('collection-booked');
    await menu.header.open(PATH);
    await menu.header.slot.click();
    await expect(menu.header.slotDetails.locator('address')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Groceries' })).toBeVisible();
    await collectCalls();

    const content = page.waitForResponse(/\/content\/inspiration\?clientType=/);
    await menu.header.open('/ecom/content/inspiration?season=spring');
    await content;
    await collectCalls();

    // The header replaces a refused token.
    await preset('customer');
    await page.request.put('/demo/token', { data: { isRefused: true } });
    const refreshed = page.waitForResponse((response) => 'token-refresh' in response.request().headers());
    await menu.header.open(PATH);
    await refreshed;
    await collectCalls();

    await preset('visitor');
    await menu.header.open(PATH);
    await menu.header.link('Register').click();
    await expect(page).toHaveURL(/\/ecom\/register/);
    await collectCalls();

    // A request that a navigation cancelled has no response, and may have no body.
    const answered = made.filter(({ status }) => status !== null);
    const calls = [
      ...headerCalls(answered),
      ...answered.filter(({ call }) => /taxonomy$|^fragments$/.test(call)),
    ];
    const expected = Object.keys(CALLS).filter((name) => !NOT_IN_JOURNAL.some((one) => one === name));
    expect([...new Set(calls.map(({ call }) => call))].sort()).toEqual(expected.sort());
    for (const { call: name, method, path, query, headers, body } of calls) {
      if (!isListed(name)) throw new Error(`${name} is not in the list`);
      const { as, method: listed } = CALLS[name];
      const { query: requested = {}, headers: sent = {}, body: sentBody } = SPECIFIED[name] ?? {};
      expect({ name, method, query }).toEqual({ name, method: listed, query: requested });
      expect(path, `path of ${name}`).toMatch(pathPattern(name));
      if (!CALL_FACTS[name].isNavigation) {
        expect(headers, `headers of ${name}`).toMatchObject({ breadcrumb: APPLICATION, ...sent });
      }
      expect(headers['authorization'], `who makes ${name}`).toEqual(as && AUTHORIZATION[as]);
      if (sentBody) expect(body, `body of ${name}`).toMatchObject(sentBody);
      else expect(body, `body of ${name}`).toBeNull();
    }
    for (const name of expected.filter(isListed)) {
      const requests = calls.filter(({ call }) => call === name);
      expect(recordedHeaders(requests), `request headers of ${name}`).toEqual([...sentHeaders(name)].sort());
    }
  },
);
