import { createKnownHost } from './known-host';

describe('createKnownHost', () => {
  const isKnown = createKnownHost(['shop.example', '127.0.0.1']);

  it.each([
    'shop.example',
    'SHOP.example:8443',
    'localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.9',
    '[::1]:3000',
  ])('accepts %s', (host) => {
    expect(isKnown(host)).toBe(true);
  });

  it.each([
    '',
    'evil.example',
    'shop.example.evil.example',
    'a b',
    'x:y:z',
    '[',
    '[::1',
    'shop.example:99999',
    'user@shop.example',
    'shop.example/path',
    'shop.example?x',
  ])("refuses '%s'", (host) => {
    expect(isKnown(host)).toBe(false);
  });
});
