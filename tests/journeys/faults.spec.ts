import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { headerCalls } from '../support/journal';
import { BOOKED_SLOT } from '../support/slots';
import { problemsOf } from '../support/reported-events';

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

  test('one failed request for the slot is retried before it counts [SLOT-2]', async ({ page, faults }) => {
    await faults([{ call: 'slot-reservations', kind: 'status', status: 503, times: 1 }]);
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.link('Book a slot')).toBeVisible();
  });

  test('a failing shopping context shows a customer without an order, and requests nothing of an order [AUTH-7]', async ({
    page,
    world,
    faults,
    journal,
  }) => {
    await world({ slot: BOOKED_SLOT });
    await faults([{ call: 'shopping-context', kind: 'status' }]);
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.link('Book a slot')).toBeVisible();
    await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
    const calls = headerCalls(await journal()).map(({ call }) => call);
    expect(calls).toContain('shopping-context');
    expect(calls).not.toContain('getTrolley');
    expect(calls).not.toContain('slot-reservations');
  });

  test(
    'a token service that is down keeps a known customer signed in, without a trolley [AUTH-2]',
    { tag: '@essential' },
    async ({ page, faults }) => {
      await faults([{ call: 'token', kind: 'status', status: 503 }]);
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      // The first retry that fails after 3 s ends the initialising; its pause is partly random.
      await expect(header.trolley).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
      await expect(header.trolley).toHaveAccessibleName('Trolley');
      await expect(header.account).toBeVisible();
    },
  );

  test('a slow trolley reserves its space and loads [TROL-1]', async ({ page, faults }) => {
    await faults([{ call: 'getTrolley', kind: 'slow', milliseconds: 1200 }]);
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
    const place = await header.trolley.boundingBox();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect((await header.trolley.boundingBox())?.x).toBe(place?.x);
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
      await header.link('Trolley').click();
      await expect(page).toHaveURL('/ecom/shop/trolley');
    },
  );
});
