import type { Browser, Locator, Page } from '@playwright/test';
import { settle } from '../../tests/support/settle';
import { measureInTurn, oneIf, type Bench, type BenchOptions } from './shared/bench';
import { addProbe, throttle, withDemo, withPage } from './shared/browser';
import {
  checkInteractions,
  readInteractions,
  recordInteractions,
  SHORTEST_INTERACTION_MS,
} from './shared/interactions';
import { atMost, type Results } from './shared/results';
import { median } from './shared/statistics';

const WIDTHS = [1440, 375] as const;
/** How many times slower the page's main thread runs. */
const CPU_SLOWDOWN = { opening: 6, tasks: [1, 6] } as const;
/** A long task either exists or not, so few pages are enough. */
const MAX_TASK_RUNS = 5;
const MAX_TASK_MS = 50;
/** The title of the seasonal menu: of the taxonomy, or of its content. */
const SEASON = /^Christmas/;

/** What one page measured while all its menus opened. */
interface MenusRun {
  /** Milliseconds from the press that opens each menu to the next paint. */
  readonly opened: Readonly<Record<string, number>>;
  /** Milliseconds of each script of the header in a long frame, from the request of categories to the last menu. */
  readonly longScripts: readonly number[];
}

declare global {
  interface Window {
    /**
     * Milliseconds of each script of the header, in frames of 50 ms or more since categories were requested. Scripts of
     * the host and of the driver, which locates buttons between the presses, do not count.
     */
    readonly readLongScripts: () => readonly number[];
  }
}

/** Runs in the page: creates `window.readLongScripts`. */
const probe = (): void => {
  /** A part of `PerformanceScriptTiming`, which TypeScript does not know yet. */
  interface ScriptTiming extends PerformanceEntry {
    readonly sourceURL: string;
  }
  const scripts: ScriptTiming[] = [];
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as (PerformanceEntry & {
      readonly scripts: readonly ScriptTiming[];
    })[])
      scripts.push(...frame.scripts.filter(({ sourceURL }) => sourceURL.includes('/mfe/common/')));
  }).observe({ type: 'long-animation-frame' });

  const readLongScripts = (): readonly number[] => {
    const request = performance.getEntriesByType('resource').find(({ name }) => name.includes('/taxonomy?'));
    if (!request) throw new Error('no categories were requested');
    return scripts
      .filter(({ startTime, duration }) => startTime + duration > request.startTime)
      .map(({ duration }) => duration);
  };
  Object.defineProperty(window, 'readLongScripts', { value: readLongScripts });
};

/** Presses a button, and records the time until its menu is painted. */
type Press = (menu: string, button: Locator, shown: Locator) => Promise<void>;

const createPress =
  (page: Page, opened: Record<string, number>): Press =>
  async (menu, button, shown) => {
    // A press hits its button only if no animation runs.
    await settle(page);
    // Locating the button must not be part of the press.
    const box = await button.boundingBox();
    if (!box) throw new Error(`${menu}: its button is not visible`);
    await readInteractions(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await shown.waitFor();
    opened[menu] = Math.max(SHORTEST_INTERACTION_MS, ...(await readInteractions(page)));
  };

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

interface Conditions {
  readonly origin: string;
  /** How many times slower the page's main thread runs. */
  readonly cpu: number;
  readonly taxonomy: 'ten-thousand' | 'hundred-thousand';
}

/** Opens a customer's page in a separate browser context, and then one menu after the other. */
const measureMenus = (
  browser: Browser,
  width: (typeof WIDTHS)[number],
  { origin, cpu, taxonomy }: Conditions,
): Promise<MenusRun> =>
  withPage(browser, { width, height: 800 }, async ({ context, page, session }) => {
    await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
    await context.request.put(`${origin}/demo/world`, { data: { taxonomy } });
    await recordInteractions(page);
    await addProbe(page, probe);
    // A phone requests the categories when its menu is opened.
    const menusLoaded = Promise.all([
      page.waitForResponse(/menu-tree\.\w+\.js/),
      ...(width === 1440 ? [page.waitForResponse(/\/taxonomy\?/)] : []),
    ]);
    await throttle(session, cpu);
    await page.goto(`${origin}/ecom/recipes`);
    await menusLoaded;
    if (width === 1440) await page.getByRole('button', { name: SEASON }).waitFor();
    const opened: Record<string, number> = {};
    await (width === 1440 ? openWideMenus : openSideMenu)(page, createPress(page, opened));
    return { opened, longScripts: await page.evaluate(() => window.readLongScripts()) };
  });

const measureSeries = async (
  browser: Browser,
  options: Pick<BenchOptions, 'runs' | 'isOnce'>,
  conditions: Conditions,
): Promise<readonly MenusRun[]> => {
  const pages = await measureInTurn(WIDTHS, { ...options, warmUp: 1 }, (width) =>
    measureMenus(browser, width, conditions),
  );
  return WIDTHS.flatMap((width) => pages[width]);
};

/**
 * @param runs with 10,000 categories, CPU 6 times slower
 * @param tasks with 100,000 categories, at each speed
 */
export const menusResults = (
  runs: readonly MenusRun[],
  tasks: readonly { readonly cpu: number; readonly runs: readonly MenusRun[] }[],
): Results => {
  const menus = [...new Set(runs.flatMap(({ opened }) => Object.keys(opened)))].map((menu) => {
    const times = runs.flatMap(({ opened }) => opened[menu] ?? []);
    return { menu, times, ...checkInteractions(menu, times) };
  });
  const speeds = tasks.map(({ cpu, runs: pages }) => ({
    cpu: `${cpu}x`,
    pages: pages.length,
    longest: Math.max(0, ...pages.flatMap(({ longScripts }) => longScripts)),
  }));
  return {
    checks: [
      ...menus.flatMap(({ checks }) => checks),
      ...speeds.map(({ cpu, longest }) =>
        atMost({
          name: `longest script of the header, 100,000 categories, CPU ${cpu} slower`,
          value: longest,
          limit: MAX_TASK_MS,
          unit: 'ms',
        }),
      ),
    ],
    tables: [
      {
        title: 'Press to next paint, 10,000 categories, CPU 6 times slower',
        note: 'Milliseconds (Event Timing). Browsers do not report interactions under 16 ms; they count as 16.',
        heads: ['menu', 'pages', 'median', 'p75', 'worst'],
        rows: menus.map(({ menu, times, p75, worst }) => [menu, times.length, median(times), p75, worst]),
      },
      {
        title: 'Longest script of the header while all menus open, 100,000 categories',
        note: 'Milliseconds (Long Animation Frames), from the request of categories. Frames under 50 ms are not reported and count as 0. Scripts of the host and of the driver do not count.',
        heads: ['CPU', 'pages', 'longest'],
        rows: speeds.map(({ cpu, pages, longest }) => [cpu, pages, longest]),
      },
    ],
  };
};

export const menusBench: Bench = {
  name: 'menus',
  summary:
    'Time from the press that opens each menu to the next paint, with 10,000 categories and CPU 6 times slower; the longest task with 100,000 categories.',
  runs: 20,
  measure: ({ runs, isOnce, log }) =>
    withDemo(async (browser, origin) => {
      log('10,000 categories');
      const opening = { origin, cpu: CPU_SLOWDOWN.opening, taxonomy: 'ten-thousand' } as const;
      const opened = await measureSeries(browser, { runs, isOnce }, opening);
      const tasks = [];
      for (const cpu of oneIf(isOnce, CPU_SLOWDOWN.tasks)) {
        log(`100,000 categories, CPU ${cpu}x slower`);
        const options = { runs: Math.min(runs, MAX_TASK_RUNS), isOnce };
        const conditions = { origin, cpu, taxonomy: 'hundred-thousand' } as const;
        tasks.push({ cpu, runs: await measureSeries(browser, options, conditions) });
      }
      return menusResults(opened, tasks);
    }),
};
