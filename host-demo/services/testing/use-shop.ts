import { startShop, type Browser, type Shop } from './shop';

/** The shop of a test file, and the browser session of the current test. */
export interface ShopInUse {
  readonly shop: Shop;
  readonly browser: Browser;
}

const missing = (): never => {
  throw new Error('The shop is open only while tests run');
};

/**
 * Opens a shop for the tests of a file or `describe`, and a browser with a new world for each test.
 *
 * @param preset the preset of each test's world
 */
export const useShop = (preset = 'visitor'): ShopInUse => {
  let shop: Shop | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    browser = shop?.open();
    await browser?.begin(preset);
  });
  return {
    get shop() {
      return shop ?? missing();
    },
    get browser() {
      return browser ?? missing();
    },
  };
};
