import { expect, test } from '../../tests/support/fixtures';

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
