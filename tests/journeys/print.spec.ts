import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

test('only the shop’s name is printed of the header [SHELL-6]', async ({ page, preset }) => {
  await preset('amending');
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(page.getByRole('button', { name: 'Discard amends' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(header.link('Fernleigh home')).toBeVisible();
  await expect(header.banner.getByRole('button')).toHaveCount(0);
  await expect(header.banner.getByRole('link')).toHaveCount(1);
  await expect(header.search).toBeHidden();
});
