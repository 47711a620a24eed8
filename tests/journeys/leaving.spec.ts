import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { SHELLS } from '../support/header';
import { openKept } from '../support/open-kept';
import { WideMenu } from '../support/wide-menu';

/** Has a page read its order again, as after a while without the network. */
const readAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const flickers = (page: Page) =>
  page.evaluate(() => {
    const monitored: unknown = Reflect.get(window, 'monitored');
    return Array.isArray(monitored)
      ? monitored.filter((problem: unknown) => JSON.stringify(problem).includes('header_flicker')).length
      : 0;
  });

for (const { shell, path } of SHELLS) {
  test.describe(`leaving in the ${shell} shell`, () => {
    test.beforeEach(({ world }) => world({ who: 'customer', slot: {} }));

    test('signing out clears every tab at once, and waits for no page of the shop [AUTH-2] [AUTH-6]', async ({
      context,
      page,
    }) => {
      const other = await openKept(page, path);
      const menu = new WideMenu(page);
      await menu.toggle.click();
      await expect(menu.link('Your favourites')).toBeVisible();
      await page.keyboard.press('Escape');
      const header = await openKept(await context.newPage(), path);
      // An answer without a page: the browser stays, and shows what the header has done by itself.
      await header.page.route('**/ecom/log-out', (route) => route.fulfill({ status: 204 }));
      await header.account.click();
      await header.link('Sign out').click();
      for (const each of [header, other]) {
        await expect(each.signIn).toBeVisible();
        await expect(each.account).toHaveCount(0);
        await expect(each.slot).toHaveCount(0);
        await expect(each.banner.getByText('£')).toHaveCount(0);
      }
      // What editors wrote for customers is not there for whoever comes after them.
      await menu.toggle.click();
      await expect(menu.link('New in')).toBeVisible();
      await expect(menu.link('Your favourites')).toHaveCount(0);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('customerId');
      expect([await flickers(page), await flickers(header.page)]).toEqual([0, 0]);
    });

    test("another customer in mid-sitting: the first one's is gone before the second's comes [AUTH-2]", async ({
      page,
      world,
      allowProblems,
    }) => {
      // The first customer's token is refused.
      allowProblems(/status of 401/);
      const header = await openKept(page, path);
      await world({ customerId: '70099999', trolley: { lines: [] } });
      let answer: (() => void) | undefined;
      const held = new Promise<void>((done) => (answer = done));
      await page.route('**/v1/shopping-context', async (route) => {
        const response = await route.fetch();
        if (response.ok()) await held;
        await route.fulfill({ response });
      });
      await readAgain(page);
      await expect(header.banner.getByText('£')).toHaveCount(0);
      await expect(header.slot).toHaveCount(0);
      answer?.();
      await expect(header.trolley).toHaveAccessibleName(/£0\.00/);
    });

    test('a session that ends by itself is told to the monitor, once [AUTH-5]', async ({
      page,
      world,
      allowProblems,
    }) => {
      allowProblems(/status of 401/);
      const header = await openKept(page, path);
      await world({ who: 'visitor' });
      await readAgain(page);
      await expect(header.signIn).toBeVisible();
      expect(await flickers(page)).toBe(1);
    });

    test('a token service that is down in mid-sitting signs nobody out [AUTH-4] [CALL-3]', async ({
      page,
      faults,
      allowProblems,
    }) => {
      allowProblems(/status of (401|503)/);
      const header = await openKept(page, path);
      await page.request.put('/demo/token', { data: { isRefused: true } });
      await faults([{ call: 'token', kind: 'status', status: 503 }]);
      const asked = page.waitForResponse(/v1\/token/);
      await readAgain(page);
      await asked;
      await expect(header.account).toBeVisible();
      await faults([]);
      await readAgain(page);
      await expect(header.trolley).toHaveAccessibleName(/£/);
      expect(await flickers(page)).toBe(0);
    });
  });
}
