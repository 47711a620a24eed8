import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { storedTerms, storeTerms } from '../support/recent-searches';

/**
 * A key, and the expected state after it: whether the list is open, the selection (an option's index or a name), and
 * the field's text.
 */
type Row = readonly [key: string, isOpen: boolean, selected: number | string | undefined, text: string];

const COMBOBOX: readonly Row[] = [
  ['ArrowDown', true, 0, 'che'],
  ['ArrowDown', true, 1, 'che'],
  ['ArrowUp', true, 0, 'che'],
  ['ArrowUp', true, undefined, 'che'],
  ['ArrowUp', true, undefined, 'che'],
  ['Home', true, undefined, 'che'],
  ['Delete', true, undefined, 'he'],
  ['c', true, undefined, 'che'],
  ['End', true, undefined, 'che'],
  ['ArrowDown', true, 0, 'che'],
  ['ArrowLeft', true, undefined, 'che'],
  ['x', true, undefined, 'chxe'],
  ['Backspace', true, undefined, 'che'],
  ['ArrowDown', true, 0, 'che'],
  ['End', true, undefined, 'che'],
  ['ArrowDown', true, 0, 'che'],
  ['Escape', false, undefined, 'che'],
  ['Alt+ArrowDown', true, undefined, 'che'],
  ['Alt+ArrowUp', false, undefined, 'che'],
  ['ArrowDown', true, 0, 'che'],
];

const GRID: readonly Row[] = [
  ['ArrowDown', true, 'milk', ''],
  ['ArrowRight', true, 'Remove milk', ''],
  ['ArrowRight', true, 'Remove milk', ''],
  ['ArrowDown', true, 'Remove bread', ''],
  ['Home', true, 'bread', ''],
  ['End', true, 'Remove bread', ''],
  ['ArrowLeft', true, 'bread', ''],
  ['ArrowDown', true, 'eggs', ''],
  ['ArrowDown', true, 'Clear all', ''],
  ['ArrowDown', true, 'Clear all', ''],
  ['ArrowUp', true, 'eggs', ''],
  ['Delete', true, 'bread', ''],
  ['ArrowDown', true, 'Undo', ''],
  ['Enter', true, undefined, ''],
  ['Escape', false, undefined, ''],
  ['ArrowDown', true, 'milk', ''],
  ['ArrowUp', true, undefined, ''],
];

test.describe('the keyboard', () => {
  test('matches every row of the combobox pattern [SRCH-8]', { tag: '@essential' }, async ({ page }) => {
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await header.search.pressSequentially('che');
    await expect(header.suggestions).toBeVisible();
    const options = (await header.suggestions.getByRole('option').allInnerTexts()).map((text) => text.trim());
    for (const [index, [key, isOpen, selected, text]] of COMBOBOX.entries()) {
      await page.keyboard.press(key);
      const name = typeof selected === 'number' ? options[selected] : selected;
      const row = `row ${String(index)}, ${key}`;
      await expect(header.search, row).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(header.suggestions, row).toBeVisible({ visible: isOpen });
      await expect.poll(() => header.selected(), row).toBe(name);
      await expect(header.search, row).toHaveValue(text);
      await expect(header.search, row).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(header.suggestions, 'Tab clears the list').toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(header.search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(header.suggestions, 'the list stays closed').toBeHidden();
  });

  test(
    'matches every row of the grid pattern [HIST-1] [HIST-5]',
    { tag: '@essential' },
    async ({ page, context }) => {
      await storeTerms(context, 'milk', 'bread', 'eggs');
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await header.search.focus();
      await expect(header.history).toBeVisible();
      await expect(header.search).toHaveAttribute('aria-haspopup', 'grid');
      for (const [index, [key, isOpen, selected, text]] of GRID.entries()) {
        await page.keyboard.press(key);
        const row = `row ${String(index)}, ${key}`;
        await expect(header.search, row).toHaveAttribute('aria-expanded', String(isOpen));
        if (key === 'Enter') {
          // Undo restores the row; the rows of the table check the selection.
          await expect(header.history.getByText('eggs', { exact: true }), row).toBeVisible();
          expect(await storedTerms(page)).toEqual(['milk', 'bread', 'eggs']);
        } else {
          await expect.poll(() => header.selected(), row).toBe(selected);
        }
        await expect(header.search, row).toHaveValue(text);
        await expect(header.search, row).toBeFocused();
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(header.history, 'Tab closes the panel').toBeHidden();
    },
  );

  test(
    'Ctrl+Enter searches in a new tab and leaves this one unchanged [SRCH-9]',
    { tag: '@new-tab' },
    async ({ page, context }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await header.search.fill('bread');
      await expect(header.suggestions).toBeVisible();
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      const tab = await opened;
      await expect(tab).toHaveURL('/ecom/shop/search?searchTerm=bread');
      await expect(page).toHaveURL(STOREFRONT.path);
      await expect(header.search).toHaveValue('bread');
    },
  );
});

test('Left and Right move visually, also on a right-to-left page, in which the header stays left-to-right [HIST-5]', async ({
  page,
  context,
}) => {
  await storeTerms(context, 'milk');
  const header = new Header(page);
  await header.open('/ecom/shop/browse/groceries');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await header.search.focus();
  await expect(header.history).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => header.selected()).toBe('Remove milk');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => header.selected()).toBe('milk');
  // The icon of a suggestion precedes its text.
  await header.search.fill('che');
  await expect(header.suggestions.getByRole('option').first()).toHaveCSS('background-position', /^14px /);
});

test('Escape closes the list first and the overlay second [SRCH-10]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const header = new Header(page);
  await header.open('/ecom/shop/browse/groceries');
  await header.searchTrigger.click();
  await header.search.pressSequentially('che');
  await expect(header.suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.suggestions).toBeHidden();
  await expect(header.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.search).toBeHidden();
  await expect(header.searchTrigger).toBeFocused();
});
