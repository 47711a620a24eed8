import { ALL_RULES, axeViolations } from '../support/axe';
import { boxOf } from '../support/box';
import { expect, test } from '../support/fixtures';
import { addButton, Header, SHELLS, STOREFRONT, WIDTHS } from '../support/header';
import { expectCalls } from '../support/journal';

/** Returns the space between the widest count and the cost. CSS pixels. */
const roomBeforePrice = (link: Element): number => {
  const [count, price] = ['99+', '50p'].map((text) => {
    const part = [...link.querySelectorAll('span')].filter(({ textContent }) => textContent === text).at(-1);
    return part?.getBoundingClientRect();
  });
  return count && price ? price.left - count.right : NaN;
};

test(
  'a customer adds to the trolley and the header counts it on every shell [TROL-1] [TROL-2] [TROL-4]',
  { tag: '@essential' },
  async ({ page, world, journal }) => {
    await world({ who: 'customer' });
    const header = new Header(page);
    await header.open('/ecom/shop/browse/groceries/bakery');
    await expect(header.trolley).toHaveAccessibleName(/^£.+, 5 items, trolley$/);
    const before = await header.trolley.getAttribute('aria-label');

    await addButton(page).click();
    await expect(header.trolley).toHaveAccessibleName(/^£.+, 6 items, trolley$/);
    const after = await header.trolley.getAttribute('aria-label');
    expect(after).not.toBe(before);

    for (const { path } of SHELLS) {
      await header.open(path);
      await expect(header.trolley).toHaveAccessibleName(after ?? '');
    }
    expectCalls(await journal(), [
      'token',
      'shopping-context',
      'getTrolley',
      'slot-reservations',
      'pass-status',
    ]);
  },
);

test(
  "the trolley follows the host's events [TROL-4]",
  { tag: '@essential' },
  async ({ page, world, faults }) => {
    await world({ who: 'customer' });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAccessibleName(/5 items/);
    // The shop has other totals than the event.
    await faults([{ call: 'getTrolley', kind: 'timeout' }]);

    const announce = (detail: unknown) =>
      page.evaluate((reported) => {
        document.dispatchEvent(new CustomEvent('shop-header:trolley-update', { detail: reported }));
      }, detail);
    await announce({ phase: 'start' });
    await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
    await announce({
      phase: 'finish',
      trolleyTotals: {
        totalEstimatedCost: { amount: 0.5, currencyCode: 'GBP' },
        trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 120 },
      },
    });
    await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
    await expect(header.trolley).toHaveAccessibleName('50p, 99+ items, trolley');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 600 });
      await expect.poll(() => header.trolley.evaluate(roomBeforePrice), String(width)).toBeGreaterThan(0);
    }
  },
);

for (const width of [320, 1440]) {
  test(
    `the trolley's icon opens a description of its problems at ${String(width)} px [TROL-8]`,
    { tag: width === 1440 ? '@essential' : [] },
    async ({ page, preset }) => {
      await page.setViewportSize({ width, height: 700 });
      await preset('trolley-failures');
      const header = new Header(page);
      await header.open('/ecom/recipes');
      const mark = header.banner.getByRole('button', { name: 'Problems with your trolley' });
      await mark.focus();
      await page.keyboard.press('Enter');
      const sentence = header.banner.getByText('Some items are no longer available.');
      await expect(sentence).toBeVisible();
      await expect(header.banner.getByText('could not be added to your trolley')).toHaveCount(0);
      expect(await axeViolations(page, 'header', ALL_RULES)).toEqual([]);
      const box = await sentence.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(sentence).toBeHidden();
      await expect(mark).toBeFocused();
    },
  );
}

for (const width of [320, 390]) {
  test(`the mark of a problem leaves the trolley's icon and its price visible at ${String(width)} px [TROL-6]`, async ({
    page,
    preset,
  }) => {
    await preset('hard-conflicts');
    await page.setViewportSize({ width, height: 700 });
    const header = new Header(page);
    await header.open('/ecom/recipes');
    const badge = await boxOf(header.trolley.locator('[data-problem]'));
    const icon = await boxOf(header.trolley.locator('svg'));
    const price = await boxOf(header.trolley.getByText('£'));
    expect(badge.y).toBeGreaterThanOrEqual(0);
    // The handle and the whole basket below its edge.
    expect(badge.x).toBeGreaterThan(icon.x + 2);
    expect(badge.y + badge.height).toBeLessThan(icon.y + icon.height / 3);
    expect(badge.x + badge.width).toBeLessThan(price.x);
  });
}
