import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { storedTerms, storeHistory, storeTerms } from '../support/recent-searches';

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

test('Undo is removed after 10 seconds, and with it the empty panel [HIST-1]', async ({ page, context }) => {
  await storeTerms(context, 'milk');
  await page.clock.install();
  const header = new Header(page);
  await page.goto(PAGE);
  await page.clock.runFor(2_000);
  await header.ready();
  await header.search.click();
  await expect(header.history).toBeVisible();
  // From here on, time passes only when the test moves the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await header.history.getByRole('button', { name: 'Clear all' }).click();
  await page.clock.runFor(9_900);
  await expect(header.history.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(header.history).toBeHidden();
});

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

test('a search that is submitted before its code has loaded reaches other tabs from the next page, without a use of the field [HIST-2]', async ({
  page,
  context,
}) => {
  await storeTerms(context, 'milk');
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.click();
  await expect(header.history).toBeVisible();

  const other = new Header(await context.newPage());
  await other.page.route(/\/search\.[^/]*\.js(\?|$)/, async (route) => {
    // On the first page, the request stays without a response.
    if (!route.request().frame().url().endsWith(PAGE)) await route.continue();
  });
  await other.open(PAGE);
  await other.search.fill('eggs');
  await other.search.press('Enter');
  await expect(other.page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'eggs');
  await expect(header.history.getByRole('row').first()).toContainText('eggs');
  expect(await storedTerms(page)).toEqual(['eggs', 'milk']);
});

test('nothing is stored while staff act for a customer [HIST-2]', async ({ page, world }) => {
  await world({ who: 'operator' });
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.search.fill('milk');
  await header.search.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'milk');
  expect(await storedTerms(page)).toBeUndefined();
});

test('the field has no history where the shop disables it [HIST-4]', async ({ page, context, world }) => {
  await world({ features: { searchHistory: false } });
  await storeTerms(context, 'milk');
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.fill('che');
  await expect(header.suggestions).toBeVisible();
  await header.search.fill('');
  await expect(header.suggestions).toBeHidden();
  await expect(header.history).toBeHidden();
});

for (const [what, text] of [
  ['broken', '[{"term":"mi'],
  ['not an array', '{"term":"milk"}'],
  ['far too long', `["${'x'.repeat(4_000_000)}"]`],
] as const) {
  test(`a stored history that is ${what} is removed without a message [HIST-4]`, async ({
    page,
    context,
  }) => {
    await storeHistory(context, text);
    const header = new Header(page);
    await header.open(PAGE);
    await header.search.click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('wtr_groceries_search_history')))
      .toBeNull();
    await expect(header.history).toBeHidden();
  });
}

test('stored markup is shown as text, and entries that are not terms are ignored [HIST-4]', async ({
  page,
  context,
}) => {
  await storeHistory(
    context,
    '[{"term":"<img src=x onerror=alert(1)>"},7,{"term":"<b>tea</b>\\u0000"},{"term":"\\ud800milk"}]',
  );
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.click();
  await expect(header.history.getByRole('row')).toHaveCount(3);
  await expect(header.history.getByRole('gridcell').first()).toHaveText('tea');
  await expect(header.history.locator('img, b')).toHaveCount(0);
});

test('a browser that blocks storage keeps the history as long as the page [HIST-4]', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.fill('milk');
  // The history in memory ends with the page, so the search must be a client-side navigation.
  await expect(header.suggestions).toBeVisible();
  await header.search.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'milk');
  await header.search.fill('');
  await expect(header.history.getByRole('row').first()).toContainText('milk');
});
