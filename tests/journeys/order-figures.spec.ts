import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { chooserOf, openChooser } from '../support/placing';

/** Returns the names and values in a dialog, such as `['Total', '£54.60 → £56.00']`. */
const figuresIn = (dialog: Locator) =>
  dialog
    .locator('dl > div')
    .evaluateAll((rows) => rows.map(({ children }) => [...children].map(({ textContent }) => textContent)));

for (const width of [320, 1440]) {
  test(`show the total before and after, the slot, and how many items were added on this page, at ${String(width)} px [INST-1] [TROL-4]`, async ({
    page,
    preset,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await preset('amending');
    const header = new Header(page);
    await header.open('/ecom/shop/browse/groceries/bakery');
    await expect(header.trolley).toHaveAccessibleName(/£54\.60/);
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).last().click();
    await expect(header.trolley).not.toHaveAccessibleName(/£54\.60/);
    const chooser = await chooserOf(page);
    await expect
      .poll(() => figuresIn(chooser))
      .toEqual([
        ['Total', expect.stringMatching(/^£54\.60 → £5\d\.\d\d$/)],
        ['Slot', expect.stringMatching(/^\w{3} \d\d \w{3}, 10am - 11am$/)],
        ['Items', '1 added'],
      ]);
    await expect(chooser.getByRole('img', { name: 'changes to' })).toHaveText('→');
  });
}

test('compare the slots, and the cost without delivery, when the slot has changed [INST-1]', async ({
  page,
  preset,
}) => {
  await preset('amending-changed-slot');
  const { chooser } = await openChooser(page, '/ecom/recipes');
  await expect
    .poll(() => figuresIn(chooser))
    .toEqual([
      ['Items total', '£50.60'],
      ['Slot', expect.stringMatching(/^\w{3} \d\d \w{3}, 10am - 11am → \w{3} \d\d \w{3}, 2pm - 3pm$/)],
    ]);
});

for (const [code, total, items] of [
  ['136', '£54.60 → £55.08', []],
  ['137', '£54.60 → £49.80', [['Items', '1 removed']]],
  ['042', '£54.60', []],
] as const) {
  test(`show what has changed in the dialog of ${code} [ERR-3]`, async ({ page, preset, allowProblems }) => {
    allowProblems(/Failed to load resource/);
    await preset(`error-${code}`);
    const { instant } = await openChooser(page, '/ecom/recipes');
    await instant.click();
    const dialog = page.getByRole('dialog');
    await expect(instant).toHaveCount(0);
    await expect
      .poll(() => figuresIn(dialog))
      .toEqual([['Total', total], ['Slot', expect.stringMatching(/10am - 11am$/)], ...items]);
  });
}
