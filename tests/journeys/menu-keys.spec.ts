import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

test(
  'arrows, Home, End and letters move the focus in the columns of the groceries menu [MEGA-3]',
  { tag: '@essential' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1080 });
    const header = new Header(page);
    const { banner } = header;
    await header.open('/ecom/shop/browse/groceries');
    const toggle = banner.getByRole('button', { name: 'Groceries', exact: true });
    const item = (name: string) => banner.locator('[data-item]').filter({ hasText: name }).first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(item('Bakery')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(item('View all Groceries')).toBeFocused();
    await page.keyboard.press('b');
    await expect(item('Bakery')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item('View all Bakery')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(item('View all Bakery')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(item('Bakery')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item('View all Groceries')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  },
);
