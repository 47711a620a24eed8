import { safeRedirect as servicesRedirect } from '../host-demo/services/routes/redirect';
import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { safeRedirect as shellsRedirect } from '../host-demo/shells/shop/redirect';
import { loginRoute, safeRedirect } from '../src/kernel/routes';
import { OPEN_REDIRECTS } from './support/open-redirects';

const ORIGIN = 'https://shop.example';

/** Where a browser on the shop's page ends up with this. */
const landing = (href: string): URL => new URL(href, `${ORIGIN}/ecom/login`);

const expectInShop = (href: string) => {
  const url = landing(href);
  expect([url.origin, url.pathname]).toEqual([ORIGIN, expect.stringMatching(/^\/ecom(\/|$)/)]);
};

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('there are at least 150 shapes of redirects out of the shop [NAV-2]', () => {
  expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(150);
});

describe.each(OPEN_REDIRECTS)('asked to go to %j', (asked) => {
  it("the header's way back stays in the shop [NAV-2]", () => {
    expectInShop(safeRedirect(asked, ORIGIN));
  });

  it("the shells' way back stays in the shop [NAV-2]", () => {
    expectInShop(shellsRedirect(asked));
  });

  it("the services' way back stays in the shop, or is none [NAV-2]", () => {
    const answer = servicesRedirect(asked, { host: 'shop.example' });
    if (answer !== null) expectInShop(answer);
  });
});

it('sign-in from a page with any of them in its address comes back to that page [NAV-2]', () => {
  for (const asked of OPEN_REDIRECTS) {
    const here = new URL(`/ecom/lists?redirect=${encodeURIComponent(asked)}`, ORIGIN);
    const back = landing(loginRoute(here)).searchParams.get('redirect');
    expect(back).toBe(here.pathname + here.search);
  }
});

it('the auth page sends nobody out of the shop [NAV-3]', async () => {
  const browser = shop.open();
  for (const asked of OPEN_REDIRECTS) {
    const { headers } = await browser.get(`/token/auth?redirect_uri=${encodeURIComponent(asked)}`);
    const location = landing(headers.location ?? '');
    expect(location.pathname).toBe('/ecom/login');
    expectInShop(location.searchParams.get('redirect') ?? '');
  }
});
