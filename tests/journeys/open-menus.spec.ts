import type { Locator } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { addButton, Header, STOREFRONT } from '../support/header';
import { settle } from '../support/settle';
import { shiftsOf, watchShifts } from '../support/shifts';
import { centre, WideMenu } from '../support/wide-menu';

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
      expect(await axeViolations(page, '[data-axe]'), name).toEqual([]);
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

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a tap beside an open menu closes it and presses nothing of the page [SHELL-2]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    const before = await header.trolley.getAttribute('aria-label');
    const button = header.banner.getByRole('button', { name: 'Groceries', exact: true });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // An Add button stands where the tap is, below the overlay.
    await page.evaluate(() => {
      const add = [...document.querySelectorAll<HTMLElement>('main button')].find((found) =>
        found.textContent.startsWith('Add'),
      );
      add?.style.setProperty('position', 'fixed');
      add?.style.setProperty('inset', '754px auto auto 20px');
    });
    const at = await centre(addButton(page));
    await page.touchscreen.tap(at.x, at.y);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(header.trolley).toHaveAttribute('aria-label', before ?? '');
    await page.touchscreen.tap(at.x, at.y);
    await expect(header.trolley).not.toHaveAttribute('aria-label', before ?? '');
  });
});
