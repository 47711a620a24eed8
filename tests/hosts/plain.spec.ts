import { PLACEHOLDER_HEIGHT, WIDE_FROM } from '../../federation/contract';
import { passTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { FAULTS, REMOTE_FILES, breakRemote } from './remote-faults';
import { serveHostPage } from './serve-page';

/** Milliseconds from the loader's start. */
const PROMISE = 3000;

test.describe('a page with no React, by our loader', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const hostPage = () => ({ name: 'plain', dir, config: HOST_CONFIG });

  test('carries the header under a strict policy with Trusted Types [FED-2] [FED-7]', async ({ page }) => {
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
  });

  test('carries the header where scripts are known by their address alone [FED-2] [FED-7]', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(await serveHostPage(page, { ...hostPage(), scripts: "'self'" }));
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
  });

  test('gets its element back empty when the header is taken away [FED-6]', async ({ page }) => {
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    await page.evaluate(() => document.dispatchEvent(new Event('take-away')));
    await expect(page.locator('#root')).toBeEmpty();
  });

  test('stays where it is when the header goes while one of its menus is awaited [FED-6] [ERR-6]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/\/mega-menu\.\w+\.js/, () => undefined);
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    const groceries = header.banner.getByRole('button', { name: 'Groceries', exact: true });
    await groceries.press('Enter');
    await expect(groceries).toHaveAttribute('aria-busy', 'true');
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(request.url());
    });
    await page.evaluate(() => document.dispatchEvent(new Event('take-away')));
    await expect(page.locator('#root')).toBeEmpty();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => undefined);
    expect(left).toEqual([]);
  });

  test('gains the container and the list of its chunks, and no other global [FED-6]', async ({ page }) => {
    await page.goto('/demo');
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
    expect(after.filter((name) => !before.includes(name)).sort()).toEqual([
      'shop_header',
      'webpackChunkshop_header',
    ]);
  });

  test('shows plain links, which say their language, for a configuration that is wrong, and names the field [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/applicationName/);
    const said = page.waitForEvent('console', (message) => message.text().includes('applicationName'));
    const config = { ...HOST_CONFIG, applicationName: '' };
    await page.goto(await serveHostPage(page, { ...hostPage(), config }));
    await said;
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('#root')).toHaveAttribute('data-problems', 'render');
  });

  for (const file of REMOTE_FILES) {
    for (const fault of FAULTS) {
      test(`has plain links within 3 s when the ${file} is ${fault} [FED-4] [SHELL-4]`, async ({
        page,
        allowProblems,
      }) => {
        allowProblems(/mfe\/common|integrity/);
        await breakRemote(page, file, fault);
        // What fails at once has to bring the links by itself.
        if (fault === 'hung') await page.clock.install();
        const started = page.waitForRequest('**/header.json');
        await page.goto(await serveHostPage(page, hostPage()), { waitUntil: 'commit' });
        await started;
        if (fault === 'hung') await passTime(page, PROMISE);
        await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
        const place = await page.locator('#root > div').boundingBox();
        const wide = (page.viewportSize()?.width ?? 0) >= WIDE_FROM;
        expect(place?.height).toBe(wide ? PLACEHOLDER_HEIGHT.wide : PLACEHOLDER_HEIGHT.small);
        await page.getByRole('searchbox').fill('milk');
        await page.getByRole('button', { name: 'Search' }).click();
        // Its load event waits for the same remote.
        await page.waitForURL('**/ecom/shop/search?searchTerm=milk', { waitUntil: 'commit' });
      });
    }
  }

  test('never shows a header without its styles, whose second try is under way when time is up [FED-4] [ERR-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/mfe\/common/);
    await page.clock.install();
    await page.route(/\/app\.[^/]*\.css(\?|$)/, (route) =>
      // The second is never answered.
      route.request().url().includes('?') ? undefined : route.fulfill({ status: 404 }),
    );
    const secondTry = page.waitForRequest(/\/app\.[^/]*\.css\?/);
    await page.goto(await serveHostPage(page, hostPage()), { waitUntil: 'commit' });
    await secondTry;
    await passTime(page, PROMISE);
    await expect(page.locator('#root')).toHaveAttribute('data-problems', 'timeout network');
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
  });

  test('tries once more, and takes the header that then comes [FED-4]', async ({ page, allowProblems }) => {
    allowProblems(/mfe\/common/);
    await page.route('**/header.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    const header = new Header(page);
    await header.open(await serveHostPage(page, hostPage()));
    await expect(page.locator('#root')).toHaveAttribute('data-problems', 'network');
  });
});
