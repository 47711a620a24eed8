import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { consent, eventsOf, preventNavigation } from '../support/reported-events';
import { WideMenu } from '../support/wide-menu';

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
