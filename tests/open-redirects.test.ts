import { safeRedirect as servicesRedirect } from '../host-demo/services/routes/redirect';
import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { safeRedirect as shellsRedirect } from '../host-demo/shells/shop/redirect';
import { checkConfig } from '../src/header/check-config';
import { createNavigate } from '../src/context/navigate';
import { headerConfig } from '../src/context/testing/header-config';
import { loginRoute, safeRedirect } from '../src/kernel/routes';

const EVIL = 'evil.example';

/** Schemes that lead out of the shop, or run what follows. */
const SCHEMES = [
  'http',
  'https',
  'HTTPS',
  'ftp',
  'file',
  'ws',
  'wss',
  'javascript',
  'JaVaScRiPt',
  'vbscript',
  'data',
  'blob',
  'filesystem',
  'view-source',
  'about',
  'intent',
  'mailto',
  'tel',
  'x',
];

/** Separators between scheme and host that browsers tolerate. */
const SLASHES = [':', ':/', '://', ':///', ':////', ':\\', ':\\\\', ':/\\', ':\\/'];

/** What browsers accept as the two slashes before a host. */
const DOUBLE = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '//\\',
  '\\/\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
];

/** Characters that browsers remove, or that other software treats as the end. */
const IGNORED = [
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\ufeff',
  '%00',
  '%09',
  '%0a',
  '%0d%0a',
  '%20',
];

/** Host names that look like the shop's. */
const LOOKALIKES = [
  `shop.example@${EVIL}`,
  `shop.example:pass@${EVIL}`,
  `shop.example%40${EVIL}`,
  `shop.example.${EVIL}`,
  `shop.example%2e${EVIL}`,
  `shop.example%00.${EVIL}`,
  `${EVIL}#shop.example`,
  `${EVIL}?shop.example`,
  `${EVIL}/shop.example`,
  `${EVIL}\\@shop.example`,
  `${EVIL}\\shop.example`,
  'shop.example:8443',
  'shop.example:80',
  'shop.example.',
  'sub.shop.example',
  'shop\u3002example\u3002evil',
  'sh\u043ep.example',
  'xn--shp-1la.example',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '127.0.0.1:9',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  'localhost:1',
];

/** Paths outside of the shop's root, or that resolve to one. */
const OUTSIDE = [
  '/',
  '/admin',
  '/ecommerce',
  '/ecom.evil',
  '/ecom%2f',
  '/ecom%2fshop',
  '/ecom;x',
  '/ECOM/shop',
  '/Ecom',
  '/ecom/..',
  '/ecom/../',
  '/ecom/../admin',
  '/ecom/../../admin',
  '/ecom/./../admin',
  '/ecom/shop/../../admin',
  '/ecom/%2e%2e/admin',
  '/ecom/%2E%2E/admin',
  '/ecom/.%2e/admin',
  '/ecom/%2e./admin',
  '/ecom/.\t./admin',
  '/ecom\\..\\admin',
  '/ecom/..\\admin',
  '//ecom/shop',
  '/./admin',
  '/../ecommerce',
  'admin',
  '../admin',
  '?redirect=/ecom',
  '#/ecom',
  '.',
  '..',
];

const ODD = [
  '',
  'null',
  'undefined',
  '[object Object]',
  'http:',
  'https://',
  '//',
  '\\\\',
  '%',
  '%zz',
  'https://[',
  'https://%',
  '@',
  ':',
  '://',
];

/** More than 150 redirect targets that lead out of the shop, whose origin is `https://shop.example`. */
const OPEN_REDIRECTS: readonly string[] = [
  ...new Set([
    ...SCHEMES.flatMap((scheme) => [`${scheme}://${EVIL}/ecom/`, `${scheme}:alert(1)//ecom/`]),
    ...SLASHES.flatMap((slashes) => [
      `https${slashes}${EVIL}/ecom`,
      `http${slashes}${EVIL}/ecom`,
      `javascript${slashes}alert(1)`,
    ]),
    ...DOUBLE.flatMap((slashes) => [
      `${slashes}${EVIL}`,
      `${slashes}${EVIL}/ecom/lists`,
      `${slashes}shop.example@${EVIL}/ecom`,
    ]),
    ...IGNORED.flatMap((ignored) => [
      `${ignored}//${EVIL}/ecom`,
      `/${ignored}/${EVIL}/ecom`,
      `java${ignored}script:alert(1)`,
    ]),
    ...LOOKALIKES.flatMap((host) => [`https://${host}/ecom`, `//${host}/ecom`]),
    ...OUTSIDE,
    ...ODD,
  ]),
];

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
