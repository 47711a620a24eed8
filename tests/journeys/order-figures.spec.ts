import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { chooserOf, openChooser } from '../support/placing';

/** Returns the names and values in a dialog, such as `['Total', '£54.60 → £56.00']`. */
const figuresIn = (dialog: Locator) =>
  dialog
    .locator('dl > div')
    .evaluateAll((rows) => rows.map(({ children }) => [...children].map(({ textContent }) => textContent)));

test('show the total before and after, the slot, and how many items were added on this page [INST-1] [TROL-4]', async ({
  page,
  preset,
}) => {
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
