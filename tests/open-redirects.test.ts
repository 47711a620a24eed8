import { safeRedirect as servicesRedirect } from '../host-demo/services/routes/identity';
import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { safeRedirect as shellsRedirect } from '../host-demo/shells/shop/redirect';
import { checkConfig } from '../src/header/check-config';
import { createNavigate } from '../src/context/navigate';
import { headerConfig } from '../src/context/testing/header-config';
import { loginRoute, safeRedirect } from '../src/kernel/routes';
import { OPEN_REDIRECTS } from './support/open-redirects';

const ORIGIN = 'https://shop.example';

/** Resolves an address as a browser on the shop's page does. */
const resolveInShop = (href: string): URL => new URL(href, `${ORIGIN}/ecom/login`);

const expectInShop = (href: string) => {
  const url = resolveInShop(href);
  expect([url.origin, url.pathname]).toEqual([ORIGIN, expect.stringMatching(/^\/ecom(\/|$)/)]);
};

/**
 * Returns the address that a host's router receives for a link; undefined when the browser follows the link by itself.
 */
const pathForRouter = (href: string): string | undefined => {
  let received: string | undefined;
  const navigate = (path: string) => {
    received = path;
  };
  createNavigate({ location: () => new URL(`${ORIGIN}/ecom/login`) }, () => ({ navigate }))(href);
  return received;
};

const isAccepted = (address: string): boolean => {
  const config = headerConfig();
  try {
    checkConfig({ config: { ...config, services: { ...config.services, token: address } } });
    return true;
  } catch {
    return false;
  }
};

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('there are at least 150 redirects that lead out of the shop [NAV-2]', () => {
  expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(150);
});

describe.each(OPEN_REDIRECTS)('the redirect target %j', (url) => {
  it("the header's redirect stays in the shop [NAV-2]", () => {
    expectInShop(safeRedirect(url, ORIGIN));
  });

  it("the shells' redirect stays in the shop [NAV-2]", () => {
    expectInShop(shellsRedirect(url));
  });

  it("the host's router receives a path of the page's origin, or nothing [NAV-14]", () => {
    const path = pathForRouter(url);
    if (path === undefined) return;
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(resolveInShop(path).origin).toBe(ORIGIN);
  });

  it('a configuration accepts it as an address only if its text shows the origin [FED-3]', () => {
    if (!isAccepted(url)) return;
    const { origin, username, password } = resolveInShop(url);
    expect([username, password]).toEqual(['', '']);
    if (url.startsWith('/')) expect(origin).toBe(ORIGIN);
    else expect(url).toMatch(/^https?:\/\/+[^/\\]/i);
  });

  it("the services' redirect stays in the shop, or is null [NAV-2]", () => {
    const response = servicesRedirect(url, { host: 'shop.example' });
    if (response !== null) expectInShop(response);
  });
});

it('sign-in from a page with any of them in its address returns to that page [NAV-2]', () => {
  for (const url of OPEN_REDIRECTS) {
    const here = new URL(`/ecom/lists?redirect=${encodeURIComponent(url)}`, ORIGIN);
    const back = resolveInShop(loginRoute(here)).searchParams.get('redirect');
    expect(back).toBe(here.pathname + here.search);
  }
});

it('the auth page does not redirect out of the shop [NAV-3]', async () => {
  const browser = shop.open();
  for (const url of OPEN_REDIRECTS) {
    const { headers } = await browser.get(`/token/auth?redirect_uri=${encodeURIComponent(url)}`);
    const location = resolveInShop(headers.location ?? '');
    expect(location.pathname).toBe('/ecom/login');
    expectInShop(location.searchParams.get('redirect') ?? '');
  }
});
