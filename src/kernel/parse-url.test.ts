import { parseUrl } from './parse-url';

describe('parseUrl', () => {
  it.each([
    ['https://shop.example/a', undefined, 'https://shop.example/a'],
    ['/a', 'https://shop.example', 'https://shop.example/a'],
    ['/a', undefined, undefined],
    ['https://', 'https://shop.example', undefined],
  ])('of %p on %p is %p [NAV-2]', (address, base, href) => expect(parseUrl(address, base)?.href).toBe(href));
});
