import { safeRedirect } from '../host-demo/services/routes/identity';
import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { fc } from './setup/property-tests';

const ORIGIN = 'https://shop.example';

const expectInShop = (href: string) => {
  const url = new URL(href, `${ORIGIN}/ecom/login`);
  expect([url.origin, url.pathname]).toEqual([ORIGIN, expect.stringMatching(/^\/ecom(\/|$)/)]);
};

const piece = fc.constantFrom(
  ...['/', '\\', '//', '..', '%2e', '\t', '\0', '@', ':', '?', '#', 'https:', 'javascript:', 'ecom'],
  ...['evil.example', 'shop.example', '\u202e', '\u3002'],
);
const target = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(piece).map((pieces) => pieces.join('')),
);

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it("the services' redirect stays in the shop, or is null, for any target [NAV-2]", () => {
  fc.assert(
    fc.property(target, (url) => {
      const redirect = safeRedirect(url, { host: 'shop.example' });
      if (redirect !== null) expectInShop(redirect);
    }),
  );
});

it.each(['//evil.example/ecom', 'https://evil.example/ecom', '/\\evil.example/ecom', '/ecom/../admin', '%'])(
  'the auth page does not redirect to %j [NAV-3]',
  async (url) => {
    const { headers } = await shop.open().get(`/token/auth?redirect_uri=${encodeURIComponent(url)}`);
    const { pathname, searchParams } = new URL(headers.location ?? '', ORIGIN);
    expect(pathname).toBe('/ecom/login');
    expectInShop(searchParams.get('redirect') ?? '');
  },
);
