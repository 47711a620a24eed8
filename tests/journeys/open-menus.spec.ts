import type { Locator } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { addButton, STOREFRONT } from '../support/header';
import { settle } from '../support/settle';
import { shiftsOf, watchShifts } from '../support/shifts';
import { WideMenu } from '../support/wide-menu';

interface Menu {
  readonly trigger: Locator;
  readonly panel: Locator;
}

const menusOf = (menu: WideMenu): Readonly<Record<string, Menu>> => {
  const { banner, account } = menu.header;
  return {
    groceries: { trigger: menu.toggle, panel: menu.panel },
    season: {
      trigger: banner.getByRole('button', { name: 'Christmas', exact: true }),
      panel: banner.getByRole('group', { name: 'Christmas' }),
    },
    account: { trigger: account, panel: banner.locator('[id$="-menu"]') },
  };
};

for (const width of [992, 1440]) {
  test(`each open menu causes no layout shift and fits, and axe finds no violation in it, at ${String(width)} px [SHELL-7] [MEGA-1] [SEAS-1] [ACCT-1]`, async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.setViewportSize({ width, height: 720 });
    await watchShifts(page);
    const menu = new WideMenu(page);
    await menu.open(STOREFRONT.path);
    // Products that load while a menu is open may shift the page below it.
    await expect(addButton(page)).toBeVisible();
    for (const [name, { trigger, panel }] of Object.entries(menusOf(menu))) {
      await trigger.click();
      await expect(panel).toBeVisible();
      await settle(page);
      // The panel covers parts of the page, which axe cannot check: it checks the panel only.
      await panel.evaluate((element) => (element.dataset['axe'] = 'include'));
      const violations = await axeViolations(page, '[data-axe]');
      expect(violations, name).toEqual([]);
      const box = await panel.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(720);
      await panel.evaluate((element) => delete element.dataset['axe']);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('text of twice the size stays inside the menus and can be reached [SHELL-7] [MEGA-1]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  await page.setViewportSize({ width: 1440, height: 720 });
  const menu = new WideMenu(page);
  await menu.open(STOREFRONT.path);
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  await menu.settled();
  // Doubles every font size of the header, as a browser's text-only zoom does.
  await menu.header.banner.evaluate((banner) => {
    for (const element of banner.querySelectorAll<HTMLElement>('*')) {
      element.style.setProperty(
        'font-size',
        `${String(parseFloat(getComputedStyle(element).fontSize) * 2)}px`,
        'important',
      );
    }
  });
  for (const name of ['View all Groceries', 'View all Bakery']) {
    const link = menu.link(name);
    await expect(link).toBeVisible();
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await menu.panel.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(menu.panel.getByRole('link').last()).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens a menu and a level, another tap closes it [MEGA-3]', async ({ page, preset }) => {
    await preset('slot-booked');
    const menu = new WideMenu(page);
    await menu.open(STOREFRONT.path);
    await menu.toggle.tap();
    await expect(menu.panel).toBeVisible();
    await menu.settled();
    await menu.parent('Bakery').tap();
    await expect(menu.link('View all Bakery')).toBeVisible();
    await menu.toggle.tap();
    await expect(menu.panel).toBeHidden();
  });
});
