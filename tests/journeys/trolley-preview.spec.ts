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

for (const width of [320, 1200]) {
  test(
    `an unavailable line is removed, added again, and another one swapped at ${String(width)} px [TROL-4] [TROL-5]`,
    { tag: width === 1200 ? '@essential' : [] },
    async ({ page, preset }) => {
      await preset('hard-conflicts');
      const header = await openPage(page, width);
      if (width < 768) await header.trolley.click();
      else await moveMouseOnto(header.trolley);
      const preview = width < 768 ? page.getByRole('dialog', { name: 'Your trolley' }) : previewOf(page);
      const button = (name: string) => preview.getByRole('button', { name });
      const apples = preview.getByRole('listitem').filter({ hasText: 'Bramley Cooking Apples' });
      await expect(preview).toContainText('2 items are unavailable');
      await expect(apples.getByRole('button')).toHaveText(['Remove']);

      await button('Remove Bramley Cooking Apples').click();
      await expect(preview).toContainText('1 item is unavailable');
      await expect(preview).toContainText('11 items');
      await expect(apples).toContainText('Removed');
      await expect(button('Undo: Bramley Cooking Apples')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(preview).toContainText('2 items are unavailable');
      await expect(button('Remove Bramley Cooking Apples')).toBeFocused();

      await button('Swap for ‘Broccoli’ 95p').click();
      await expect(preview).toContainText('1 item is unavailable');
      await expect(preview).toContainText('Swapped for ‘Broccoli’');
      await expect(preview).toContainText('12 items£43.80');
      await expect(button('Undo: Tenderstem Broccoli')).toBeFocused();
      expect(await axeViolations(page, 'header', ALL_RULES)).toEqual([]);

      await page.reload();
      await expect(header.trolley).toHaveAccessibleName(/£47\.80, 12 items/);
    },
  );
}

test('an unavailable line that could not be removed stays, and the preview says so [TROL-4] [CALL-3]', async ({
  page,
  preset,
  faults,
  allowProblems,
}) => {
  allowProblems(/update-trolley-item/);
  await preset('hard-conflicts');
  const header = await openPage(page, 1200);
  await moveMouseOnto(header.trolley);
  const preview = previewOf(page);
  const remove = preview.getByRole('button', { name: 'Remove Tenderstem Broccoli' });
  await expect(remove).toBeVisible();
  await faults([{ call: 'graph', kind: 'cut-off' }]);
  await remove.click();
  await expect(preview.getByRole('paragraph').filter({ hasText: /could not be removed/ })).toBeInViewport();
  await faults([]);
  await remove.click();
  await expect(preview).toContainText('Tenderstem BroccoliRemoved');
});

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
