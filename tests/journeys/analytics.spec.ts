import type { Locator, Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, PAGES } from '../support/header';
import { actionEventsOf, consent, eventsOf, preventNavigation } from '../support/reported-events';
import { BOOKED_SLOT } from '../support/slots';
import { WideMenu } from '../support/wide-menu';

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

  test('report the dialog of an unchangeable slot, and the changes that are kept [SLOT-8]', async ({
    page,
    preset,
  }) => {
    await preset('amending-fixed-slot');
    await open(page, PAGES.path);
    const bar = amendBar(page);
    await bar.getByRole('button', { name: 'Change slot' }).click();
    const alert = page.getByRole('dialog', { name: 'Your slot can’t be changed' });
    await expect(alert).toContainText(
      'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.',
    );
    await alert.getByRole('button', { name: 'OK' }).click();
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

test.describe("the links of editors' content", () => {
  /** On the storefront's pages the host's router would follow the link. */
  const PATH = '/ecom/recipes';
  const BAKERY = '300219';

  test.use({ viewport: { width: 1440, height: 900 } });

  /** Opens the menu, and a category if one is given, and follows a link of editors' content. */
  const follow = async (menu: WideMenu, category: string | undefined, link: Locator) => {
    await menu.toggle.click();
    if (category) await menu.parent(category).click();
    await expect(link).toBeVisible();
    await menu.settled();
    await link.click();
    await menu.page.keyboard.press('Escape');
    await expect(menu.panel).toHaveCount(0);
  };

  const followAll = async (menu: WideMenu) => {
    await follow(
      menu,
      undefined,
      menu.panel.getByRole('link', { name: /Baked this morning|Shop now/ }).first(),
    );
    await follow(menu, 'Bakery', menu.link('See the offers'));
    await follow(menu, 'Bakery', menu.link('New in'));
    await follow(menu, 'Bakery', menu.link('See all of Bakery'));
  };

  test("each link of editors' content sends promo_click with its promotion, with consent to analytics [EVT-1] [CONT-3]", async ({
    page,
    context,
    demo,
    world,
  }) => {
    await world({ who: 'visitor' });
    await consent(context, demo.origin, { analytics: true });
    const menu = new WideMenu(page);
    await menu.open(PATH);
    await preventNavigation(page);
    await followAll(menu);
    const promotions = (await eventsOf(page)).filter(({ event }) => event === 'promo_click');
    expect(promotions).toEqual([
      { event: 'promo_click', componentId: 'middle-bakery', promoName: 'Morning bake' },
      { event: 'promo_click', componentId: `card-${BAKERY}`, label: 'See the offers' },
      { event: 'promo_click', componentId: `links-${BAKERY}`, label: 'New in' },
      {
        event: 'promo_click',
        componentId: `words-${BAKERY}`,
        label: 'See all of Bakery',
        promoName: 'Favourites in Bakery',
        promoType: 'menu',
        promoPeriod: '2026-48',
        bannerPurpose: 'browse',
        buyingOfficeAndGroup: `office-${BAKERY}`,
      },
    ]);
  });
});
