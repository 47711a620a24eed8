import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { shiftsOf } from '../support/shifts';
import { WideMenu } from '../support/wide-menu';
import { delayScripts, monitored, openRecorded, replacedNodes } from './server-markup';

const PATH = '/ecom/content/inspiration';
/** All scripts of the remote, or only the menu's. */
const REMOTE = /\/mfe\/common\/.*\.js/;
const MEGA_MENU = /\/mfe\/common\/.*mega-menu.*\.js/;

const open = async (page: Page, scripts: RegExp) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const release = await delayScripts(page, scripts);
  await openRecorded(page, PATH);
  const menu = new WideMenu(page);
  return { release, menu };
};

test.describe('the groceries menu of a server-rendered header', () => {
  for (const [what, scripts] of [
    ['a script of the remote', REMOTE],
    ["the menu's code", MEGA_MENU],
  ] as const) {
    test(`opens before ${what} has loaded, and becomes the whole menu in place [FED-8] [MEGA-3]`, async ({
      page,
    }) => {
      const { menu, release } = await open(page, scripts);
      await menu.toggle.click();
      await expect(menu.toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.link('Bakery')).toBeVisible();
      const early = await menu.link('Bakery').boundingBox();
      release();
      await expect(menu.parent('Bakery')).toBeVisible();
      await menu.settled();
      expect(await menu.parent('Bakery').boundingBox()).toEqual(early);
      await expect(menu.toggle).toBeFocused();
      await expect(menu.link('Bakery')).toHaveCount(0);
      expect(await replacedNodes(page)).toEqual([]);
      expect(await monitored(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});
