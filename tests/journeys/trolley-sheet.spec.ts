import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

const TROLLEY = '/ecom/shop/trolley';
const MINIMUM = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const TOUCH_TARGET_PX = 44;

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your trolley' });
const checkoutIn = (page: Page) => sheetOf(page).getByRole('link', { name: 'Checkout' });

const openSheet = async (page: Page): Promise<Header> => {
  await page.setViewportSize({ width: 320, height: 640 });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect(header.trolley).toHaveAttribute('aria-haspopup', 'dialog');
  await header.trolley.click();
  await expect(sheetOf(page)).toBeVisible();
  return header;
};

test.describe('the trolley’s sheet', () => {
  test(
    'has count, cost, Checkout and the link to the trolley, and returns focus [CHK-1] [TROL-2] [SHELL-4]',
    { tag: '@essential' },
    async ({ page, preset }) => {
      await preset('slot-booked');
      await watchShifts(page);
      const header = await openSheet(page);
      const sheet = sheetOf(page);
      await expect(sheet).toContainText('12 items');
      await expect(sheet).toContainText(/Estimated cost £\d+\.\d\d/);
      await expect(checkoutIn(page)).toHaveAttribute('href', '/ecom/beforeYouGo');
      await expect(sheet.getByRole('link', { name: 'View trolley' })).toHaveAttribute('href', TROLLEY);
      expect(await axeViolations(page, 'header')).toEqual([]);
      for (const control of await sheet.getByRole('link').or(sheet.getByRole('button')).all()) {
        const box = await control.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
        expect(box?.width).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
      }
      // At the bottom of the screen, and as wide as the screen.
      const box = await sheet.boundingBox();
      expect(box).toMatchObject({ x: 0, width: 320 });
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(header.trolley).toBeFocused();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('reserves the space of its lines until their products load [SHELL-4]', async ({ page, preset }) => {
    await preset('slot-booked');
    await watchShifts(page);
    let load: (() => void) | undefined;
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/products.*.js', async (route) => {
      await loading;
      await route.continue();
    });
    await openSheet(page);
    const sheet = sheetOf(page);
    await expect(sheet).toContainText('12 items');
    await expect(sheet.getByRole('listitem')).toHaveCount(0);
    const height = () => sheet.evaluate(({ clientHeight }) => clientHeight);
    const before = await height();
    load?.();
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    expect(await height()).toBe(before);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(
    'shows why checkout is disabled, and the missing amount without delivery [TROL-6] [TROL-7]',
    { tag: '@essential' },
    async ({ page, preset }) => {
      await preset('below-minimum');
      await openSheet(page);
      await expect(checkoutIn(page)).toBeDisabled();
      await expect(checkoutIn(page)).toHaveAccessibleDescription(
        /^£\d+\.\d\d to go To check out, .* charge\)$/,
      );
      await expect(sheetOf(page).getByText(/^£\d+\.\d\d to go/)).toBeVisible();
      await expect(sheetOf(page).getByText(MINIMUM)).toBeVisible();
      expect(await axeViolations(page, 'header')).toEqual([]);
      await checkoutIn(page).click({ force: true });
      await expect(page).toHaveURL(STOREFRONT.path);
    },
  );
});
