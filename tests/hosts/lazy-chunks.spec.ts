import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';

/** The chunk that loads right after the first paint and registers every lazy chunk with the entry. */
const RUNTIME = /\/mfe\/common\/runtime\.[^/]*\.js(\?|$)/;
/** The side menu's script and style sheet; they load when the menu is opened. */
const PANEL = {
  script: /\/mfe\/common\/side-menu\.[^/]*\.js(\?|$)/,
  sheet: /\/mfe\/common\/side-menu\.[^/]*\.css(\?|$)/,
};

const SMALL = { width: 375, height: 700 };

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Changes a file's bytes, but not its behaviour. */
const tamper = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* not released */` });
};

/** Leaves the menu that failed to open for the search, which works, and opens the menu again. */
const openAgain = async (page: Page): Promise<void> => {
  const { search, searchTrigger } = new Header(page);
  await searchTrigger.click();
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
  await menuOf(page).click();
};

for (const { shell, path } of SHELLS) {
  test.describe(`lazy chunks in the ${shell} shell`, () => {
    test.use({ viewport: SMALL });

    for (const [file, pattern] of Object.entries(PANEL)) {
      test(`a ${file} that was tampered with is refused, and the page continues to work [FED-7]`, async ({
        page,
        allowProblems,
      }) => {
        allowProblems(/integrity/);
        await page.route(pattern, tamper);
        const header = new Header(page);
        await header.open(path);
        const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
        await menuOf(page).click();
        await refused;
        await expect(panelOf(page)).toHaveCount(0);
        await header.searchTrigger.click();
        await header.search.pressSequentially('milk');
        await expect(header.suggestions).toBeVisible();
      });
    }

    test('one that is requested before the runtime has loaded waits for the runtime [FED-10]', async ({
      page,
    }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(RUNTIME, async (route) => {
        await released;
        await route.continue();
      });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const runtime = page.waitForRequest(RUNTIME);
      const header = new Header(page);
      // The page's load event waits for the runtime if the page requests it earlier.
      await page.goto(path, { waitUntil: 'commit' });
      await header.ready();
      await menuOf(page).click();
      await runtime;
      await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'true');
      expect(requests.filter((url) => PANEL.script.test(url))).toEqual([]);
      // A menu that cannot open yet locks nothing [SHELL-5].
      const root = page.locator('html');
      await expect(root).not.toHaveCSS('overflow-y', 'hidden');
      release();
      await expect(panelOf(page)).toBeVisible();
      await expect(root).toHaveCSS('overflow-y', 'hidden');
      expect(requests.filter((url) => RUNTIME.test(url))).toHaveLength(1);
    });

    test('one that is requested when the runtime failed to load is loaded by a later attempt [FED-4]', async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/runtime\./);
      await page.route(RUNTIME, (route) => route.fulfill({ status: 404 }));
      const header = new Header(page);
      // The retry bypasses all caches.
      const missed = page.waitForResponse(/\/runtime\..*\?retry=1$/);
      await header.open(path);
      await missed;
      const missedAgain = page.waitForResponse(RUNTIME);
      await menuOf(page).click();
      await missedAgain;
      await expect(panelOf(page)).toHaveCount(0);
      await page.unroute(RUNTIME);
      await openAgain(page);
      await expect(panelOf(page)).toBeVisible();
    });
  });
}
