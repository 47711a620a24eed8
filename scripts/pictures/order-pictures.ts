import type { Locator, Page } from '@playwright/test';
import { amendBar } from '../../tests/support/amend';
import { expect, test } from '../../tests/support/fixtures';
import { Header, STOREFRONT } from '../../tests/support/header';
import { BOOKED_SLOT } from '../../tests/support/slots';
import { takePicture } from './picture';

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

/** Takes a picture of the state of an order. */
const takePartPicture = async (page: Page, state: string, part: keyof typeof CLIPS) => {
  // Moves the pointer away from the header.
  await page.mouse.move(0, 0);
  await takePicture(page, `order-${state}`, page.viewportSize()?.width === 1440 ? CLIPS[part] : undefined);
};

const open = async (page: Page, width: Width): Promise<Header> => {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
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
    await takePartPicture(page, 'amend-bar', 'bar');
    await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel changes?' })).toBeVisible();
    await takePartPicture(page, 'cancel-changes', 'dialog');
    await page.keyboard.press('Escape');
    await checkout(page).click();
    await expect(page.getByRole('dialog', { name: 'Check out the way you want' })).toBeVisible();
    await takePartPicture(page, 'chooser', 'dialog');
  });

  test(`an error at ${String(width)} px`, async ({ page, preset, allowProblems }) => {
    allowProblems(/Failed to load resource/);
    await preset('error-058');
    await open(page, width);
    await checkout(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'New slot unavailable' })).toBeVisible();
    await takePartPicture(page, 'error', 'dialog');
  });

  test(`slot details at ${String(width)} px`, async ({ page, preset, world }) => {
    await preset('slot-booked');
    await world({ slot: BOOKED_SLOT });
    const header = await open(page, width);
    await header.slot.click();
    await expect(header.slotDetails.getByText('14 Larkspur Road')).toBeVisible();
    await takePartPicture(page, 'slot-details', 'slot');
  });

  // On a small screen, the checkout link is in the amend bar.
  test(`below the minimum at ${String(width)} px`, async ({ page, preset, world }) => {
    await preset(width === 320 ? 'amending' : 'below-minimum');
    if (width === 320) await world(BELOW_MINIMUM);
    const header = await open(page, width);
    const closed = header.banner.getByRole('link', { name: 'Checkout' });
    await expect(closed).toBeDisabled();
    if (width === 320) await closed.focus();
    await takePartPicture(page, 'below-minimum', 'bar');
  });
}
