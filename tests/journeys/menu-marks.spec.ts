import { expect, test } from '../support/fixtures';
import { SideMenu } from '../support/side-menu';
import { WideMenu } from '../support/wide-menu';

const PATH = '/ecom/shop/browse/groceries';

test.describe('in the mega menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('items have the icon, label, weight and warning that editors chose [MEGA-1]', async ({ page }) => {
    const menu = new WideMenu(page);
    await menu.open(PATH);
    await menu.toggle.click();
    const tea = menu.parent('Tea & Coffee Offer');
    await expect(tea.locator('svg path').first()).toBeVisible();
    await expect(tea.getByText('Offer')).toHaveCSS('color', 'rgb(163, 21, 43)');
    await expect(menu.parent('Cheese New').getByText('Cheese')).toHaveCSS('font-weight', '600');
    await expect(menu.parent('Bakery')).toHaveCSS('font-weight', '400');
    await expect(menu.parent('Bakery').locator('svg')).toHaveCount(0);
    const wine = menu.parent('Beer, Wine & Spirits (attention)');
    await expect(wine.locator('svg path').first()).toBeVisible();
  });

  test('a class name of the taxonomy that the menus do not define is not rendered [MEGA-1]', async ({
    page,
  }) => {
    const menu = new WideMenu(page);
    await menu.open(PATH);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.host-banner, [class*=host-banner] { position: fixed !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await menu.toggle.click();
    await expect(menu.parent('Crisps & Snacks Seasonal')).not.toHaveCSS('position', 'fixed');
    await expect(
      menu.header.banner.locator('[class*="host-banner"], [data-tone*="host-banner"]'),
    ).toHaveCount(0);
  });

  test('a category without content for the mega-menu shows its banner [MEGA-5]', async ({ page }) => {
    const menu = new WideMenu(page);
    await menu.open(PATH);
    await menu.toggle.click();
    await menu.parent('Frozen').click();
    await expect(menu.panel.getByText('This week in Frozen')).toBeVisible();
  });

  test('the seasonal menu has the taxonomy’s title, and its default title until the taxonomy loads [SEAS-1]', async ({
    page,
    faults,
    allowProblems,
  }) => {
    const menu = new WideMenu(page);
    await menu.open(PATH);
    const button = (name: string) => menu.header.banner.getByRole('button', { name, exact: true });
    await expect(button('Christmas')).toBeVisible();
    await expect(button('Christmas at Fernleigh')).toHaveCount(0);

    allowProblems(/Failed to load resource/);
    await faults([{ call: 'taxonomy', kind: 'status', status: 503 }]);
    await menu.header.open(PATH);
    await expect(button('Christmas at Fernleigh')).toBeVisible();
  });

  test('highlights below the offers link to the page of their name [NAV-7] [MEGA-10]', async ({
    page,
    world,
  }) => {
    await world({ season: 'summer' });
    const menu = new WideMenu(page);
    await menu.open(PATH);
    await menu.toggle.click();
    // Scrolled first: a press that has to be repeated while the column scrolls would scroll the page, too.
    await menu.parent('Highlights').scrollIntoViewIfNeeded();
    await menu.parent('Highlights').click();
    await expect(menu.link('View all Highlights')).toHaveAttribute('href', '/ecom/shop/browse/offers');
    await menu.link('Summer').click();
    await expect(page).toHaveURL('/ecom/shop/browse/offers/highlights/summer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/summer/i);
  });
});

test.describe('in the side menu', () => {
  test.use({ viewport: { width: 375, height: 640 } });

  test('items have the same icons, looks and warnings [MEGA-1] [SLID-1]', async ({ page }) => {
    const menu = new SideMenu(page);
    await menu.open(PATH);
    await menu.push('Groceries');
    await expect(menu.category('Tea & Coffee Offer').locator('svg path').first()).toBeVisible();
    await expect(menu.category('Cheese New').getByText('Cheese')).toHaveCSS('font-weight', '600');
    await expect(menu.category('Beer, Wine & Spirits (attention)')).toBeVisible();
    await expect(menu.category('Crisps & Snacks Seasonal')).toBeVisible();
  });
});
