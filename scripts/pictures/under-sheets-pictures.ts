import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SIGNED_IN_CONFIG } from '../../tests/hosts/host-config';
import { buildPlainHost } from '../../tests/hosts/build-host';
import { serveHostPage } from '../../tests/hosts/serve-page';
import { PLAIN_SHEET, SHEETS } from '../../tests/hosts/sheets/sheets';
import { expect, test } from '../../tests/support/fixtures';
import { Header } from '../../tests/support/header';
import { SMALL_PARTS, WIDE_PARTS } from '../../tests/support/open-parts';

const CONTENT = '<main><h1>Host</h1><p>A <a href="/x">link</a> and <button>a button</button></p></main>';

/** Joins two pictures of one size side by side, at half of their size. Returns WebP in base64. */
const sideBySide = (blank: Page, pictures: readonly Buffer[]) =>
  blank.evaluate(
    async (list) => {
      const [left, right] = await Promise.all(
        list.map(async (base64) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
        ),
      );
      if (!left || !right) throw new Error('sideBySide needs two pictures');
      const [width, height] = [left.width / 2, left.height / 2];
      const canvas = new OffscreenCanvas(2 * width + 8, height);
      const context = canvas.getContext('2d');
      context?.drawImage(left, 0, 0, width, height);
      context?.drawImage(right, width + 8, 0, width, height);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    pictures.map((picture) => picture.toString('base64')),
  );

for (const [name, styles] of Object.entries(SHEETS)) {
  test(`plain and under ${name}`, async ({ page, context, preset }) => {
    await preset('slot-booked');
    const blank = await context.newPage();
    await page.bringToFront();
    const dir = await buildPlainHost();
    for (const [width, open] of [
      [1440, WIDE_PARTS['slot details']],
      [375, SMALL_PARTS['side menu']],
    ] as const) {
      await page.setViewportSize({ width, height: 520 });
      const takePicture = async (sheet: string) => {
        const header = new Header(page);
        await page.unrouteAll();
        const host = { name: 'plain', dir, config: SIGNED_IN_CONFIG, styles: sheet, content: CONTENT };
        await header.open(await serveHostPage(page, host));
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await page.waitForLoadState('networkidle');
        await open(page);
        return page.screenshot({ animations: 'disabled' });
      };
      const pictures = [await takePicture(PLAIN_SHEET), await takePicture(`${styles} ${PLAIN_SHEET}`)];
      const file = `${name.replaceAll(/\W+/g, '-').replace(/-$/, '')}-${String(width)}.webp`;
      writeFileSync(`docs/pictures/under-sheets/${file}`, await sideBySide(blank, pictures), 'base64');
    }
  });
}
