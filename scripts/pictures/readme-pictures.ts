import { VISITOR_FEATURES } from '../../host-demo/services/state';
import { expect, test } from '../../tests/support/fixtures';
import { Header, STOREFRONT } from '../../tests/support/header';
import { joinPictures, shootInFont } from './picture';

const DESKTOP = { x: 0, y: 0, width: 1440, height: 900 } as const;
const PHONE = { x: 0, y: 0, width: 390, height: 844 } as const;
/** Where the phone is drawn beside the desktop, as high as the desktop. */
const BESIDE = { x: 1456, y: 0, width: 416, height: 900 } as const;

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
  await header.searchTrigger.click();
  await header.search.pressSequentially('bread');
  await expect(page.getByRole('rowgroup', { name: 'Products' }).getByRole('link').first()).toBeVisible();
  const phone = await shootInFont(page, PHONE);
  await joinPictures(await page.context().newPage(), 'shop', [
    { png: desktop, ...DESKTOP },
    { png: phone, ...BESIDE },
  ]);
});
