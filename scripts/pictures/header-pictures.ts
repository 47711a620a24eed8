import { expect, test } from '../../tests/support/fixtures';
import { Header, WIDTHS } from '../../tests/support/header';
import { settle } from '../../tests/support/settle';
import { BOOKED_SLOT } from '../../tests/support/slots';

const PEOPLE = ['visitor', 'customer', 'operator'] as const;

for (const who of PEOPLE) {
  for (const width of WIDTHS) {
    test(`${who} at ${String(width)} px`, async ({ page, preset, world }) => {
      await preset('slot-booked');
      await world({ who, slot: who === 'visitor' ? null : BOOKED_SLOT });
      const height = width < 992 ? 240 : 300;
      await page.setViewportSize({ width, height });
      const header = new Header(page);
      await header.open('/ecom/shop/browse/groceries');
      if (who !== 'visitor') {
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await expect(header.slot).toBeVisible();
      }
      await page.screenshot({
        path: `docs/pictures/${who}-${String(width)}.png`,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height },
      });
    });
  }
}

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

const CONSENTS = ['wtr_cookie_consent', 'wtr_cookies_advertising'];

/** A section of the gallery for each viewport width, so that each picture is small. */
const SHOTS = [
  { name: 'cells', section: 'Trading cells', width: 768, height: 520 },
  { name: 'text', section: 'Rich text', width: 320, height: 640 },
  { name: 'icons', section: 'Icons', width: 1440, height: 240 },
] as const;

for (const { name, section, width, height } of SHOTS) {
  test(`${section} at ${String(width)} px`, async ({ page, context, demo }) => {
    await context.addCookies(CONSENTS.map((cookie) => ({ name: cookie, value: 'true', url: demo.origin })));
    await page.setViewportSize({ width, height });
    await page.goto('/demo/content');
    const shown = page.locator('section', { has: page.getByRole('heading', { name: section, level: 2 }) });
    await expect(shown).toBeVisible();
    await shown.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: `docs/pictures/content-${name}-${String(width)}.png`,
      animations: 'disabled',
    });
  });
}
