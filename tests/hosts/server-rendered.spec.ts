import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf } from '../support/shifts';
import {
  BLOCKED_REMOTE,
  blockRemote,
  delayScripts,
  expectRenderedAgain,
  monitored,
  openRecorded,
  ready,
  replacedNodes,
} from './server-markup';

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

  test('keeps text, focus and caret if an extension inserts a node next to the field [FED-8] [SRCH-2]', async ({
    page,
  }) => {
    const release = await delayScripts(page, SCRIPTS);
    const header = await open(page);
    await header.search.pressSequentially('tea');
    await header.search.evaluate((field) => {
      (field as HTMLInputElement).setSelectionRange(1, 1);
      field.insertAdjacentElement('afterend', document.createElement('div'));
    });
    release();
    await ready(page);
    await expect(header.search).toBeFocused();
    await page.keyboard.type('h');
    await expect(header.search).toHaveValue('thea');
    expect(await monitored(page)).toEqual([]);
  });

  test('is rendered again if another release has rendered it [FED-8]', async ({ page }) => {
    await expectRenderedAgain(page, PATH);
    expect(await monitored(page)).toEqual([]);
  });

  test('stays, with its links, if its script fails to load [FED-4] [FED-8]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(BLOCKED_REMOTE);
    await blockRemote(page);
    const header = await open(page);
    await page.waitForLoadState('load');
    await expect(header.link('Offers')).toBeVisible();
    await header.search.fill('milk');
    await header.search.press('Enter');
    await page.waitForURL(/\/ecom\/shop\/search\?searchTerm=milk/);
  });

  test('contains no token, name, e-mail, postcode or id [AUTH-4] [FED-8]', async ({ context, world }) => {
    await world({ who: 'customer', slot: {} });
    const markup = await (await context.request.get(PATH)).text();
    const inWorld = JSON.stringify(await (await context.request.get('/demo/world')).json());
    const ids = [...inWorld.matchAll(/"(?:customerId|customerOrderId|addressId)":"([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(markup).not.toContain(id);
    expect(markup).not.toMatch(/eyJ|[\w.]+@[\w.]+\.\w|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/);
    expect(markup).toContain('£');
  });
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

  test('a server-rendered header skips to the content of its page, whatever its base address is [FED-8] [SHELL-1]', async ({
    page,
  }) => {
    await page.route(`**${PATH}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<head>', '<head><base href="/ecom/">');
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    });
    await page.goto(PATH);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PATH}#main`);
  });
});
