import { fc } from '../../tests/setup/property-tests';
import { encodeText, pathSegment } from './encode';

const BASE = 'https://shop.example/addresses/';

describe('pathSegment', () => {
  it.each([
    ['42', '42'],
    ['a b', 'a%20b'],
    ['../log-out?x#y', '..%2Flog-out%3Fx%23y'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
    ['é', '%C3%A9'],
  ])('encodes %p as %s [CALL-3]', (text, segment) => expect(pathSegment(text)).toBe(segment));

  it.each(['', '.', '..', '\uD800'])('replaces %p with a segment that does not exist [CALL-3]', (text) =>
    expect(pathSegment(text)).toBe('%EF%BF%BD'),
  );

  it('never throws, and never changes the path around the segment [CALL-3] [AUTH-4]', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('.', '/', '\\', '%', '2e', '?', '#', '\uD800', '\uDC00', '\t'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (each) => {
        const { origin, pathname, search, hash } = new URL(`${BASE}${pathSegment(each)}`);
        expect(origin + search + hash).toBe('https://shop.example');
        expect(pathname).toMatch(/^\/addresses\/[^/]+$/);
      }),
    );
  });
});

describe('encodeText', () => {
  it('replaces a lone surrogate and keeps a pair [CALL-3]', () =>
    expect(decodeURIComponent(encodeText('a\uD800b😀'))).toBe('a\uFFFDb😀'));
});
