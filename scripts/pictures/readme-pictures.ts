import { VISITOR_FEATURES } from '../../host-demo/services/state';
import { expect, test } from '../../tests/support/fixtures';
import { Header, PAGES, STOREFRONT } from '../../tests/support/header';
import { shiftsOf, watchShifts } from '../../tests/support/shifts';
import { joinPictures, shootInFont } from './picture';

const DESKTOP = { x: 0, y: 0, width: 1440, height: 900 } as const;
const PHONE = { x: 0, y: 0, width: 390, height: 844 } as const;
/** Where the phone is drawn beside the desktop, as high as the desktop. */
const BESIDE = { x: 1456, y: 0, width: 416, height: 900 } as const;

const HOST = { x: 0, y: 0, width: 1024, height: 480 } as const;
/** The height of a caption above a picture. */
const CAPTION = 32;

test.use({ bypassCSP: true, viewport: DESKTOP, deviceScaleFactor: 1 });

test('the picture of the README: the menu on a wide screen, suggestions on a phone', async ({
  page,
  preset,
  world,
}) => {
  await preset('slot-booked');
  await world({ features: VISITOR_FEATURES, season: 'christmas' });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
  await expect(header.banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
  const desktop = await shootInFont(page, DESKTOP);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await header.open(STOREFRONT.path);
  await header.search.click();
  await header.search.pressSequentially('bread');
  await expect(page.getByRole('rowgroup', { name: 'Products' }).getByRole('link').first()).toBeVisible();
  const phone = await shootInFont(page, PHONE);
  await joinPictures(await page.context().newPage(), 'shop', [
    { png: desktop, ...DESKTOP },
    { png: phone, ...BESIDE },
  ]);
});

test('a host page before and after the header, with its layout shift', async ({ page, preset }) => {
  await page.setViewportSize(HOST);
  await preset('slot-booked');
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/ecom\/assets\/mfe\/.*\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(PAGES.path, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const before = await page.screenshot();
  release();
  const header = new Header(page);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  const after = await page.screenshot();
  const shift = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
  const below = HOST.height + 2 * CAPTION;
  await joinPictures(await page.context().newPage(), 'host', [
    { png: before, ...HOST, y: CAPTION, caption: 'The page of a host, before the header has loaded' },
    { png: after, ...HOST, y: below, caption: `After: layout shift ${shift.toFixed(3)}` },
  ]);
});
