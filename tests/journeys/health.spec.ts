import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** Opens the health panel with its keys, which work once the page is idle. */
const openHealth = async (page: Page): Promise<Locator> => {
  const panel = page.getByRole('dialog', { name: 'Header health' });
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+H');
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();
  return panel;
};

test('the health panel shows version, session and calls, and no data of a shopper [CALL-1]', async ({
  page,
  preset,
  world,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await preset('slot-booked');
  await world({ features: { healthPanel: true } });
  await faults([{ call: 'pass-status', kind: 'status', status: 503 }]);
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  const shown = await openHealth(page);
  await expect(shown.getByRole('term')).toHaveText(['Version', 'Channel', 'Session', 'Flickers', 'Features']);
  await expect(shown).toContainText('signed-in, customer');
  await expect(shown).toContainText('healthPanel');
  await expect(shown.getByRole('row', { name: /^graph POST .*getTrolley.* 200 \d+$/ })).toBeVisible();
  await expect(shown.getByRole('row', { name: /^delivery-pass GET .* http 503 \d+$/ })).toBeVisible();
  const text = await shown.innerText();
  for (const secret of ['70012345', 'co-8', 'Bearer', '52001']) expect(text).not.toContain(secret);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
});
