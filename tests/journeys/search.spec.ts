import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { expectCalls, headerCalls } from '../support/journal';
import { storeTerms } from '../support/stored';

test.describe('search', () => {
  test(
    'suggests terms that can be chosen with the keyboard [SRCH-5] [SRCH-7] [SRCH-8] [SRCH-9]',
    { tag: '@essential' },
    async ({ page, journal }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(header.submit).toBeDisabled();

      await header.search.pressSequentially('mil', { delay: 20 });
      await expect(header.suggestions).toBeVisible();
      const options = header.suggestedTerms;
      const count = await options.count();
      await expect(header.banner.getByText(`${String(count)} suggestions available.`)).toBeAttached();
      await expect(header.submit).toBeEnabled();

      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(header.search).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(options.first()).toHaveAttribute('aria-selected', 'false');
      await page.keyboard.press('ArrowDown');
      const chosen = (await options.first().innerText()).trim();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL((url) => url.pathname === '/ecom/shop/search');
      expect(new URL(page.url()).searchParams.get('searchTerm')).toBe(chosen);
      const calls = await journal();
      expectCalls(calls, ['term-suggest']);
      expect(headerCalls(calls).map(({ query }) => query['term'])).toEqual(['mil']);
    },
  );

  test(
    'submits what was typed, and with an emptied field opens the plain search page [SRCH-2] [SRCH-9]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await header.search.fill('oat <b>milk</b>');
      await header.submit.click();
      await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'oat milk');

      await header.open(STOREFRONT.path);
      await header.search.fill('oats');
      await header.banner.getByRole('button', { name: 'Clear search' }).click();
      await expect(header.search).toBeFocused();
      await header.submit.click();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/ecom/shop/search' && !url.searchParams.has('searchTerm'),
      );
    },
  );

  test(
    'opens over the whole of a small screen; Cancel clears it [SRCH-10]',
    { tag: '@essential' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(header.search).toBeHidden();
      await header.searchTrigger.click();
      await expect(header.search).toBeFocused();
      await header.search.fill('tea');
      await header.banner.getByRole('button', { name: 'Cancel' }).click();
      await expect(header.search).toBeHidden();
      await expect(header.searchTrigger).toBeFocused();
      await header.searchTrigger.click();
      await expect(header.search).toHaveValue('');
    },
  );
});

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
