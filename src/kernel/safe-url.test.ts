import { fc } from '../../tests/setup/property-tests';
import { safeUrl } from './safe-url';

const PAGE = 'https://shop.example/ecom/shop/browse/groceries';

describe('safeUrl [CONT-1] [NAV-2]', () => {
  it.each([
    ['/ecom/recipes', '/ecom/recipes'],
    ['  /ecom/recipes?a=b#c ', '/ecom/recipes?a=b#c'],
    ['/ecom/my page', '/ecom/my%20page'],
    ['https://cellar.example/a', 'https://cellar.example/a'],
    ['HTTP://cellar.example', 'http://cellar.example/'],
    ['/', '/'],
  ])('keeps %s', (address, stored) => expect(safeUrl(address)).toBe(stored));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    'https:\\elsewhere.example',
    'https://shop.example@elsewhere.example',
    'https://',
    'recipes',
    '#here',
    '/half-\uD800',
    '',
    undefined,
    null,
    7,
    {},
    ['/ecom'],
  ])('drops %j', (address) => expect(safeUrl(address)).toBeUndefined());

  it('returns only http, https and the page’s own origin, whatever the input', () => {
    const pieces = fc.constantFrom(
      ...['/', '\\', '.', ':', '@', '\t', ' ', '%2f', 'é', '?', '#'],
      ...['javascript', 'data', 'http', 's', 'a.example'],
    );
    const address = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(pieces).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(address, (written) => {
        const safe = safeUrl(written);
        if (safe === undefined) return;
        const url = new URL(safe, PAGE);
        expect(url.protocol).toMatch(/^https?:$/);
        if (safe.startsWith('/')) expect(url.origin).toBe('https://shop.example');
        expect(safeUrl(safe)).toBe(safe);
      }),
    );
  });
});
