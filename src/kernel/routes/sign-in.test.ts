import fc from 'fast-check';
import { loginRoute, registerRoute, routes, safeRedirect } from './index';

const ORIGIN = 'https://shop.example';

describe('going back after signing in', () => {
  it.each(['/ecom', '/ecom/shop/trolley', '/ecom/shop/search?searchTerm=milk&size=24'])(
    'keeps %s [NAV-2]',
    (target) => {
      expect(safeRedirect(target, ORIGIN)).toBe(target);
    },
  );

  it('keeps path and query of a whole address on this origin [NAV-2]', () => {
    expect(safeRedirect(`${ORIGIN}/ecom/lists?page=2#top`, ORIGIN)).toBe('/ecom/lists?page=2');
  });

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
  ])('goes to the groceries home instead of %p [NAV-2]', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBe(routes.groceries);
  });

  it('never leaves the shop, whatever is asked for [NAV-2]', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '//',
            'ecom',
            'evil.example',
            ':',
            '@',
            '..',
            '%2f',
            '\t',
            '?',
            '#',
            'https:',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (target) => {
        const url = new URL(safeRedirect(target, ORIGIN), ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toMatch(/^\/ecom(\/|$)/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the way to sign in', () => {
  it('carries the current path and query [NAV-2]', () => {
    const here = new URL(`${ORIGIN}/ecom/shop/search?searchTerm=m%26m`);
    const href = loginRoute(here);
    const url = new URL(href, ORIGIN);
    expect(url.pathname).toBe('/ecom/login');
    expect(url.searchParams.get('redirect')).toBe('/ecom/shop/search?searchTerm=m%26m');
  });
});

describe('the way to register', () => {
  it.each(['/token/auth', `${ORIGIN}/token/auth`])('starts at the configured %s [NAV-3]', (address) => {
    const url = new URL(registerRoute(address, ORIGIN));
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/token/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'login',
      screen_hint: 'signup',
      redirect_uri: `${ORIGIN}/ecom/auth-success`,
    });
  });

  it("keeps what the configured address asks for besides, and goes to another service's origin [NAV-3]", () => {
    const url = new URL(registerRoute('https://id.example/auth?client_id=shop', ORIGIN));
    expect(url.origin).toBe('https://id.example');
    expect(url.searchParams.get('client_id')).toBe('shop');
    expect(url.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/ecom/auth-success`);
  });
});
