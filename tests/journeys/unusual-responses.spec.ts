import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { BOOKED_SLOT } from '../support/slots';

const HOME = '/ecom/shop/browse/groceries';
/** The log message for a part of a response that cannot be decoded. */
const DECODE_WARNING = /API response/;

type Body = Record<string, unknown>;

/** Changes the JSON of a service's responses before the page receives them. */
const change = (page: Page, address: string, edit: (body: Body) => unknown) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as Body) });
  });

const RESERVATIONS = '**/slot-reservations?*';
const TROLLEY = '**/graph/live?*tag=getTrolley*';

const withReservation = (page: Page, fields: object) =>
  change(page, RESERVATIONS, () => [{ ...BOOKED_SLOT, ...fields }]);

/** Replaces fields of the trolley's totals. */
const withTotals = (page: Page, fields: object) =>
  change(page, TROLLEY, ({ data }) => {
    const { getTrolley, ...rest } = data as { getTrolley: { trolley: { trolleyTotals: object } } };
    const { trolley } = getTrolley;
    const trolleyTotals = { ...trolley.trolleyTotals, ...fields };
    return { data: { ...rest, getTrolley: { ...getTrolley, trolley: { ...trolley, trolleyTotals } } } };
  });

test.describe('a booked slot', () => {
  test.beforeEach(async ({ world, allowProblems }) => {
    allowProblems(DECODE_WARNING);
    await world({ who: 'customer', slot: BOOKED_SLOT });
  });

  for (const startDateTime of ['2031-05-05T10:00+01', '20310505T090000Z', 1935738000000]) {
    test(`is shown when its start is written as ${String(startDateTime)} [SLOT-3]`, async ({ page }) => {
      await withReservation(page, { startDateTime, id: 901, addressId: 52001 });
      const header = new Header(page);
      await header.open(HOME);
      await expect(header.slot).toHaveAccessibleName(/^Delivery Mon 05 May, 10am - 11am/);
    });
  }

  test('is "Slot", and not "Book a slot", when its start cannot be read [SLOT-3]', async ({ page }) => {
    await withReservation(page, { startDateTime: '5 May, 10 o’clock' });
    const header = new Header(page);
    await header.open(HOME);
    await expect(header.link('Slot')).toHaveAttribute('href', '/ecom/serviceselection');
    await expect(header.link('Book a slot')).toHaveCount(0);
  });

  test('is shown without a branch when the branch id has a lone surrogate [SLOT-2] [CALL-3]', async ({
    page,
    context,
  }) => {
    await withReservation(page, { branchId: '651\uD800' });
    const header = new Header(page);
    await header.open(HOME);
    await expect(header.slot).toHaveAccessibleName(/^Delivery Mon 05 May/);
    const branch = (await context.cookies()).find(({ name }) => name === 'branchId');
    expect(branch?.value ?? '').not.toContain('%EF');
  });

  for (const addressId of ['..', '../log-out', '\uD800']) {
    test(`sends no request for an address whose id is ${JSON.stringify(addressId)} [SLOT-9] [AUTH-4]`, async ({
      page,
    }) => {
      const sent: string[] = [];
      await withReservation(page, { addressId });
      const header = new Header(page);
      await header.open(HOME);
      await expect(header.slot).toBeVisible();
      page.on('request', (request) => {
        if (request.headers()['authorization']) sent.push(new URL(request.url()).pathname);
      });
      await header.slot.click();
      await expect(header.slotDetails).toContainText('Monday 5 May');
      expect(sent).toEqual([]);
    });
  }
});

test.describe('the trolley', () => {
  test.beforeEach(async ({ preset, allowProblems }) => {
    allowProblems(DECODE_WARNING);
    await preset('amending');
  });

  test('keeps its price and the amend bar when the graph could not read the order [TROL-5] [AMND-1]', async ({
    page,
  }) => {
    await change(page, TROLLEY, ({ data }) => ({
      data: { ...(data as Body), getOrderWithRecommendations: null },
      errors: [{ message: 'order service is down', path: ['getOrderWithRecommendations'] }],
    }));
    const header = new Header(page);
    await header.open(HOME);
    await expect(header.trolley).toHaveAccessibleName(/^£\d.*, \d+ items, trolley/);
    await expect(amendBar(page)).toBeVisible();
  });

  for (const totalEstimatedCost of [null, { amount: 43.1, currencyCode: 'EUR' }, { amount: 1e21 }]) {
    test(`shows 'Trolley' in place of a price of ${JSON.stringify(totalEstimatedCost)}, with its count and the amend bar [TROL-3] [AMND-1]`, async ({
      page,
    }) => {
      await withTotals(page, { totalEstimatedCost });
      const header = new Header(page);
      await header.open(HOME);
      await expect(header.trolley).toHaveAccessibleName(/^Trolley, \d+ items$/);
      await expect(header.trolley.getByText('Trolley', { exact: true })).toBeVisible();
      await expect(amendBar(page)).toBeVisible();
    });
  }

  test('keeps its price and count when one count is missing [TROL-2] [TROL-3]', async ({ page }) => {
    await withTotals(page, { trolleyItemCounts: { hardConflicts: 0, softConflicts: 0 } });
    const header = new Header(page);
    await header.open(HOME);
    await expect(header.trolley).toHaveAccessibleName(/^£\d.*, [1-9]\d* items, trolley/);
  });
});
