import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { openUntilSynced } from '../support/open-until-synced';
import { WideMenu } from '../support/wide-menu';

/** Makes a page refetch its order, as it does after some time offline. */
const refetchOrder = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const flickers = (page: Page) =>
  page.evaluate(() => {
    const monitored: unknown = Reflect.get(window, 'monitored');
    return Array.isArray(monitored)
      ? monitored.filter((problem: unknown) => JSON.stringify(problem).includes('header_flicker')).length
      : 0;
  });

test.describe('leaving', () => {
  test.beforeEach(({ world }) => world({ who: 'customer', slot: {} }));

  test(
    'signing out clears every tab at once, without waiting for a page of the shop [AUTH-2] [AUTH-6]',
    { tag: '@essential' },
    async ({ context, page }) => {
      const other = await openUntilSynced(page, STOREFRONT.path);
      const menu = new WideMenu(page);
      await menu.toggle.click();
      await expect(menu.link('Your favourites')).toBeVisible();
      await page.keyboard.press('Escape');
      const header = await openUntilSynced(await context.newPage(), STOREFRONT.path);
      // A response without a page: the browser stays on the page, which shows what the header did by itself.
      await header.page.route('**/ecom/log-out', (route) => route.fulfill({ status: 204 }));
      await header.account.click();
      await header.link('Sign out').click();
      for (const each of [header, other]) {
        await expect(each.signIn).toBeVisible();
        await expect(each.account).toHaveCount(0);
        await expect(each.slot).toHaveCount(0);
        await expect(each.banner.getByText('£')).toHaveCount(0);
      }
      // Customers' content is not shown to the next user.
      await menu.toggle.click();
      await expect(menu.link('New in')).toBeVisible();
      await expect(menu.link('Your favourites')).toHaveCount(0);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('customerId');
      expect([await flickers(page), await flickers(header.page)]).toEqual([0, 0]);
    },
  );

  test(
    "another customer signs in during a session: the first one's data is removed before the second one's is rendered [AUTH-2]",
    { tag: '@essential' },
    async ({ page, world, allowProblems }) => {
      // The first customer's token is refused.
      allowProblems(/status of 401/);
      const header = await openUntilSynced(page, STOREFRONT.path);
      await world({ customerId: '70099999', trolley: { lines: [] } });
      let release: (() => void) | undefined;
      const blocked = new Promise<void>((done) => (release = done));
      await page.route('**/v1/shopping-context', async (route) => {
        const response = await route.fetch();
        if (response.ok()) await blocked;
        await route.fulfill({ response });
      });
      await refetchOrder(page);
      await expect(header.banner.getByText('£')).toHaveCount(0);
      await expect(header.slot).toHaveCount(0);
      release?.();
      await expect(header.trolley).toHaveAccessibleName(/£0\.00/);
    },
  );
});
