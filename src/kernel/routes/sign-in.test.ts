import { fc } from '../../../tests/setup/property-tests';
import { loginRoute, routes, safeRedirect } from './index';

const ORIGIN = 'https://shop.example';

describe('the redirect after signing in', () => {
  it.each(['/ecom', '/ecom/shop/trolley', '/ecom/shop/search?searchTerm=milk&size=24'])(
    'keeps %s [NAV-2]',
    (target) => expect(safeRedirect(target, ORIGIN)).toBe(target),
  );

  it('keeps the path and query of an absolute address on this origin [NAV-2]', () =>
    expect(safeRedirect(`${ORIGIN}/ecom/lists?page=2#top`, ORIGIN)).toBe('/ecom/lists?page=2'));

  it.each([
    'https://evil.example/ecom/lists',
    '//evil.example/ecom',
    '/\\evil.example/ecom',
    '\\\\evil.example/ecom',
    '/\t/evil.example/ecom',
    'https:evil.example/ecom',
    'https://shop.example@evil.example/ecom',
    'https://shop.example.evil.example/ecom',
    'http://shop.example/ecom',
    'https://shop.example:8443/ecom',
    'javascript:alert(1)//ecom',
    'data:text/html,/ecom',
    'blob:https://shop.example/ecom',
    '/ecommerce',
    '/ecom/../admin',
    '/ecom/%2e%2e/admin',
    'https://',
    '',
  ])('goes to the groceries home instead of %p [NAV-2]', (target) =>
    expect(safeRedirect(target, ORIGIN)).toBe(routes.groceries),
  );

  it('never leaves the shop, whatever the target [NAV-2]', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '//', ':', '@', '..', '%2f', '\t', '?', '#', 'https:', 'ecom', 'evil.example'],
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.array(piece).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (target) => {
        const url = new URL(safeRedirect(target, ORIGIN), ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toMatch(/^\/ecom(\/|$)/);
      }),
    );
  });
});

describe('loginRoute', () => {
  it('has the current path and query in its redirect [NAV-2]', () => {
    const here = new URL(`${ORIGIN}/ecom/shop/search?searchTerm=m%26m`);
    const href = loginRoute(here);
    const url = new URL(href, ORIGIN);
    expect(url.pathname).toBe('/ecom/login');
    expect(url.searchParams.get('redirect')).toBe('/ecom/shop/search?searchTerm=m%26m');
  });
});
