import type { Browser, Locator, Page } from '@playwright/test';
import { throttle } from '../shared/browser';
import { withPage } from '../shared/pages';

const PAGE = '/ecom/recipes';
/** The title of the seasonal menu: of the taxonomy, or of its content. */
const SEASON = /^Christmas/;
/** Browsers do not report shorter interactions; they count as this long. */
const SHORTEST_INTERACTION_MS = 16;

export interface MenusRun {
  /** Milliseconds from the press that opens each menu to the next paint. */
  readonly opened: Readonly<Record<string, number>>;
  /** Milliseconds of each script of the header in a long frame, from the request of categories to the last menu. */
  readonly longScripts: readonly number[];
}

interface MeasureOptions {
  readonly origin: string;
  readonly probe: string;
  /** How many times slower the page's main thread runs. */
  readonly cpu: number;
  readonly taxonomy: 'ten-thousand' | 'hundred-thousand';
}

/** Waits until no animation runs, so that a press hits its button. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

type Press = (menu: string, button: Locator, shown: Locator) => Promise<void>;

const openWideMenus = async (page: Page, press: Press) => {
  const banner = page.getByRole('banner').first();
  const item = (level: number) => banner.locator(`[data-level="${level}"]`);
  const parent = (level: number) => item(level).and(banner.locator('[aria-expanded]')).first();
  const groceries = banner.getByRole('button', { name: 'Groceries', exact: true });
  await press('groceries', groceries, parent(0));
  await press('groceries, second level', parent(0), parent(1));
  await press('groceries, third level', parent(1), item(2).first());
  await page.keyboard.press('Escape');
  const season = banner.getByRole('button', { name: SEASON });
  await press('season', season, banner.getByRole('group', { name: SEASON }));
  await page.keyboard.press('Escape');
  const account = banner.getByRole('button', { name: 'My account' });
  await press('account', account, banner.getByRole('link', { name: 'Account overview' }));
};

const openSideMenu = async (page: Page, press: Press) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog');
  const groceries = dialog.getByRole('button', { name: 'Groceries', exact: true });
  await press('side menu, 375 px', menu, groceries);
  await press('side menu, a level', groceries, dialog.getByRole('link', { name: 'View all Groceries' }));
};

/** Opens a customer's page in a separate browser context, and then one menu after the other. */
export const measureMenus = (
  browser: Browser,
  width: 1440 | 375,
  { origin, probe, cpu, taxonomy }: MeasureOptions,
): Promise<MenusRun> =>
  withPage(browser, { viewport: { width, height: 800 } }, async ({ context, page }) => {
    const opened: Record<string, number> = {};
    await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
    await context.request.put(`${origin}/demo/world`, { data: { taxonomy } });
    await page.addInitScript({ content: probe });
    const menusLoaded = Promise.all([
      page.waitForResponse(/menu-tree\.\w+\.js/),
      page.waitForResponse(/\/taxonomy\?/),
    ]);
    await throttle(page, cpu);
    await page.goto(origin + PAGE);
    await menusLoaded;
    if (width === 1440) await page.getByRole('button', { name: SEASON }).waitFor();
    const press: Press = async (menu, button, shown) => {
      await waitForAnimations(page);
      // Locating the button must not be part of the press.
      const box = await button.boundingBox();
      if (!box) throw new Error(`${menu}: its button is not visible`);
      await page.evaluate(() => window.menusProbe.read());
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await shown.waitFor();
      opened[menu] = (await page.evaluate(() => window.menusProbe.read())) ?? SHORTEST_INTERACTION_MS;
    };
    await (width === 1440 ? openWideMenus : openSideMenu)(page, press);
    return { opened, longScripts: await page.evaluate(() => window.menusProbe.longScripts()) };
  });
