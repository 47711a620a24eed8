import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, PAGES } from '../support/header';
import { BOOKED_SLOT } from '../support/slots';
import { consent, actionEventsOf, eventsOf, preventNavigation } from '../support/reported-events';

const NETWORK_ERRORS = /Failed to load resource|net::ERR_/;

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Check out the way you want' });
const opened = (modal: string) => ({ event: 'modal_opened', modal });
const closed = (modal: string) => ({ event: 'modal_closed', modal });

const open = async (page: Page, path: string) => {
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await preventNavigation(page);
  return header;
};

test.describe('the events [EVT-1]', () => {
  test.beforeEach(async ({ context, demo, allowProblems }) => {
    allowProblems(NETWORK_ERRORS);
    await consent(context, demo.origin, { analytics: true });
  });

  test('report that the chooser opened and closed, and the usual checkout', async ({ page, preset }) => {
    await preset('amending');
    await open(page, PAGES.path);
    const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
    await checkout.click();
    await chooser(page).getByRole('button', { name: 'Close' }).click();
    await checkout.click();
    await chooser(page).getByRole('button', { name: 'Check out as normal' }).click();
    await expect(chooser(page)).toHaveCount(0);
    expect(await actionEventsOf(page)).toEqual([
      { event: 'instant_checkout_trigger' },
      opened('instant-checkout'),
      { event: 'instant_checkout_close' },
      closed('instant-checkout'),
      { event: 'instant_checkout_trigger' },
      opened('instant-checkout'),
      { event: 'review_checkout_click' },
      { event: 'enter_checkout' },
      closed('instant-checkout'),
    ]);
  });

  test(
    'report that the details of a booked slot opened, that the slot is changed, and checkout',
    { tag: '@essential' },
    async ({ page, world }) => {
      await world({
        who: 'customer',
        slot: BOOKED_SLOT,
        trolley: { lines: [{ lineNumber: '500013', amount: 40 }] },
      });
      const header = await open(page, PAGES.path);
      await header.slot.click();
      await header.slotDetails.getByRole('link', { name: /Change slot/ }).click();
      await header.banner.getByRole('link', { name: 'Checkout' }).click();
      const slot = { slotType: 'DELIVERY', serviceType: 'GROCERY' };
      await expect
        .poll(() => actionEventsOf(page))
        .toEqual([
          { event: 'slot_details_button_click', ...slot },
          { event: 'change_slot_button_click', ...slot },
          { event: 'enter_checkout' },
        ]);
    },
  );

  test('report the link to book a slot', async ({ page, world }) => {
    await world({ who: 'customer', slot: null });
    const header = await open(page, PAGES.path);
    await header.link('Book a slot').click();
    await expect.poll(() => actionEventsOf(page)).toEqual([{ event: 'click_book_slot' }]);
  });

  test('report the dialog of an unchangeable slot, and the changes that are kept', async ({
    page,
    preset,
  }) => {
    await preset('amending-fixed-slot');
    await open(page, PAGES.path);
    const bar = amendBar(page);
    await bar.getByRole('button', { name: 'Change slot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await bar.getByRole('button', { name: 'Discard amends' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await actionEventsOf(page)).toEqual([
      { event: 'change_slot_button_click', slotType: 'DELIVERY', serviceType: 'GROCERY' },
      opened('slot-change'),
      closed('slot-change'),
      opened('discard-amends'),
      closed('discard-amends'),
    ]);
  });
});

for (const analytics of ['none', 'false'] as const) {
  test(
    `no event is reported without consent (analytics: ${analytics}) [AUTH-8]`,
    { tag: '@essential' },
    async ({ page, context, demo, preset }) => {
      if (analytics === 'false') await consent(context, demo.origin, { analytics: false });
      await preset('amending');
      const header = await open(page, PAGES.path);
      await header.slot.click();
      await expect(header.slotDetails).toBeVisible();
      await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
      await chooser(page).getByRole('button', { name: 'Check out as normal' }).click();
      await expect(chooser(page)).toHaveCount(0);
      expect(await eventsOf(page)).toEqual([]);
    },
  );
}
