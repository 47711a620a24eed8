import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { problemsOf } from '../support/reported-events';
import { shiftsOf, watchShifts } from '../support/shifts';

/** Errors that a browser itself logs when a request fails; the header's code logs none. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_/;

test.describe('faults', () => {
  test.beforeEach(async ({ world, allowProblems }) => {
    await world({ who: 'customer' });
    allowProblems(NETWORK_ERRORS);
  });

  test('trolley, slot and suggestions that fail affect nothing else; the monitor receives what cannot be decoded [TROL-3] [SLOT-3] [SRCH-12] [CALL-3]', async ({
    page,
    faults,
  }) => {
    await faults([
      { call: 'getTrolley', kind: 'wrong-shape' },
      { call: 'slot-reservations', kind: 'malformed' },
      { call: 'term-suggest', kind: 'cut-off' },
    ]);
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
    await expect(header.trolley).toHaveAccessibleName('Trolley');
    await expect(header.link('Slot')).toHaveAttribute('href', '/ecom/serviceselection');
    await expect(header.account).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => problemsOf(page))
      .toEqual(
        expect.arrayContaining([
          { name: 'wrong_shape', message: 'graph POST /graph/live?clientType=WEB_APP&tag=getTrolley' },
          { name: 'wrong_shape', message: 'slot-reservations GET /slot-reservations' },
        ]),
      );
    expect(await problemsOf(page), 'one of each').toHaveLength(2);

    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('term-suggest'));
    await header.search.fill('milk');
    await failed;
    await expect(header.suggestedTerms).toHaveCount(0);
    await header.submit.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'milk');
  });

  test(
    'with every service down, search, links and the page still work [ERR-6]',
    { tag: '@essential' },
    async ({ page, faults }) => {
      await faults([{ call: '*', kind: 'status', status: 503 }]);
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(header.search).toBeEnabled();
      await expect(header.link('Offers')).toBeVisible();
    },
  );

  test(
    'a remote that never responds shows plain links that work [FED-4]',
    { tag: '@essential' },
    async ({ page, faults }) => {
      await faults([{ call: 'remote', kind: 'timeout' }]);
      const header = new Header(page);
      await page.goto(STOREFRONT.path, { waitUntil: 'commit' });
      await expect(header.link('Account')).toBeVisible();
      for (const aisle of ['Groceries', 'Entertaining', 'Offers', 'Recipes'])
        await expect(header.link(aisle)).toBeVisible();
      await page.setViewportSize({ width: 1920, height: 800 });
      const hero = await page.locator('main section').first().boundingBox();
      const groceries = await header.link('Groceries').boundingBox();
      expect(groceries?.x, 'begins where the page does').toBe(hero?.x);
      await header.link('Trolley').click();
      await expect(page).toHaveURL('/ecom/shop/trolley');
    },
  );
});

/** A page whose own scripts never call the token service: each token call is the header's. */
const PAGE = '/ecom/recipes';
const CUSTOMER = '70012345';
const SERVICE_DOWN = { call: 'token', kind: 'status', status: 503 };
/** The first retry after 3 s, which decides, is at most 6 s after the first attempt. */
const DECIDED = { timeout: 10_000 };

const customerCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'customerId')?.value;

test('a customer whom the browser knows stays signed in while the token service is down, and has the trolley when it is back, without layout shift [AUTH-2] [AUTH-6] [SHELL-4]', async ({
  page,
  context,
  preset,
  faults,
  demo,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource|net::ERR_/);
  await preset('slot-booked');
  await context.addCookies([{ name: 'customerId', value: CUSTOMER, url: demo.origin, secure: true }]);
  await faults([SERVICE_DOWN]);
  await watchShifts(page);
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false', DECIDED);
  await expect(header.trolley).toHaveAccessibleName('Trolley');
  await expect(header.signIn).toHaveCount(0);
  expect(await customerCookie(page), 'a failure keeps the cookie').toBe(CUSTOMER);

  await faults([]);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect(header.signIn).toHaveCount(0);
  expect(await customerCookie(page)).toBe(CUSTOMER);
  expect(await shiftsOf(page)).toEqual([]);
});
