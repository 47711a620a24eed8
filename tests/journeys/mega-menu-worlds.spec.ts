import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { WideMenu } from '../support/wide-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 1440, height: 900 } });

for (const preset of [
  'taxonomy-cyclic',
  'taxonomy-odd',
  'taxonomy-ten-thousand',
  'taxonomy-hundred-thousand',
]) {
  test(`the menu works in the world ${preset} [MEGA-11]`, async ({ page, preset: put }) => {
    await put(preset);
    const menu = new WideMenu(page);
    await menu.open(GROCERIES);
    await menu.toggle.click();
    await expect(menu.panel.getByRole('link', { name: /^View all/ }).first()).toBeVisible();
    const parents = menu.panel.locator('[data-level="0"][aria-expanded]');
    if ((await parents.count()) > 0) {
      await parents.first().click();
      await expect(parents.first()).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('Escape');
    await expect(menu.panel).toHaveCount(0);
  });
}

for (const width of [992, 1440]) {
  test(`axe finds no violation in the open menus at ${String(width)} px, and nothing overflows [SHELL-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const menu = new WideMenu(page);
    await menu.open(GROCERIES);
    await menu.toggle.click();
    await menu.parent('Fruit & Vegetables').click();
    await menu.settled();
    // Column names are for screen readers only.
    await expect(menu.panel.getByText('Groceries', { exact: true })).toBeHidden();
    await menu.panel.evaluate((panel) => (panel.dataset['axe'] = 'include'));
    const violations = await axeViolations(page, '[data-axe]');
    expect(violations).toEqual([]);
    const { over, bottom } = await menu.panel.evaluate((panel) => ({
      over: document.documentElement.scrollWidth - innerWidth,
      bottom: panel.getBoundingClientRect().bottom - innerHeight,
    }));
    expect(over).toBeLessThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(0);
  });
}

test("without categories 'Groceries' stays a link [MEGA-10]", async ({
  page,
  faults,
  world,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await world({ taxonomy: 'none' });
  await faults([{ call: 'taxonomy', kind: 'status', status: 503 }]);
  const header = new Header(page);
  // Until the request has failed, 'Groceries' is the menu's button.
  const failed = page.waitForResponse((response) => response.status() === 503);
  await header.open('/ecom/recipes');
  await failed;
  const link = header.link('Groceries');
  await expect(link).not.toHaveAttribute('aria-expanded');
  await link.click();
  await expect(page).toHaveURL(GROCERIES);
});
