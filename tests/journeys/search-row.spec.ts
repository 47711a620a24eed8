import { PLACEHOLDER_HEIGHT, SEARCH_ROW_HEIGHT } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS, STOREFRONT } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

const RESULTS = '/ecom/shop/search?searchTerm=milk';
const HEIGHT = PLACEHOLDER_HEIGHT.small + SEARCH_ROW_HEIGHT;

test.describe('the search field in a row of its own, on phones', () => {
  for (const width of [320, 360, 390]) {
    for (const { shell, path } of SHELLS) {
      test(`is wider than 60 % of ${String(width)} px in ${shell}, and moves nothing [SRCH-10] [SHELL-4]`, async ({
        page,
        world,
      }) => {
        await world({ who: 'customer', features: { searchRow: true } });
        await page.setViewportSize({ width, height: 700 });
        await watchShifts(page);
        const header = new Header(page);
        await header.open(path);
        await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
        expect((await header.search.boundingBox())?.width).toBeGreaterThan(0.6 * width);
        expect((await header.banner.boundingBox())?.height).toBe(HEIGHT);
        await expect(header.searchTrigger).toBeHidden();
        await page.mouse.move(180, 400);
        await page.mouse.wheel(0, 400);
        await expect(header.search).toBeHidden();
        await expect(header.banner.getByRole('button', { name: /Open search$/ })).toBeInViewport();
        await page.mouse.wheel(0, -400);
        await expect(header.search).toBeInViewport();
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }

  test('opens the overlay by a press, with the searched term selected, and not by Tab [SRCH-10]', async ({
    page,
    world,
  }) => {
    await world({ features: { searchRow: true, searchField: true } });
    await page.setViewportSize({ width: 390, height: 700 });
    const header = new Header(page);
    await header.open(RESULTS);
    // The page has no field of its own below this one.
    await expect(page.getByRole('main').getByRole('button', { name: 'milk', exact: true })).toHaveCount(0);
    const cancel = header.banner.getByRole('button', { name: 'Cancel' });
    await header.search.focus();
    await expect(header.search).toBeFocused();
    await expect(cancel).toBeHidden();
    await header.search.click();
    await expect(cancel).toBeVisible();
    await page.keyboard.type('tea');
    await expect(header.search).toHaveValue('tea');
    await expect(header.suggestions).toBeVisible();
    // The first closes the list, the second the overlay.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(cancel).toBeHidden();
    await expect(header.search).toBeFocused();
    await expect(header.search).toHaveValue('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of the row searches in a server’s page [SRCH-2] [SRCH-10]', async ({ page, world }) => {
    await world({ features: { searchRow: true } });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/ecom/content/inspiration');
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('milk');
    await field.press('Enter');
    await expect(page).toHaveURL(/searchTerm=milk/);
  });
});

test('the menu button of a scrolled wide page shows the navigation, and the groceries’ menu by a press [SHELL-3] [MEGA-3]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  const offers = header.link('Offers').first();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 600);
  await expect(offers).toBeHidden();
  const menu = header.banner.getByRole('button', { name: 'Menu', exact: true });
  await menu.hover();
  await expect(offers).toBeInViewport();
  await menu.click();
  await expect(header.banner.getByRole('group', { name: 'Groceries' })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(offers).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
});
