import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';
import { buildPreparedHost, buildShadowHost } from './build-host';
import { HOST_CONFIG, SIGNED_IN_CONFIG } from './host-config';
import { serveHostPage } from './serve-page';
import { delayScripts, isServedNode, recordHeaderNode } from './server-markup';

const PATH = '/ecom/php/frame';
const GUIDE = readFileSync('host-demo/starters/plain/index.html', 'utf8').replace(
  '<title>',
  '<link rel="icon" href="data:," /><title>',
);

/** Every script of the header but the first frame. */
const HEADER_SCRIPTS = /\/mfe\/common\/(?:.*\/)?(?!frame)[\w.-]+\.js$/;

const openGuide = async (page: Page, change = (html: string) => html): Promise<Header> => {
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: change(GUIDE) }));
  await page.goto(PATH, { waitUntil: 'commit' });
  return new Header(page);
};

const isTokenMissing = /401.*\/token/;

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 780 },
])
  test.describe(`the first frame at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      'is shown before any other script of the header, and its nodes become the header [FED-8] [SHELL-4]',
      { tag: '@essential' },
      async ({ page }) => {
        const release = await delayScripts(page, HEADER_SCRIPTS);
        await recordHeaderNode(page);
        await watchShifts(page);
        const header = await openGuide(page, (html) =>
          html.replace('"adminAppUrl"', '"session": { "hasTokenSession": false }, "adminAppUrl"'),
        );
        await expect(header.link('Fernleigh home')).toBeVisible();
        await expect(header.banner).toHaveCSS('position', 'sticky');
        // A press that nothing acts on yet is repeated.
        if (width < 992) await header.searchTrigger.click();
        release();
        await header.search.pressSequentially('milk');
        await expect(header.suggestions).toBeVisible();
        expect(await isServedNode(page)).toBe(true);
        expect(await shiftsOf(page)).toEqual([]);
      },
    );
  });

test.describe('the first frame', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keeps what is typed into it, and searches without the other scripts [FED-8] [SRCH-9]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(isTokenMissing);
    const release = await delayScripts(page, HEADER_SCRIPTS);
    const header = await openGuide(page);
    await header.search.pressSequentially('mil');
    release();
    await expect(header.suggestions).toBeVisible();
    await header.search.pressSequentially('k');
    await expect(header.search).toHaveValue('milk');
  });

  test("is shown once the parser has reached the end of the element, and replaces the page's links [FED-8]", async ({
    page,
    allowProblems,
  }) => {
    allowProblems(isTokenMissing);
    const release = await delayScripts(page, HEADER_SCRIPTS);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('shop-header > header ~ nav'))
          document.documentElement.dataset['both'] = '';
      }).observe(document, { childList: true, subtree: true });
    });
    const styles = page.waitForResponse(/\/app\.\w+\.css$/);
    // The parser waits for this script.
    const blocking = '<script src="/ecom/assets/mfe/common/v1/loader.js"></script>';
    const header = await openGuide(page, (html) => html.replace('<nav', `${blocking}<nav`));
    await (await styles).finished();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    release();
    await expect(header.signIn).toBeVisible();
    await expect(page.locator('shop-header > nav')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-both');
  });

  test('leaves the page to the header if its script fails to load [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/401.*\/token|frame\.js/);
    await page.route('**/frame.js', (route) => route.abort());
    const header = await openGuide(page);
    await expect(header.signIn).toBeVisible();
  });

  test('is not shown for a configuration that the header refuses [FED-3]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/config\.brand\.storeFinderUrl/);
    await page.addInitScript(() => {
      document.addEventListener('shop-header:problem', () => {
        document.documentElement.dataset['problem'] = '';
      });
    });
    await openGuide(page, (html) => html.replace('"/ecom/store-finder"', '"javascript:0"'));
    await expect(page.locator('html')).toHaveAttribute('data-problem', '');
    await expect(page.locator('shop-header > nav')).toBeVisible();
    await expect(page.locator('header')).toHaveCount(0);
  });

  test('leaves an amended order to the header, which reserves the space of its bar [AMND-1] [SHELL-4]', async ({
    page,
    preset,
    allowProblems,
  }) => {
    allowProblems(isTokenMissing);
    await preset('amending');
    await page.addInitScript(() => sessionStorage.setItem('wtr_amend_bar', '52'));
    const release = await delayScripts(page, HEADER_SCRIPTS);
    const frame = page.waitForResponse('**/frame.js');
    await openGuide(page);
    await frame;
    await expect(page.locator('shop-header > nav')).toBeVisible();
    await expect(page.locator('header')).toHaveCount(0);
    release();
    await new Header(page).ready();
  });

  test('is replaced by a header of another release [FED-5]', async ({ page, allowProblems }) => {
    allowProblems(isTokenMissing);
    await page.route('**/v1/frame.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/lean\.\w+\.js/, 'lean.000000.js') });
    });
    await recordHeaderNode(page);
    const header = await openGuide(page);
    await expect(header.signIn).toBeVisible();
    await expect.poll(() => isServedNode(page)).toBe(false);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    await expect(header.banner).toHaveCount(1);
  });
});

test.describe('the first frame in a page with React', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [who, config, world] of [
    ['a visitor', HOST_CONFIG, 'visitor'],
    ['a customer', SIGNED_IN_CONFIG, 'slot-booked'],
  ] as const)
    test(`moves into the component for ${who}, with the focus and what was typed [FED-1] [FED-8]`, async ({
      page,
      preset,
    }) => {
      await preset(world);
      await recordHeaderNode(page);
      await watchShifts(page);
      const path = await serveHostPage(page, {
        ...{ name: 'prepared', dir: await buildPreparedHost(), config },
        ...{ hasFrame: true, content: '<main id="main"><h1>Host</h1></main>' },
        styles: 'shop-header { display: block; min-block-size: 159px }',
      });
      await page.goto(path);
      const header = new Header(page);
      await header.search.pressSequentially('mil');
      await page.evaluate(() => document.dispatchEvent(new Event('show')));
      await expect(page.locator('#root header')).toBeVisible();
      await expect(page.locator('shop-header')).toHaveCount(0);
      await expect(header.search).toBeFocused();
      await page.keyboard.type('k');
      await expect(header.suggestions).toBeVisible();
      await expect(header.search).toHaveValue('milk');
      expect(await isServedNode(page)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
    });

  test('does not move into a shadow tree, where it would have no styles [FED-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(isTokenMissing);
    const release = await delayScripts(page, HEADER_SCRIPTS);
    const path = await serveHostPage(page, {
      ...{ name: 'shadow', dir: await buildShadowHost(), config: HOST_CONFIG, hasFrame: true },
    });
    await page.goto(path);
    await expect(page.locator('shop-header > header')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('show', { detail: 'open' })));
    await expect(page.locator('shop-header')).toHaveCount(0);
    const header = page.locator('#root header[data-compact]');
    await expect(header).toHaveCount(0);
    release();
    await expect(header).toHaveCSS('position', 'sticky');
  });
});
