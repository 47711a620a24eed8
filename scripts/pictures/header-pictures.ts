import { expect, test } from '../../tests/support/fixtures';
import { Header, STOREFRONT, WIDTHS } from '../../tests/support/header';
import { settle } from '../../tests/support/settle';
import { BOOKED_SLOT } from '../../tests/support/slots';
import { takePicture } from './picture';

const PEOPLE = ['visitor', 'customer', 'operator'] as const;

for (const who of PEOPLE) {
  for (const width of WIDTHS) {
    test(`${who} at ${String(width)} px`, async ({ page, preset, world }) => {
      await preset('slot-booked');
      await world({ who, slot: who === 'visitor' ? null : BOOKED_SLOT });
      await page.setViewportSize({ width, height: width < 992 ? 240 : 300 });
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      if (who !== 'visitor') {
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await expect(header.slot).toBeVisible();
      }
      await takePicture(page, who);
    });
  }
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.describe('on a device that has the app', () => {
  test.use({ userAgent: ANDROID, viewport: { width: 390, height: 640 } });

  test('the app banner', async ({ page }) => {
    await new Header(page).open(STOREFRONT.path);
    await expect(page.getByRole('complementary', { name: 'Fernleigh app' })).toBeVisible();
    await settle(page);
    await takePicture(page, 'banner-app');
  });
});

for (const width of [1440, 320]) {
  test(`the operator's bar at ${String(width)} px`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 480 });
    await world({ who: 'operator' });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.banner.getByText('You are signed on as customer')).toBeVisible();
    await takePicture(page, 'banner-staff');
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
    await takePicture(page, `content-${name}`);
  });
}
