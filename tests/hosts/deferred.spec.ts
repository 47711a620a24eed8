import { OPEN_SEARCH, TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf } from '../support/shifts';
import { buildPreparedHost } from './build-host';
import { GUIDE, ONCE, openGuide, PATH, prepare, receivedIn, RUNNING, SEASON } from './deferred-page';
import { HOST_CONFIG } from './host-config';
import { serveHostPage } from './serve-page';
import { isServedNode } from './server-markup';

test.describe('the header of a visitor whom nobody has touched, on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test(
    'is ready for its host without its code, and acts on the press that wakes it [FED-8]',
    { tag: '@essential' },
    async ({ page }) => {
      await prepare(page);
      const header = await openGuide(page);
      // The page is idle: files are fetched, but none is run.
      await expect(page.locator('link[rel=prefetch][href*="/runtime."]')).toBeAttached();
      await expect(page.locator(RUNNING)).toHaveCount(0);
      expect(
        await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height'),
        ),
      ).toBe('50px');

      await header.searchTrigger.click();
      await header.search.pressSequentially('milk');
      await expect(header.suggestions).toBeVisible();
      expect(await isServedNode(page)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
      expect(await receivedIn(page)).toEqual(ONCE);
    },
  );

  test('follows a link of the frame without its code [NAV-14]', async ({ page }) => {
    await prepare(page);
    const header = await openGuide(page);
    await page.route(/\/(lean|app|mount)\.\w+\.js/, () => undefined);
    await header.link('Fernleigh home').click();
    await expect(page).not.toHaveURL(new RegExp(PATH));
  });

  for (const [what, change] of [
    ['the page is scrolled', () => window.scrollTo(0, 400)],
    ['the address changes', () => history.pushState(null, '', '?page=2')],
    [
      'a customer has signed in in another tab',
      () => void (document.cookie = 'customerId=1; Path=/; Secure'),
    ],
    [
      'the shopper refuses storage',
      () => void (document.cookie = 'wtr_cookie_consent=false; Path=/; Secure'),
    ],
  ] as const)
    test(`wakes once ${what} [FED-8]`, async ({ page, allowProblems }) => {
      allowProblems(/401.*\/token/);
      await prepare(page);
      await openGuide(page);
      await expect(page.locator(RUNNING)).toHaveCount(0);
      await page.evaluate(change);
      await expect(page.locator(RUNNING)).not.toHaveCount(0);
    });

  test('wakes for a change of the window’s size [SHELL-10]', async ({ page }) => {
    await prepare(page);
    await openGuide(page);
    await page.setViewportSize({ width: 780, height: 390 });
    await expect(page.locator(RUNNING)).not.toHaveCount(0);
  });

  test('receives what the host has asked for meanwhile, and no one else twice [SRCH-10] [TROL-4]', async ({
    page,
  }) => {
    await prepare(page);
    const header = await openGuide(page);
    const counted = await page.evaluate(
      ([openSearch, update]) => {
        const seen: string[] = [];
        for (const name of [openSearch, update]) document.addEventListener(name, () => seen.push(name));
        Object.assign(document, { seen });
        document.dispatchEvent(new CustomEvent(update, { detail: { phase: 'start' } }));
        return !document.dispatchEvent(new CustomEvent(openSearch, { cancelable: true }));
      },
      [OPEN_SEARCH, TROLLEY_UPDATE] as const,
    );
    expect(counted).toBe(true);
    await expect(header.search).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (document as unknown as { seen: string[] }).seen))
      .toEqual([TROLLEY_UPDATE, OPEN_SEARCH]);
  });

  test('shows a configuration that the host changes meanwhile [FED-3]', async ({ page }) => {
    await prepare(page);
    const header = await openGuide(page);
    await page.evaluate(() => {
      const element = document.querySelector('shop-header');
      const config = JSON.parse(element?.querySelector('script')?.textContent ?? '') as { brand: object };
      Object.assign(element ?? {}, { config: { ...config, brand: { ...config.brand, name: 'Oakfield' } } });
    });
    await expect(header.link('Oakfield home')).toBeVisible();
    await expect(header.banner).toHaveCount(1);
  });

  test('acts from the start on a page of results, whose term it shows [SRCH-9]', async ({ page }) => {
    await prepare(page);
    await page.route('**/ecom/shop/search*', (route) =>
      route.fulfill({ contentType: 'text/html', body: GUIDE }),
    );
    await page.goto('/ecom/shop/search?searchTerm=milk');
    await expect(page.locator(RUNNING)).not.toHaveCount(0);
  });
});

test.describe('the header of a visitor whom nobody has touched, on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the season’s button of the page before, which opens its menu [SEAS-1] [FED-8]', async ({
    page,
  }) => {
    await prepare(page);
    const header = await openGuide(page);
    const season = header.banner.getByRole('button', { name: SEASON });
    await expect(season).toBeVisible();
    await expect(page.locator(RUNNING)).toHaveCount(0);
    await season.click();
    await expect(season).toHaveAttribute('aria-expanded', 'true');
    expect(await shiftsOf(page)).toEqual([]);
    expect(await receivedIn(page)).toEqual(ONCE);
  });

  test('opens the menu of the groceries with the press that wakes it [MEGA-3]', async ({ page }) => {
    await prepare(page);
    const header = await openGuide(page);
    await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await expect(header.banner.getByRole('group', { name: 'Groceries' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(PATH));
  });

  test('opens the menu of the groceries with a press that comes before the loader [MEGA-3] [FED-8]', async ({
    page,
  }) => {
    await prepare(page);
    let load: (() => void) | undefined;
    const mayLoad = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/v1/loader.js', async (route) => {
      await mayLoad;
      await route.continue();
    });
    await page.route(`**${PATH}*`, (route) => route.fulfill({ contentType: 'text/html', body: GUIDE }));
    await page.goto(PATH, { waitUntil: 'commit' });
    const header = new Header(page);
    const groceries = header.banner.getByRole('button', { name: 'Groceries', exact: true });
    await groceries.click();
    load?.();
    await expect(header.banner.getByRole('group', { name: 'Groceries' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(PATH));
  });

  test('loads the season’s title on the first page of a visit, when the page is idle [SEAS-1]', async ({
    page,
  }) => {
    await prepare(page, '');
    const header = await openGuide(page);
    await expect(header.banner.getByRole('button', { name: SEASON })).toBeVisible();
    expect(await receivedIn(page)).toEqual(ONCE);
  });

  test('waits in a page with React, too, and keeps what is typed into it [FED-1] [FED-8]', async ({
    page,
  }) => {
    await prepare(page);
    const path = await serveHostPage(page, {
      ...{ name: 'prepared', dir: await buildPreparedHost(), config: HOST_CONFIG },
      ...{ hasFrame: true, content: '<main id="main"><h1>Host</h1></main>' },
    });
    await page.goto(path);
    await expect(page.locator('shop-header > header')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('show')));
    await expect(page.locator('#root header')).toBeVisible();
    await expect.poll(() => receivedIn(page)).toEqual(ONCE);
    await expect(page.locator(RUNNING)).toHaveCount(0);
    const header = new Header(page);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    await expect(header.search).toHaveValue('milk');
    expect(await isServedNode(page)).toBe(true);
  });
});
