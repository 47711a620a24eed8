import { fc } from '../../../tests/setup/property-tests';
import { safeRedirect } from './paths';

describe('safeRedirect', () => {
  it('keeps a path of the shop with its query and hash [NAV-2]', () => {
    expect(safeRedirect('/ecom/shop/search?searchTerm=milk#top')).toBe(
      '/ecom/shop/search?searchTerm=milk#top',
    );
  });

  it.each([
    '//evil.example/ecom',
    'https://evil.example/ecom',
    '/\\evil.example',
    '/ecom\\@evil.example',
    'javascript:alert(1)',
    '/ecom/../demo',
    '/ecom/../..//evil.example',
    '/demo/world',
    '/ecommerce',
    '/ecom/log-out',
    '/ecom/login?redirect=/ecom/login',
    '',
    undefined,
    ['/ecom'],
  ])('returns the groceries home for %p [NAV-2]', (url) => {
    expect(safeRedirect(url)).toBe('/ecom/shop/browse/groceries');
  });

  it('never leaves the shop, for any input [NAV-2]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webPath().map((path) => `/ecom${path}`),
        ),
        (requestUrl) => {
          const url = new URL(safeRedirect(requestUrl), 'https://shop.example');
          expect(url.origin).toBe('https://shop.example');
          expect(url.pathname).toMatch(/^\/ecom(\/|$)/);
        },
      ),
    );
  });
});
