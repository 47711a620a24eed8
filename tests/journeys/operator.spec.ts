import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { PAGES } from '../support/header';
import { headerCalls } from '../support/journal';
import { MultiSearch } from '../support/multi-search';
import { shiftsOf, watchShifts } from '../support/shifts';
import { consent, eventsOf, preventNavigation } from '../support/reported-events';
import { WideMenu } from '../support/wide-menu';

const BANNER = 'You are signed on as customer 70012345';
const HISTORY = 'wtr_groceries_search_history';

test.use({ viewport: { width: 1440, height: 900 } });

for (const width of [320, 1440]) {
  test(
    `staff see whose account they use, without a layout shift, ${String(width)} px [AUTH-3] [SHELL-4]`,
    { tag: width === 1440 ? '@essential' : [] },
    async ({ page, world }) => {
      await world({ who: 'operator' });
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const menu = new WideMenu(page);
      await menu.header.open(PAGES.path);
      await expect(menu.header.banner.getByText(BANNER)).toBeInViewport();
      await page.evaluate(() => {
        scrollTo(0, 600);
      });
      await expect(menu.header.banner.getByText(BANNER)).toBeInViewport();
      expect(await shiftsOf(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    },
  );
}

for (const who of ['customer', 'operator'] as const) {
  test(`${who === 'operator' ? 'staff store nothing' : 'unlike staff, a customer stores their data'} [AUTH-3] [AUTH-8]`, async ({
    page,
    context,
    world,
    demo,
    journal,
  }) => {
    const isOurs = who === 'customer';
    await world({ who, features: { adTechMenuBanners: true, multiSearch: true, searchHistory: true } });
    await consent(context, demo.origin, { analytics: true, advertising: true });
    const menu = new WideMenu(page);
    await menu.open(PAGES.path);
    await expect(menu.header.trolley).toHaveAccessibleName(/£/);
    await expect(menu.header.banner.getByText(BANNER)).toHaveCount(isOurs ? 0 : 1);

    const fragment = page.waitForResponse(/\/fragments\/menu\/category\//);
    await menu.toggle.click();
    await expect(menu.parent('Bakery')).toBeVisible();
    await menu.settled();
    await menu.parent('Bakery').click();
    await (await fragment).finished();
    await expect(menu.link('View all Bakery')).toBeVisible();
    const advert = menu.panel.getByRole('complementary');
    await (isOurs ? expect(advert).toBeInViewport({ ratio: 0.5 }) : expect(advert).toHaveCount(0));
    await page.keyboard.press('Escape');
    await expect(menu.panel).toHaveCount(0);

    const list = new MultiSearch(page);
    await list.open();
    await list.list.fill('oat milk\nrye bread');
    await page.keyboard.press('Escape');
    await expect(list.dialog).toHaveCount(0);
    await preventNavigation(page);
    await menu.header.search.fill('milk');
    await expect(menu.header.suggestions).toBeVisible();
    await menu.header.search.press('Enter');
    await expect(menu.header.suggestions).toHaveCount(0);

    const stored = await page.evaluate(() => Object.keys(localStorage));
    const names = new Set((await eventsOf(page)).map(({ event }) => event));
    expect({
      history: stored.includes(HISTORY),
      list: stored.some((key) => key.startsWith('wtr_multi_search')),
      personalisation: names.has('retail_personalisation'),
      impression: names.has('impression'),
      adverts: headerCalls(await journal()).some(({ call }) => call === 'banners'),
    }).toEqual({
      history: isOurs,
      list: isOurs,
      personalisation: isOurs,
      impression: isOurs,
      adverts: isOurs,
    });
  });
}
