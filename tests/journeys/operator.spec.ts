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

test('staff store nothing, and see no adverts [AUTH-3] [AUTH-8]', async ({
  page,
  context,
  world,
  demo,
  journal,
}) => {
  const features = { adTechMenuBanners: true, multiSearch: true, searchHistory: true };
  await world({ who: 'operator', features });
  await consent(context, demo.origin, { analytics: true, advertising: true });
  const menu = new WideMenu(page);
  await menu.open(PAGES.path);
  await expect(menu.header.trolley).toHaveAccessibleName(/£/);

  const fragment = page.waitForResponse(/\/fragments\/menu\/category\//);
  await menu.toggle.click();
  await expect(menu.parent('Bakery')).toBeVisible();
  await menu.settled();
  await menu.parent('Bakery').click();
  await (await fragment).finished();
  await expect(menu.link('View all Bakery')).toBeVisible();
  await expect(menu.panel.getByRole('complementary')).toHaveCount(0);
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
  expect(stored.filter((key) => key === HISTORY || key.startsWith('wtr_multi_search'))).toEqual([]);
  const events = (await eventsOf(page)).map(({ event }) => event);
  expect(events.filter((event) => event === 'retail_personalisation' || event === 'impression')).toEqual([]);
  expect(headerCalls(await journal()).some(({ call }) => call === 'banners')).toBe(false);
});
