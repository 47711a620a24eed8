import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

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

test('a footer whose categories fail to load keeps its other links [MEGA-10]', async ({
  page,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await faults([{ call: 'footer-taxonomy', kind: 'status', status: 503 }]);
  const header = new Header(page);
  const failed = page.waitForResponse(/taxonomy\/footer/);
  await header.open(STOREFRONT.path);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect((await failed).status()).toBe(503);
  await expect(footer.getByRole('link', { name: 'Recipes' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Groceries' })).toBeHidden();
});
