import { expect, test } from '../../tests/support/fixtures';
import { Header } from '../../tests/support/header';
import { settle } from '../../tests/support/settle';

const PATH = '/ecom/shop/browse/groceries';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.describe('on a device that has the app', () => {
  test.use({ userAgent: ANDROID, viewport: { width: 390, height: 640 } });

  test('the app banner', async ({ page }) => {
    await new Header(page).open(PATH);
    await expect(page.getByRole('complementary', { name: 'Fernleigh app' })).toBeVisible();
    await settle(page);
    await page.screenshot({ path: 'docs/pictures/banner-app-390.png', animations: 'disabled' });
  });
});

for (const [width, height] of [
  [1440, 480],
  [320, 480],
] as const) {
  test(`the operator's bar at ${String(width)} px`, async ({ page, world }) => {
    await page.setViewportSize({ width, height });
    await world({ who: 'operator' });
    const header = new Header(page);
    await header.open(PATH);
    await expect(header.banner.getByText('You are signed on as customer')).toBeVisible();
    await page.screenshot({
      path: `docs/pictures/banner-staff-${String(width)}.png`,
      animations: 'disabled',
    });
  });
}
