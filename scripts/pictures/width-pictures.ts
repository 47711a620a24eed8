import { expect, test } from '../../tests/support/fixtures';
import { FONTS, useFont } from '../../tests/support/fonts';
import { Header, STOREFRONT } from '../../tests/support/header';
import { MIDDAY_SLOT } from '../../tests/support/slots';
import { joinPictures, type PlacedPicture } from './picture';

const WIDTHS = [320, 375, 414, 544, 768, 992, 1120, 1200, 1280, 1366, 1440, 1920, 2560] as const;

const CAPTION_HEIGHT = 28;

test.use({ bypassCSP: true });

for (const font of FONTS) {
  test(`a customer with the longest usual slot, in ${font}`, async ({ page, context, preset, world }) => {
    await preset('slot-booked');
    await world({ who: 'customer', slot: MIDDAY_SLOT });
    const blank = await context.newPage();
    await page.bringToFront();
    const pictures: PlacedPicture[] = [];
    let top = 0;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 240 });
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(header.trolley).toHaveAccessibleName(/£/);
      await expect(header.slot).toBeVisible();
      await useFont(page, font);
      const height = Math.round((await header.banner.boundingBox())?.height ?? 0);
      const png = await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width, height } });
      top += CAPTION_HEIGHT;
      pictures.push({ png, caption: `${String(width)} px`, x: 0, y: top, width, height });
      top += height;
    }
    await joinPictures(blank, `widths-${font.toLowerCase().replaceAll(' ', '-')}-2560`, pictures);
  });
}
