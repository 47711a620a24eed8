import { SLOT_UPDATE, type SlotUpdate } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS, STOREFRONT } from '../support/header';
import { headerCalls } from '../support/journal';
import { openUntilSynced } from '../support/open-until-synced';
import { BOOKED_SLOT } from '../support/slots';

test(
  'a customer books a delivery slot and the header shows it on every shell [SLOT-2] [SLOT-3]',
  { tag: '@essential' },
  async ({ page, world, journal, context }) => {
    await world({ who: 'customer' });
    const header = new Header(page);
    await header.open('/ecom/shop/browse/groceries');
    await header.link('Book a slot').click();
    await expect(page).toHaveURL('/ecom/serviceselection');

    await page.getByRole('main').getByRole('link', { name: 'See times' }).first().click();
    await expect(page).toHaveURL('/ecom/bookslot/delivery');
    await page
      .getByRole('main')
      .getByRole('button', { name: /\d(am|pm)|midday/i })
      .and(page.locator(':enabled'))
      .first()
      .click();

    const { slot } = header;
    await expect(slot).toBeVisible();
    const name = await slot.getAttribute('aria-label');
    expect(name).toMatch(/^Delivery (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d [A-Z][a-z]+, .+\. Slot details$/);
    for (const { path } of SHELLS) {
      await header.open(path);
      await expect(slot).toHaveAccessibleName(name ?? '');
    }

    const branch = (await context.cookies()).find((cookie) => cookie.name === 'branchId');
    expect(branch?.value).toBe('651');
    const requests = headerCalls(await journal()).filter(({ call }) => call === 'slot-reservations');
    expect(requests.length).toBeGreaterThan(0);
  },
);

test('a customer without a slot sees the next free one on wide screens, and nothing moves when it arrives [SLOT-3]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', clock: '2026-05-04T12:00:00Z', features: { nextSlot: true } });
  const header = new Header(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/tag=slots/, async (route) => {
    await released;
    await route.continue();
  });
  await header.open('/ecom/shop/browse/groceries');
  const booking = header.banner.getByRole('link', { name: /^Book a slot/ });
  await expect(booking).toHaveAccessibleName('Book a slot');
  const before = [await booking.boundingBox(), await header.trolley.boundingBox()];
  release();
  const next = booking.getByText('Today 6pm');
  await expect(next).toBeVisible();
  await expect(booking).toHaveAccessibleName('Book a slot Next free slot: Today 6pm - 7pm · GU99');
  expect([await booking.boundingBox(), await header.trolley.boundingBox()]).toEqual(before);
  await page.setViewportSize({ width: 992, height: 800 });
  const [place, text] = [await booking.boundingBox(), await next.boundingBox()];
  const endOf = (box: typeof place) => (box ? box.x + box.width : NaN);
  expect(endOf(text), 'is whole where there is little room').toBeLessThanOrEqual(endOf(place));
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(next).toBeHidden();
  await expect(booking).toHaveAccessibleName('Book a slot');
});

test(
  'a slot that is reserved for some minutes shows them, without announcing them, and is no longer shown when they are over [SLOT-1]',
  { tag: '@essential' },
  async ({ page, preset }) => {
    await page.clock.install();
    await preset('slot-reserved');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    const { slot } = header;
    await expect(slot).toHaveAttribute('data-minutes-left', '12 min left');
    const shown = await slot.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(shown, 'its style sheet is loaded').toBe('"12 min left"');
    const name = await slot.getAttribute('aria-label');
    expect(name).toMatch(/^Delivery .*\. Slot details$/);
    await page.clock.runFor(60_000);
    await expect(slot).toHaveAttribute('data-minutes-left', '11 min left');
    expect(await slot.getAttribute('aria-label')).toBe(name);
    await slot.click();
    await expect(header.slotDetails).toContainText(/Reserved until\d+(:\d\d)?[ap]m/);
  },
);

test(
  `the slot's time is in London's time zone, whatever the device's is [SLOT-6]`,
  { tag: '@essential' },
  async ({ browser, demo }) => {
    const context = await browser.newContext({ baseURL: demo.origin, timezoneId: 'Pacific/Auckland' });
    await context.request.put(`${demo.origin}/demo/world`, {
      data: {
        who: 'customer',
        slot: {
          id: 'sr-1',
          status: 'UNCONFIRMED',
          addressId: '52001',
          branchId: '651',
          slotType: 'DELIVERY',
          startDateTime: '2031-07-07T11:00:00Z',
          endDateTime: '2031-07-07T12:00:00Z',
          amendOrderCutoffDateTime: '2031-07-06T22:00:00Z',
          charge: 3,
        },
      },
    });
    const header = new Header(await context.newPage());
    await header.open(STOREFRONT.path);
    await expect(header.slot).toHaveAccessibleName(/^Delivery Mon 07 Jul, 12:00 midday/);
    await expect(header.banner.getByText(/Mon 07 Jul/)).toBeVisible();
    await context.close();
  },
);

test(
  'a slot that the page changes is shown as loading, then refetched, in this tab and in the other [SLOT-3]',
  { tag: '@essential' },
  async ({ page, context, preset, world }) => {
    await preset('slot-booked');
    await world({ slot: BOOKED_SLOT });
    const header = await openUntilSynced(page, '/ecom/recipes');
    const other = await openUntilSynced(await context.newPage(), '/ecom/recipes');
    const announce = (detail: SlotUpdate) =>
      page.evaluate(([type, update]) => document.dispatchEvent(new CustomEvent(type, { detail: update })), [
        SLOT_UPDATE,
        detail,
      ] as const);

    await announce({ phase: 'start' });
    await expect(header.banner.getByText('Loading your slot')).toBeAttached();
    await announce({ phase: 'fail' });
    await expect(header.slot).toHaveAccessibleName(/Mon 05 May/);

    await announce({ phase: 'start' });
    await world({
      slot: { ...BOOKED_SLOT, startDateTime: '2031-05-06T12:00:00Z', endDateTime: '2031-05-06T13:00:00Z' },
    });
    await announce({ phase: 'finish' });
    await expect(header.slot).toHaveAccessibleName(/Tue 06 May/);
    await other.page.bringToFront();
    await expect(other.slot).toHaveAccessibleName(/Tue 06 May/);
  },
);

test('the home page shows a booked slot with a link that changes it, and otherwise offers delivery times [HOST-2]', async ({
  page,
  preset,
  world,
}) => {
  await preset('customer');
  await world({ slot: BOOKED_SLOT });
  const main = page.getByRole('main');
  const times = main.getByRole('link', { name: 'See delivery times' });
  await page.goto(STOREFRONT.path);
  await expect(main.getByText('Your delivery: Monday 5 May, 10am - 11am')).toBeVisible();
  await expect(times).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Change slot' })).toHaveAttribute(
    'href',
    '/ecom/bookslot/delivery',
  );

  // Browsers under automation do not hide pages: the test dispatches the event of a return from another tab.
  await world({ slot: null });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(times).toHaveAttribute('href', '/ecom/serviceselection');
  await expect(main.getByText('Your delivery')).toHaveCount(0);

  await world({
    slot: { ...BOOKED_SLOT, slotType: 'GROCERY_COLLECTION', addressId: null, status: 'EXPIRED' },
  });
  await page.reload();
  await expect(times).toBeVisible();

  // An order that is being prepared keeps its slot.
  await page.goto('about:blank');
  await preset('amending-fixed-slot');
  await page.goto(STOREFRONT.path);
  await expect(main.getByText(/^Your delivery: .*, 10am - 11am$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Change slot' })).toHaveCount(0);
  await expect(times).toHaveCount(0);
});
