import { ALL_RULES, axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** Opens the storefront, and types 'milk' into the search field. */
const searchMilk = async (header: Header) => {
  const { page, search, searchTrigger } = header;
  await header.open(STOREFRONT.path);
  if ((page.viewportSize()?.width ?? 0) < 768) await searchTrigger.click();
  await search.fill('milk');
  const products = page.getByRole('rowgroup', { name: 'Products' });
  await expect(products.getByRole('link')).toHaveCount(3);
  const button = (name: RegExp) => products.getByRole('button', { name });
  return { products, first: products.getByRole('row').first(), button };
};

for (const width of [375, 1200]) {
  test(
    `the storefront’s products are under the suggestions at ${String(width)} px, and their amounts can be changed [SRCH-7] [TROL-4]`,
    { tag: width === 1200 ? '@essential' : [] },
    async ({ page, preset, world }) => {
      await preset('empty-trolley');
      await world({ features: { productSuggestions: true } });
      await page.setViewportSize({ width, height: 800 });
      const header = new Header(page);
      const { products, first, button } = await searchMilk(header);
      await expect(first).toContainText(/£\d.*\d (L|ml)/);
      expect(await axeViolations(page, 'header', ALL_RULES)).toEqual([]);
      await button(/^Add/).first().click();
      await expect(first.getByRole('link')).toHaveAccessibleName(/, 1 in your trolley$/);
      // The second press of the same place is seen.
      await button(/^One more/).click();
      await expect(first.getByRole('link')).toHaveAccessibleName(/, 2 in your trolley$/);
      await expect(first.getByText('2', { exact: true })).toBeVisible();
      const trolley = page.getByRole('link', { name: /^View trolley 1 item £/ });
      await expect(trolley).toBeVisible({ visible: width < 768 });
      expect(await axeViolations(page, 'header', ALL_RULES)).toEqual([]);
      // The focus stays in the field, and the next product is typed over this one.
      await expect(header.search).toBeFocused();
      await page.keyboard.type('bread');
      await expect(header.search).toHaveValue('bread');

      // The amounts are those of the trolley.
      await page.reload();
      await header.ready();
      await searchMilk(header);
      await expect(first.getByRole('link')).toHaveAccessibleName(/, 2 in your trolley$/);
      await button(/^One fewer/).click();
      await button(/^Remove/).click();
      await expect(button(/^Add/)).toHaveCount(3);
      await button(/^Add/).first().click();
      await products.getByRole('link').first().click();
      await expect(page).toHaveURL(/searchTerm=/);
      await expect(header.trolley).toHaveAccessibleName(/1 item/);
    },
  );
}

test('products are rows of the popup’s grid for the keyboard [SRCH-8]', async ({ page, preset, world }) => {
  await preset('empty-trolley');
  await world({ features: { productSuggestions: true } });
  await page.setViewportSize({ width: 1200, height: 800 });
  const header = new Header(page);
  const { products } = await searchMilk(header);
  const rows = await page.getByRole('grid', { name: 'Suggestions' }).getByRole('row').count();
  for (let row = 0; row < rows - 2; row += 1) await page.keyboard.press('ArrowDown');
  const selected = products.locator('[aria-selected="true"]');
  await expect(selected).toHaveAccessibleName(/^\S.* Milk, £\d/);
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveAccessibleName(/^Add .* Milk$/);
  await page.keyboard.press('Enter');
  await expect(selected).toHaveAccessibleName(/^One more: /);
  await page.keyboard.press('Enter');
  await expect(products.getByText('2', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveAccessibleName(/^One fewer: /);
  await expect(header.search).toBeFocused();
});

test('a product that could not be added is explained, and offered again [TROL-4]', async ({
  page,
  preset,
  world,
  faults,
  allowProblems,
}) => {
  allowProblems(/update-trolley-item/);
  await preset('empty-trolley');
  await world({ features: { productSuggestions: true } });
  await page.setViewportSize({ width: 375, height: 800 });
  const header = new Header(page);
  const { button } = await searchMilk(header);
  await faults([{ call: 'graph', kind: 'cut-off' }]);
  await button(/^Add/).first().click();
  const problem = page.getByRole('paragraph').filter({ hasText: /could not be added. Please try again.$/ });
  await expect(problem).toBeInViewport();
  await expect(button(/^Add/)).toHaveCount(3);
  await faults([]);
  await button(/^Add/).first().click();
  await expect(button(/^One more/)).toHaveCount(1);
  await expect(problem).toHaveCount(0);
});

test('without the switch, no products are suggested [SRCH-7]', async ({ page }) => {
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await header.search.fill('milk');
  await expect(header.suggestedTerms.first()).toBeVisible();
  await expect(page.getByRole('rowgroup', { name: 'Products' })).toBeHidden();
});

test('a suggestion can be searched within an aisle [SRCH-7] [SRCH-9]', async ({ page }) => {
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await header.search.fill('milk');
  await header.suggestions.getByText('milk in Milk, Butter & Eggs').click();
  await expect(page).toHaveURL(({ searchParams }) => {
    const [term, category] = ['searchTerm', 'category'].map((name) => searchParams.get(name));
    return term === 'milk' && /^\d+$/.test(category ?? '');
  });
  await expect(page.getByRole('main')).not.toContainText('Milk Chocolate');
});
