import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';

/** Comes right after the first paint, and tells the entry of every later chunk. */
const ENGINE = /\/mfe\/common\/engine\.[^/]*\.js(\?|$)/;
/** The side panel's script and style sheet: nobody asks for them before the menu is opened. */
const PANEL = {
  script: /\/mfe\/common\/slide-out\.[^/]*\.js(\?|$)/,
  sheet: /\/mfe\/common\/slide-out\.[^/]*\.css(\?|$)/,
};

const SMALL = { width: 375, height: 700 };

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** A file that does what was released, but is not what was released. */
const tamper = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* not released */` });
};

/** Leaves the menu that could not be shown for the search, which works, and opens the menu again. */
const openAgain = async (page: Page): Promise<void> => {
  const { search, searchOpener } = new Header(page);
  await searchOpener.click();
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
  await menuOf(page).click();
};

for (const { shell, path } of SHELLS) {
  test.describe(`late chunks in the ${shell} shell`, () => {
    test.use({ viewport: SMALL });

    for (const [file, pattern] of Object.entries(PANEL)) {
      test(`a ${file} that was tampered with is refused, and the page goes on [FED-7]`, async ({
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
        await header.searchOpener.click();
        await header.search.pressSequentially('milk');
        await expect(header.suggestions).toBeVisible();
      });
    }

    test('one that is wanted before the engine has come waits for it [FED-10]', async ({ page }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(ENGINE, async (route) => {
        await released;
        await route.continue();
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const engine = page.waitForRequest(ENGINE);
      const header = new Header(page);
      // A page that asks for its engine before it has loaded isn't loaded before that has come.
      await page.goto(path, { waitUntil: 'commit' });
      await header.ready();
      await menuOf(page).click();
      await engine;
      await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'true');
      expect(asked.filter((url) => PANEL.script.test(url))).toEqual([]);
      // What can't open yet holds nothing [SHELL-5].
      const root = page.locator('html');
      await expect(root).not.toHaveCSS('overflow-y', 'hidden');
      release();
      await expect(panelOf(page)).toBeVisible();
      await expect(root).toHaveCSS('overflow-y', 'hidden');
      expect(asked.filter((url) => ENGINE.test(url))).toHaveLength(1);
    });

    test('one that is wanted when the engine could not be had comes at a later attempt [FED-4]', async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/engine\./);
      await page.route(ENGINE, (route) => route.fulfill({ status: 404 }));
      const header = new Header(page);
      // Its second try, past all caches.
      const missed = page.waitForResponse(/\/engine\..*\?retry=1$/);
      await header.open(path);
      await missed;
      const missedAgain = page.waitForResponse(ENGINE);
      await menuOf(page).click();
      await missedAgain;
      await expect(panelOf(page)).toHaveCount(0);
      await page.unroute(ENGINE);
      await openAgain(page);
      await expect(panelOf(page)).toBeVisible();
    });
  });
}
