import { SHOP_PAGES } from '../../host-demo/shells/testing/shop-pages';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** How many pages one test opens. */
const PAGES_IN_ONE_TEST = 9;

for (const [shell, paths] of Object.entries(SHOP_PAGES)) {
  for (let from = 0; from < paths.length; from += PAGES_IN_ONE_TEST) {
    const some = paths.slice(from, from + PAGES_IN_ONE_TEST);
    test(`the header works on pages ${String(from + 1)} to ${String(from + some.length)} of the ${shell} shell [HOST-1] [NAV-1]`, async ({
      page,
      preset,
    }) => {
      test.slow();
      await preset('slot-booked');
      const header = new Header(page);
      for (const path of some) {
        await test.step(path, async () => {
          await header.open(path);
          await expect(header.trolley).toHaveAccessibleName(/£.*, 12 items/);
          await expect(header.slot).toBeVisible();
        });
      }
    });
  }
}
