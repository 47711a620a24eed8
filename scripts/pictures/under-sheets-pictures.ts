import { SIGNED_IN_CONFIG } from '../../tests/hosts/host-config';
import { buildPlainHost } from '../../tests/hosts/build-host';
import { serveHostPage } from '../../tests/hosts/serve-page';
import { PLAIN_SHEET, SHEETS } from '../../tests/hosts/sheets/sheets';
import { expect, test } from '../../tests/support/fixtures';
import { Header } from '../../tests/support/header';
import { SMALL_PARTS, WIDE_PARTS } from '../../tests/support/open-parts';
import { joinPictures, type Area } from './picture';

const CONTENT = '<main><h1>Host</h1><p>A <a href="/x">link</a> and <button>a button</button></p></main>';

const HEIGHT = 520;

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
      await page.setViewportSize({ width, height: HEIGHT });
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
      const file = `${name.replaceAll(/\W+/g, '-').replace(/-$/, '')}-${String(width)}`;
      // Both at half of their size.
      const place = (x: number): Area => ({ x, y: 0, width: width / 2, height: HEIGHT / 2 });
      await joinPictures(blank, `under-sheets/${file}`, [
        { png: await takePicture(PLAIN_SHEET), ...place(0) },
        { png: await takePicture(`${styles} ${PLAIN_SHEET}`), ...place(width / 2 + 8) },
      ]);
    }
  });
}
