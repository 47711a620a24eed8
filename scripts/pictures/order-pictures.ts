import type { Locator, Page } from '@playwright/test';
import { amendBar } from '../../tests/support/amend';
import { expect, test } from '../../tests/support/fixtures';
import { Header } from '../../tests/support/header';
import { BOOKED_SLOT } from '../../tests/support/slots';

const PAGE = '/ecom/shop/browse/groceries';
const HEIGHTS = { 320: 530, 1440: 560 } as const;
const WIDTHS = [320, 1440] as const;
type Width = (typeof WIDTHS)[number];

/**
 * The part of a wide screen that each picture shows: the header, the slot and its panel, or the dialog in the middle.
 */
const CLIPS = {
  bar: { x: 0, y: 32, width: 1440, height: 184 },
  slot: { x: 780, y: 0, width: 420, height: 500 },
  dialog: { x: 400, y: 90, width: 640, height: 380 },
} as const;

const takePicture = async (page: Page, state: string, width: Width, part: keyof typeof CLIPS) => {
  // Moves the pointer away from the header.
  await page.mouse.move(0, 0);
  await page.screenshot({
    path: `docs/pictures/order-${state}-${String(width)}.png`,
    animations: 'disabled',
    ...(width === 1440 && { clip: CLIPS[part] }),
  });
};

const open = async (page: Page, width: Width): Promise<Header> => {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};

/** Below the minimum spend of a delivery. */
const BELOW_MINIMUM = { trolley: { lines: [{ lineNumber: '500013', amount: 2 }] } };

const checkout = (page: Page): Locator => amendBar(page).getByRole('link', { name: 'Checkout' });

for (const width of WIDTHS) {
  test(`amend bar and its dialogs at ${String(width)} px`, async ({ page, preset }) => {
    await preset('amending');
    await open(page, width);
    await expect(amendBar(page)).toBeVisible();
    await takePicture(page, 'amend-bar', width, 'bar');
    await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel changes?' })).toBeVisible();
    await takePicture(page, 'cancel-changes', width, 'dialog');
    await page.keyboard.press('Escape');
    await checkout(page).click();
    await expect(page.getByRole('dialog', { name: 'Check out the way you want' })).toBeVisible();
    await takePicture(page, 'chooser', width, 'dialog');
  });

  test(`an error at ${String(width)} px`, async ({ page, preset, allowProblems }) => {
    allowProblems(/Failed to load resource/);
    await preset('error-058');
    await open(page, width);
    await checkout(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'New slot unavailable' })).toBeVisible();
    await takePicture(page, 'error', width, 'dialog');
  });

  test(`slot details at ${String(width)} px`, async ({ page, preset, world }) => {
    await preset('slot-booked');
    await world({ slot: BOOKED_SLOT });
    const header = await open(page, width);
    await header.slot.click();
    await expect(header.slotDetails.getByText('14 Larkspur Road')).toBeVisible();
    await takePicture(page, 'slot-details', width, 'slot');
  });

  // On a small screen, the checkout link is in the amend bar.
  test(`below the minimum at ${String(width)} px`, async ({ page, preset, world }) => {
    await preset(width === 320 ? 'amending' : 'below-minimum');
    if (width === 320) await world(BELOW_MINIMUM);
    const header = await open(page, width);
    const closed = header.banner.getByRole('link', { name: 'Checkout' });
    await expect(closed).toBeDisabled();
    if (width === 320) await closed.focus();
    await takePicture(page, 'below-minimum', width, 'bar');
  });
}
