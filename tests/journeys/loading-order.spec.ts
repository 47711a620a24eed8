import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** Opens a page whose slot loads for this time, after one on which it has been displayed. */
const openSecond = async (
  page: Page,
  faults: (list: { call: string; kind: string; milliseconds: number }[]) => Promise<void>,
  milliseconds: number,
): Promise<Header> => {
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.slot).toBeVisible();
  await faults([{ call: 'slot-reservations', kind: 'slow', milliseconds }]);
  await header.open('/ecom/recipes');
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  return header;
};

test.describe('while the slot of a customer loads', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('a press on Checkout waits, and goes to the page that is next [CHK-1] [CHK-2]', async ({
    page,
    preset,
    faults,
  }) => {
    await preset('slot-booked');
    const header = await openSecond(page, faults, 3_000);
    const checkout = header.link('Checkout').first();
    await checkout.click();
    await expect(checkout).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/ecom/recipes');
    await expect(page).toHaveURL('/ecom/beforeYouGo');
  });

  test('so does a press in the sheet of phones [CHK-1] [CHK-2]', async ({ page, preset, faults }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await preset('slot-booked');
    const header = await openSecond(page, faults, 4_000);
    await header.trolley.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/ecom/recipes');
    await expect(page).toHaveURL('/ecom/beforeYouGo');
  });

  test('a press on Checkout leads to the trolley when the slot does not arrive [CHK-1]', async ({
    page,
    preset,
    faults,
  }) => {
    await preset('slot-booked');
    const header = await openSecond(page, faults, 20_000);
    await expect(header.link('Checkout').first()).toHaveAttribute('href', '/ecom/shop/trolley');
    await header.link('Checkout').first().click();
    await expect(page).toHaveURL('/ecom/shop/trolley', { timeout: 10_000 });
  });

  test('the label of the page before has a spinner, and leads to the alert of a slot that stays [SLOT-3] [SLOT-8]', async ({
    page,
    preset,
    faults,
  }) => {
    await preset('amending-fixed-slot');
    const header = await openSecond(page, faults, 20_000);
    for (const width of [1440, 992, 800, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const label = header.link(/^Delivery /);
      await expect(label).toHaveAttribute('aria-busy', 'true');
      await expect(label.locator('[data-size]')).toBeVisible();
      await label.click();
      const alert = page.getByRole('dialog');
      await expect(alert).toContainText('Your order contains items currently being prepared.');
      await page.keyboard.press('Escape');
      await expect(alert).toBeHidden();
    }
    await expect(page).toHaveURL('/ecom/recipes');
  });
});

test('a slot that the shop no longer holds is gone once its dialog is closed [ERR-3] [SLOT-2]', async ({
  page,
  context,
  preset,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource|net::ERR_/);
  await preset('error-029');
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();
  const dialog = page.getByRole('dialog', { name: "Sorry, you've been timed out" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // The notice of the expired slot has such a link, too.
  await expect(header.link('Book a slot').and(page.locator('[aria-busy]'))).toBeVisible();
  await expect(amendBar(page)).toHaveCount(0);
  await expect(header.link('Checkout').first()).toHaveAttribute('href', '/ecom/serviceselection');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('branchId');
});
