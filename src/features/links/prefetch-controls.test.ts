import { createTestContext } from '../../context/testing/test-context';
import { prefetchControls } from './prefetch-controls';

const FILES = {
  1: ['react-dom.a1', 'hash'],
  2: ['react-root.b2', 'hash'],
  3: ['search.c3', 'hash', 'search.d4', 'hash'],
  4: ['side-menu.e5', 'hash'],
  5: ['checkout.f6', 'hash'],
  6: 0,
  7: ['react.a7', 'hash'],
  8: ['mega-menu.b8', 'hash'],
};

/** What the build puts into the entry. */
beforeEach(() => {
  Reflect.set(globalThis, '__webpack_require__', {
    ...{ p: 'https://shop.example/v9/', files: FILES, loaded: { 6: true, 7: true } },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_require__');
});

/** Starts to prefetch, and returns what is in progress. */
const start = (width: number, { savesData = false, isTouched = false } = {}) => {
  const { context } = createTestContext();
  context.page.setState({ width, isTouched });
  const fetching = new Set<string>();
  const prefetch = (href: string, as?: string) => {
    fetching.add(`${as ?? ''} ${href}`);
    return () => fetching.delete(`${as ?? ''} ${href}`);
  };
  const browser = { ...context.browser, prefetch, savesData: () => savesData };
  return { fetching, stop: prefetchControls({ ...context, browser }) };
};

describe('prefetchControls', () => {
  it.each([
    [1440, 'mega-menu.b8'],
    [390, 'side-menu.e5'],
  ])('fetches what a first press needs at %i px, and cancels it', (width, menu) => {
    const { fetching, stop } = start(width);
    expect([...fetching]).toEqual([
      'script https://shop.example/v9/react-dom.a1.js',
      'script https://shop.example/v9/react-root.b2.js',
      'script https://shop.example/v9/search.c3.js',
      'style https://shop.example/v9/search.d4.css',
      `script https://shop.example/v9/${menu}.js`,
    ]);
    stop();
    expect(fetching.size).toBe(0);
  });

  it("leaves out React's renderer in a page that has its own", () => {
    Reflect.set(globalThis, '__webpack_require__', { p: '/', files: FILES, loaded: {} });
    expect([...start(390).fetching]).not.toContainEqual(expect.stringContaining('react-dom'));
  });

  it.each([{ savesData: true }, { isTouched: true }])('fetches nothing with %j', (options) => {
    expect(start(1440, options).fetching.size).toBe(0);
  });

  it.each([
    ['a development build, which has no table of files', { p: '/' }],
    ['a test of a host, which has no build', undefined],
  ])('fetches nothing in %s', (_where, runtime) => {
    Reflect.set(globalThis, '__webpack_require__', runtime);
    expect(start(1440).fetching.size).toBe(0);
  });
});
