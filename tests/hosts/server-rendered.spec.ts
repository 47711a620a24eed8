import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf } from '../support/shifts';
import { delayScripts, monitored, openRecorded, PARTS, ready, replacedNodes } from './server-markup';

const PATH = '/ecom/content/inspiration';

const SCRIPTS = '**/ecom/assets/server-rendered/*.js';

const open = (page: Page): Promise<Header> => openRecorded(page, PATH);

test.describe('a header rendered on a server', () => {
  for (const who of ['visitor', 'customer', 'operator'] as const) {
    test(
      `is hydrated for a ${who}: the same nodes, no recovery, no layout shift [FED-8] [SHELL-4]`,
      { tag: who === 'customer' ? '@essential' : [] },
      async ({ page, world, journal }) => {
        await world({ who, slot: {} });
        const header = await open(page);
        await ready(page);
        if (who !== 'visitor') {
          await expect(header.slot).toBeVisible();
          await expect
            .poll(async () => (await journal()).filter(({ call }) => call === 'getTrolley').length)
            .toBe(1);
        }
        expect(await replacedNodes(page)).toEqual([]);
        expect(await monitored(page)).toEqual([]);
        expect(await shiftsOf(page)).toEqual([]);
      },
    );
  }

  test('is replaced if another build of the same version has rendered it [FED-8]', async ({
    page,
    world,
  }) => {
    await world({ who: 'customer', slot: {} });
    await page.route(`**${PATH}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(<!--shop-header lean\.)\w+/, '$1000000');
      await route.fulfill({ response, body: body === html ? '' : body });
    });
    const header = await open(page);
    await ready(page);
    await expect(header.slot).toBeVisible();
    await expect(header.banner).toHaveCount(1);
    expect(await replacedNodes(page)).toEqual(PARTS);
    expect(await monitored(page)).toEqual([]);
  });

  test("reserves space for trolley and slot before its script loads, and then shows the services' data [FED-8] [TROL-2] [SLOT-3]", async ({
    page,
    world,
  }) => {
    await world({ who: 'customer', slot: {} });
    const release = await delayScripts(page, SCRIPTS);
    const header = await open(page);
    const slot = header.banner.locator('time').first();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    const before = [await header.trolley.getAttribute('aria-label'), await slot.textContent()];
    release();
    await expect(header.slot).toBeVisible();
    expect([await header.trolley.getAttribute('aria-label'), await slot.textContent()]).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(
    'keeps text and focus from before its script loaded, and shows suggestions for the text [FED-8] [SRCH-2]',
    { tag: '@essential' },
    async ({ page }) => {
      const release = await delayScripts(page, SCRIPTS);
      const header = await open(page);
      await header.search.pressSequentially('milk');
      release();
      await ready(page);
      await expect(header.search).toBeFocused();
      await expect(header.search).toHaveValue('milk');
      await expect(header.submit).toBeEnabled();
      await header.search.press('ArrowDown');
      await expect(header.suggestions).toBeVisible();
      expect(await replacedNodes(page)).toEqual([]);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a server-rendered header has working links and search [FED-8] [NAV-14] [SRCH-9]',
    { tag: '@essential' },
    async ({ page }) => {
      await page.goto(PATH);
      const header = new Header(page);
      await expect(page.getByRole('link', { name: 'Bakery', exact: true })).toBeVisible();
      await header.search.fill('milk');
      await header.search.press('Enter');
      await page.waitForURL(/\/ecom\/shop\/search\?searchTerm=milk/);
      await page.goto(PATH);
      await header.signIn.click();
      await page.waitForURL(/\/ecom\/login/);
    },
  );
});
