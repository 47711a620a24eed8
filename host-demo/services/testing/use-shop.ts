import { startShop, type Browser, type Shop } from './shop';

/** The shop of a test file, and the browser session of the test that runs. */
export interface ShopInUse {
  readonly shop: Shop;
  readonly browser: Browser;
}

const missing = (): never => {
  throw new Error('The shop is open only while tests run');
};

/**
 * Opens a shop for the tests of a file or `describe`, and for each of them a browser in a new world.
 *
 * @param preset the named world that each test begins in
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
