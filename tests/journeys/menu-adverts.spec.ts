import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { consent, preventNavigation } from '../support/reported-events';
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
  const cookies: Promise<string | null>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/adtech/tracking/')) cookies.push(request.headerValue('cookie'));
  });
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
  expect(new Set(await Promise.all(cookies)), 'advertisers receive no cookie').toEqual(new Set([null]));
});
