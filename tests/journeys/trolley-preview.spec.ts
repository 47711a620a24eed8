import type { Page } from '@playwright/test';
import { ALL_RULES, axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { moveMouseOnto } from '../support/mouse';

const previewOf = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Your trolley' });

const openPage = async (page: Page, width: number): Promise<Header> => {
  await page.setViewportSize({ width, height: 800 });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};

test(
  'a mouse on the trolley opens its preview: unavailable lines first, totals, slot, Checkout [TROL-2] [TROL-5] [SLOT-3]',
  { tag: '@essential' },
  async ({ page, preset }) => {
    await preset('hard-conflicts');
    const header = await openPage(page, 1440);
    await moveMouseOnto(header.trolley);
    const preview = previewOf(page);
    await expect(preview.getByRole('listitem')).toHaveCount(3);
    const [unavailable, available] = [
      preview.getByRole('listitem').first(),
      preview.getByRole('listitem').last(),
    ];
    await expect(unavailable).toContainText('Unavailable');
    await expect(unavailable.getByText(/^£/)).toHaveCSS('text-decoration-line', 'line-through');
    await expect(available.getByText(/^£/)).toHaveCSS('text-decoration-line', 'none');
    await expect(preview).toContainText(/items? (is|are) unavailable/);
    await expect(preview).toContainText(/and \d+ more/);
    await expect(preview).toContainText(/12 items£41\.90Delivery charge£4\.00Estimated cost £45\.90/);
    await expect(preview).toContainText(/Delivery, \w{3} \d\d \w{3}, |No slot is booked/);
    await expect(preview.getByRole('link', { name: 'Checkout' })).toBeVisible();
    expect(await axeViolations(page, 'header', ALL_RULES)).toEqual([]);
    const box = await preview.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1440).toBe(true);
    await page.mouse.move(10, 600);
    await expect(preview).toBeHidden();
  },
);

test(
  'Enter opens the preview, focus alone does not; Escape closes it and keeps the focus on the link [TROL-2]',
  { tag: '@essential' },
  async ({ page, preset }) => {
    await preset('slot-booked');
    const header = await openPage(page, 1200);
    await header.slot.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(header.trolley).toBeFocused();
    await expect(header.trolley).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    const preview = previewOf(page);
    await expect(preview).toBeVisible();
    const firstButton = preview.getByRole('button', { name: /^One fewer: / }).first();
    await expect(firstButton).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstButton).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(header.trolley).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview).toBeHidden();
  },
);

test.describe('with a finger', () => {
  test.use({ viewport: { width: 820, height: 800 }, hasTouch: true });

  test('a long press opens the preview and does not follow the link [TROL-2]', async ({ page, preset }) => {
    await preset('slot-booked');
    const header = await openPage(page, 820);
    const box = await header.trolley.boundingBox();
    const point = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 20 };
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(previewOf(page)).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(STOREFRONT.path);
    await expect(previewOf(page)).toBeVisible();
    await page.touchscreen.tap(100, 600);
    await expect(previewOf(page)).toBeHidden();
  });
});

test('one piece more changes the trolley, keeps the focus on its button, and removing a line keeps the preview open [TROL-4]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  const header = await openPage(page, 1200);
  await moveMouseOnto(header.trolley);
  const preview = previewOf(page);
  const more = preview.getByRole('button', { name: /^One more: / }).first();
  await more.click();
  await expect(header.trolley).not.toHaveAccessibleName(/£54\.60/);
  await expect(preview.getByText('3', { exact: true })).toBeVisible();
  await expect(more).toBeFocused();
  const fewer = preview.getByRole('button', { name: /^One fewer: / }).first();
  await fewer.click();
  await expect(header.trolley).toHaveAccessibleName(/£54\.60/);
  await fewer.click();
  await preview
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(header.trolley).toHaveAccessibleName(/£50\.60/);
  await expect(preview).toBeVisible();
});
