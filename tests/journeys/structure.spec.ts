import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { needlessParts } from '../support/named-parts';
import { SMALL_PARTS, WIDE_PARTS } from '../support/open-parts';
import { SideMenu } from '../support/side-menu';
import { WideMenu } from '../support/wide-menu';

const PAGE = STOREFRONT.path;

for (const width of [375, 1440] as const) {
  for (const who of ['visitor', 'slot-booked', 'amending', 'trolley-failures'] as const)
    test(`no list is empty, and no part has the name of the part around it, at ${String(width)} px for ${who} [SHELL-7]`, async ({
      page,
      preset,
    }) => {
      await preset(who);
      await page.setViewportSize({ width, height: 800 });
      const header = new Header(page);
      await header.open(PAGE);
      if (who !== 'visitor') await expect(header.trolley).toHaveAccessibleName(/£/);
      expect(await needlessParts(page)).toEqual([]);
    });

  for (const [name, openPart] of Object.entries(width < 992 ? SMALL_PARTS : WIDE_PARTS))
    test(`no list is empty, and no part has the name of the part around it, while ${name} is open at ${String(width)} px [SHELL-7]`, async ({
      page,
      preset,
    }) => {
      await preset('slot-booked');
      await page.setViewportSize({ width, height: 800 });
      await new Header(page).open(PAGE);
      await openPart(page);
      expect(await needlessParts(page)).toEqual([]);
    });
}

test('levels of the menus have no empty list before they have loaded or after a failure [MEGA-10] [SLID-1] [SHELL-7]', async ({
  page,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await page.setViewportSize({ width: 1440, height: 800 });
  const menu = new WideMenu(page);
  await menu.open(PAGE);
  await faults([{ call: 'taxonomy', kind: 'status', status: 503 }]);
  await menu.toggle.press('Enter');
  await menu.parent('Bakery').press('Enter');
  await menu.parent('Bread').press('Enter');
  await expect(menu.header.banner.getByText(/could not be loaded/).first()).toBeVisible();
  expect(await needlessParts(page)).toEqual([]);

  const side = new SideMenu(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await side.trigger.click();
  await side.push('Groceries', 'Bakery', 'Bread');
  await expect(side.dialog.getByText(/could not be loaded/)).toBeVisible();
  expect(await needlessParts(page)).toEqual([]);
});
