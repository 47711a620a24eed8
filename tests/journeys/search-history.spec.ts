import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { storedTerms, storeTerms } from '../support/stored';

const PAGE = '/ecom/shop/browse/groceries';

test(
  'a search is stored for the next visit, newest first [HIST-1] [HIST-3]',
  { tag: '@essential' },
  async ({ page }) => {
    const header = new Header(page);
    for (const term of ['bread', 'milk', 'BREAD']) {
      await header.open(PAGE);
      await header.search.fill(term);
      await expect(header.suggestions).toBeVisible();
      await header.search.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === term);
    }
    await header.open(PAGE);
    await header.search.focus();
    await expect(header.history.getByRole('row').first()).toContainText('BREAD');
    expect(await storedTerms(page)).toEqual(['BREAD', 'milk']);
  },
);

test(
  'buttons remove one term or all, Undo restores them, and focus stays in the field [HIST-1]',
  { tag: '@essential' },
  async ({ page, context }) => {
    await storeTerms(context, 'milk', 'bread');
    const header = new Header(page);
    await header.open(PAGE);
    await header.search.click();
    await header.history.getByRole('button', { name: 'Remove milk' }).click();
    await expect(header.search).toBeFocused();
    expect(await storedTerms(page)).toEqual(['bread']);
    await header.history.getByRole('button', { name: 'Undo' }).click();
    expect(await storedTerms(page)).toEqual(['milk', 'bread']);
    await header.history.getByRole('button', { name: 'Clear all' }).click();
    await expect(header.search).toBeFocused();
    expect(await storedTerms(page)).toBeUndefined();
    await header.history.getByRole('button', { name: 'Undo' }).click();
    expect(await storedTerms(page)).toEqual(['milk', 'bread']);
  },
);

test('tabs are synchronised [HIST-2]', { tag: '@essential' }, async ({ page, context }) => {
  await storeTerms(context, 'milk', 'bread');
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.click();
  await expect(header.history).toBeVisible();

  const other = new Header(await context.newPage());
  await other.open(PAGE);
  await other.search.fill('eggs');
  await expect(other.suggestions).toBeVisible();
  await other.search.press('Enter');
  await expect(other.page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'eggs');
  await expect(header.history.getByRole('row').first()).toContainText('eggs');
});
