/**
 * Node 20's URL leaves `..` in some paths. This environment's URL resolves them, as browsers do.
 *
 * @jest-environment jsdom
 */
import { fc } from '../../../tests/setup/property-tests';
import { createIsAllowed } from './content-ports';

const HERE = new URL('https://shop.example/ecom/shop/browse/groceries');
const PATHS = ['/media/', '/content/dam/'];
const isAllowed = createIsAllowed(HERE, PATHS);

const ALLOWED = [
  '/media/a.jpg',
  '/content/dam/groceries/a.jpg?wid=3',
  '/media/a/../b.jpg',
  '/ecom/../media/a.jpg',
  'https://shop.example/media/a.jpg',
  'https://images.example/ecom/log-out',
  'https://images.example/a%2fb;c',
  'https://www.shop.example/a.jpg',
];
const REFUSED = [
  '/ecom/log-out',
  '/',
  '/media',
  '/media.jpg',
  '/mediator/a.jpg',
  '/MEDIA/a.jpg',
  '/media/../ecom/log-out',
  '/media/%2e%2e/ecom/log-out',
  '/media/..%2fecom/log-out',
  '/media/..%5Cecom/log-out',
  '/media/%252e%252e/ecom/log-out',
  '/media/..;/ecom/log-out',
  '/content/page.html',
  'https://shop.example/ecom/log-out',
  'http://shop.example/ecom/log-out',
  'https://SHOP.example:443/ecom/log-out',
  'https://shop.example:8443/ecom/log-out',
  'https://shop%2eexample/ecom/log-out',
  'https://ｓｈｏｐ.example/ecom/log-out',
];

describe('createIsAllowed [CONT-1] [CONT-6] [CONT-7]', () => {
  it.each(ALLOWED)('allows %s', (address) => {
    expect(isAllowed(address)).toBe(true);
  });

  it.each(REFUSED)('refuses %s', (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  it('allows the folder of the content system where a host has configured none, and nothing for an empty list', () => {
    expect(createIsAllowed(HERE)('/content/dam/a.jpg')).toBe(true);
    expect(createIsAllowed(HERE)('/media/a.jpg')).toBe(false);
    expect(createIsAllowed(HERE, [])('/content/dam/a.jpg')).toBe(false);
  });

  it('allows other hosts and paths below a folder, whatever is written', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '..', '.', ';', '%2f', '%5c', '%2e', '%25', ',', ' ', '?', '#', '\\', '@', ':443', 'x'],
      ...[
        'media',
        'content/dam',
        'ecom/log-out',
        'https://shop.example',
        'http://shop.example',
        'other.example',
      ],
    );
    const start = fc.constantFrom('/', '/media/', 'https://shop.example/media/', '');
    fc.assert(
      fc.property(start, fc.array(piece, { maxLength: 7 }), (first, rest) => {
        const address = first + rest.join('');
        if (!URL.canParse(address, HERE) || !isAllowed(address)) return;
        const { hostname, pathname } = new URL(address, HERE);
        if (hostname !== 'shop.example') return;
        expect(decodeURIComponent(pathname)).toMatch(/^\/(media|content\/dam)\/(?!(?:.*\/)?\.\.(?:\/|$))/);
      }),
    );
  });
});
