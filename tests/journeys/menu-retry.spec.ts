import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { WideMenu } from '../support/wide-menu';

const PATH = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 1440, height: 900 } });

/** Requests the categories of 'Groceries' again, without loading the page. */
const RETRIES: readonly (readonly [string, (page: Page, menu: WideMenu) => Promise<unknown>])[] = [
  ['the next press', (_page, menu) => menu.header.link('Groceries').click()],
  ['a client-side navigation', (_page, menu) => menu.header.link('Offers').click()],
  ['the return of the network', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
];

for (const [name, retry] of RETRIES) {
  test(`the menu of a client-routed page loads with ${name} [MEGA-10]`, async ({
    page,
    faults,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/);
    await faults([{ call: 'taxonomy', kind: 'status', status: 503 }]);
    const menu = new WideMenu(page);
    const failed = page.waitForResponse(/\/taxonomy\?parent=10051/);
    await menu.header.open(PATH);
    await failed;
    await expect(menu.toggle).toBeHidden();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    await faults([]);
    await retry(page, menu);
    await expect(menu.toggle).toBeVisible();
    await menu.toggle.click();
    await expect(menu.parent('Bakery')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)).toBe(true);
  });
}
