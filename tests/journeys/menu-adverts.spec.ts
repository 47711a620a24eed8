import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { headerCalls } from '../support/journal';
import { consent, actionEventsOf, preventNavigation } from '../support/reported-events';
import { WideMenu } from '../support/wide-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns how often each of an advertiser's addresses was requested, by kind. */
const reported = async (context: BrowserContext, origin: string) => {
  const response = await context.request.get(`${origin}/demo/tracking`);
  const counts = (await response.json()) as Readonly<Record<string, number>>;
  return Object.entries(counts).map(([url, count]) => [url.slice(url.lastIndexOf('/') + 1), count]);
};

test('an advert of the menu reports one impression, as soon as half of it is visible, and a click when it is followed [MEGA-9] [CONT-6]', async ({
  page,
  context,
  world,
  demo,
}) => {
  await world({ who: 'visitor', features: { adTechMenuBanners: true } });
  await consent(context, demo.origin, { advertising: true });
  await page.setViewportSize({ width: 1440, height: 240 });
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  await preventNavigation(page);
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  const advert = menu.panel.getByRole('complementary');
  await expect(advert).toBeAttached();
  await menu.settled();
  await expect(advert).not.toBeInViewport({ ratio: 0.5 });
  expect(await reported(context, demo.origin)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(advert).toBeInViewport({ ratio: 0.5 });
  await expect.poll(() => reported(context, demo.origin)).toEqual([['impression', 1]]);

  await page.keyboard.press('Escape');
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  await expect(advert).toBeInViewport({ ratio: 0.5 });
  await advert.getByRole('link').first().click();
  await expect
    .poll(() => reported(context, demo.origin))
    .toEqual([
      ['impression', 1],
      ['click', 1],
    ]);
});

for (const advertising of ['false', undefined] as const) {
  test(`without consent (${advertising ?? 'never asked'}) there is no advert and no request to an advertiser [MEGA-9] [AUTH-8]`, async ({
    page,
    context,
    world,
    demo,
    journal,
  }) => {
    await world({ who: 'visitor', features: { adTechMenuBanners: true } });
    if (advertising) await consent(context, demo.origin, { advertising: false });
    const menu = new WideMenu(page);
    await menu.open(GROCERIES);
    await menu.toggle.click();
    const fragment = page.waitForResponse(/\/fragments\/menu\/category\//);
    await menu.parent('Bakery').click();
    await (await fragment).finished();
    await expect(menu.link('View all Bakery')).toBeVisible();
    await expect(menu.panel.getByRole('complementary')).toHaveCount(0);
    expect(headerCalls(await journal()).filter(({ call }) => call === 'banners')).toEqual([]);
    expect(await reported(context, demo.origin)).toEqual([]);
  });
}

test('a press in the mega menu is reported with its label and kind [EVT-1]', async ({
  page,
  context,
  demo,
}) => {
  await consent(context, demo.origin, { analytics: true });
  const menu = new WideMenu(page);
  await menu.open(GROCERIES);
  await preventNavigation(page);
  const pressed = (buttonLabel: string, buttonType: string) => ({
    event: 'click_megamenu',
    action: 'button_clicked',
    buttonLabel,
    buttonType,
  });
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  await menu.link('View all Bakery').click();
  await expect(menu.panel).toHaveCount(0);
  await menu.header.banner.getByRole('button', { name: 'Christmas', exact: true }).click();
  expect(await actionEventsOf(page)).toEqual([
    pressed('Groceries', 'menu'),
    pressed('Bakery', 'category'),
    pressed('View all Bakery', 'link'),
    pressed('Christmas', 'menu'),
  ]);
});
