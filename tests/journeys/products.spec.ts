import { ALL_RULES, axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

for (const width of [375, 1200]) {
  test(
    `the storefront’s products are under the suggestions at ${String(width)} px, and can be added [SRCH-7] [TROL-4]`,
    { tag: width === 1200 ? '@essential' : [] },
    async ({ page, preset, world }) => {
      await preset('empty-trolley');
      await world({ features: { productSuggestions: true } });
      await page.setViewportSize({ width, height: 800 });
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      if (width < 768) await header.searchTrigger.click();
      await header.search.fill('milk');
      const products = page.getByRole('group', { name: 'Products' });
      await expect(products.getByRole('link')).toHaveCount(3);
      await expect(products.getByRole('link').first()).toContainText(/£\d|\dp/);
      expect(await axeViolations(page, 'header', ALL_RULES)).toEqual([]);
      await products.getByRole('button', { name: /^Add/ }).first().click();
      await expect(products.getByRole('button', { name: /^Added/ })).toHaveCount(1);
      // The focus stays in the field.
      await expect(header.search).toBeFocused();
      await products.getByRole('link').first().click();
      await expect(page).toHaveURL(/searchTerm=/);
      await expect(header.trolley).toHaveAccessibleName(/1 item/);
    },
  );
}

test('without the switch, no products are suggested [SRCH-7]', async ({ page }) => {
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await header.search.fill('milk');
  await expect(header.suggestedTerms.first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Products' })).toBeHidden();
});
