import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/support/fixtures';
import { FONTS, useFont } from '../../tests/support/fonts';
import { Header } from '../../tests/support/header';
import { MIDDAY_SLOT } from '../../tests/support/slots';

const WIDTHS = [320, 375, 414, 544, 768, 992, 1120, 1200, 1280, 1366, 1440, 1920, 2560] as const;

/** Joins pictures from top to bottom, each with its width in CSS pixels above it. Returns WebP in base64. */
const stack = (blank: Page, pictures: readonly Buffer[]) =>
  blank.evaluate(
    async (list) => {
      const bitmaps = await Promise.all(
        list.map(async (base64) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
        ),
      );
      const caption = 28;
      const height = bitmaps.reduce((sum, bitmap) => sum + bitmap.height + caption, 0);
      const canvas = new OffscreenCanvas(Math.max(...bitmaps.map(({ width }) => width)), height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the page has no canvas context');
      context.fillStyle = '#ddd';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#222';
      context.font = '16px sans-serif';
      let top = 0;
      for (const bitmap of bitmaps) {
        context.fillText(`${String(bitmap.width)} px`, 8, top + 20);
        context.drawImage(bitmap, 0, top + caption);
        top += bitmap.height + caption;
      }
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    pictures.map((picture) => picture.toString('base64')),
  );

test.use({ bypassCSP: true });

for (const font of FONTS) {
  test(`a customer with the longest usual slot, in ${font}`, async ({ page, context, preset, world }) => {
    await preset('slot-booked');
    await world({ who: 'customer', slot: MIDDAY_SLOT });
    const blank = await context.newPage();
    await page.bringToFront();
    const pictures: Buffer[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 240 });
      const header = new Header(page);
      await header.open('/ecom/shop/browse/groceries');
      await expect(header.trolley).toHaveAccessibleName(/£/);
      await expect(header.slot).toBeVisible();
      await useFont(page, font);
      const height = (await header.banner.boundingBox())?.height ?? 0;
      pictures.push(await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width, height } }));
    }
    const file = `widths-${font.toLowerCase().replaceAll(' ', '-')}-2560.webp`;
    writeFileSync(`docs/pictures/${file}`, await stack(blank, pictures), 'base64');
  });
}
