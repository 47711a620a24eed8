import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { addButton, Header, STOREFRONT } from '../support/header';
import { expectCalls } from '../support/journal';
import { shiftsOf, watchShifts } from '../support/shifts';

test.describe('a visitor', () => {
  test(
    'sees links to sign in and register, and no parts for customers [AUTH-1]',
    { tag: '@essential' },
    async ({ page, journal }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);

      await expect(header.signIn).toBeVisible();
      await expect(header.link('Register')).toHaveAttribute('href', /prompt=login.*screen_hint=signup/);
      await expect(header.link('Trolley')).toHaveAttribute('href', '/ecom/shop/trolley');
      await expect(header.account).toHaveCount(0);
      await expect(header.link('Favourites')).toHaveCount(0);
      expectCalls(await journal(), []);
    },
  );

  test(
    "navigates the shop by the header's links [NAV-11] [NAV-14]",
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      for (const [name, target] of [
        ['Offers', '/ecom/shop/browse/offers'],
        ['Inspiration', '/ecom/content/inspiration'],
        ['Entertaining', '/ecom/shop/browse/entertaining'],
        ['Recipes', '/ecom/recipes'],
      ] as const) {
        await header.link(name).click();
        await expect(page).toHaveURL(target);
        await header.ready();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      }
    },
  );

  test(
    'skips to the main content with the first Tab stop [SHELL-1]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await page.keyboard.press('Tab');
      await expect(header.link('Skip to main content')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
  );

  test('shows the skip link in the compact header, and the main content below what covers the page [SHELL-1] [SHELL-3]', async ({
    page,
    preset,
  }) => {
    await preset('amending');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(page.getByRole('button', { name: 'Discard amends' })).toBeVisible();
    const bar = (await amendBar(page).boundingBox())?.height ?? 0;
    await page.mouse.wheel(0, 400);
    // The bar gets a place in the page, which then is as much higher.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400 + bar);
    const skip = header.link('Skip to main content');
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    expect((await skip.boundingBox())?.height).toBe(44);
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    const bottom = async () =>
      ((await amendBar(page).boundingBox())?.y ?? 0) + ((await amendBar(page).boundingBox())?.height ?? 0);
    await expect.poll(async () => ((await main.boundingBox())?.y ?? 0) >= (await bottom())).toBe(true);
  });

  test(
    'gets a compact header from 150 px of scroll, and back [SHELL-3]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      const boxOfSearch = async () => (await header.search.boundingBox())?.y ?? NaN;
      const before = await boxOfSearch();
      // The page grows once it has its products.
      await expect(addButton(page)).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);

      await page.mouse.wheel(0, 400);
      await expect.poll(boxOfSearch).toBeLessThan(before);
      await expect(header.search).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

      await page.mouse.wheel(0, -400);
      await expect.poll(boxOfSearch).toBe(before);
    },
  );
});

test(
  'the footer’s categories load when the footer is near the viewport [MEGA-10]',
  { tag: '@essential' },
  async ({ page, journal }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 1440, height: 400 });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.signIn).toBeVisible();
    const isRequested = async () => (await journal()).some(({ call }) => call === 'footer-taxonomy');
    expect(await isRequested()).toBe(false);

    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const groceries = footer
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Groceries' }) });
    await expect(groceries.getByRole('link', { name: 'Bakery' })).toHaveAttribute(
      'href',
      '/ecom/shop/browse/groceries/bakery',
    );
    await expect(footer.getByRole('link', { name: 'Party Food' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  },
);
