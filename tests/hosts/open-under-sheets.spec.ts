import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SMALL_PARTS, visitParts, WIDE_PARTS } from '../support/open-parts';
import { differingPixels } from '../support/pictures';
import { SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';
import { PLAIN_SHEET, SHEETS } from './sheets/sheets';

/** The host's own content. */
const CONTENT = `<main><h1>Host</h1><p>A <a href="/x">link</a> and <button>a button</button></p>
  <ul><li>One</li><li>Two</li></ul><table><tr><th>Head</th><td>Cell</td></tr></table></main>`;

test.describe('a host with its own styles', () => {
  const open = async (page: Page, styles: string, content = '') => {
    const header = new Header(page);
    await page.unrouteAll();
    await header.open(await servePlainHost(page, { config: SIGNED_IN_CONFIG, styles, content }));
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await expect(header.slot).toBeVisible();
    // This button loads last: without it, one of the pictures could lack it.
    if ((page.viewportSize()?.width ?? 0) >= 1440)
      await expect(header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };

  for (const [width, headerHeight, parts] of [
    [1440, 159, WIDE_PARTS],
    [375, 50, SMALL_PARTS],
  ] as const) {
    test(`has the same header, menus, details and dialogs under each of them at ${String(width)} px [FED-6]`, async ({
      page,
      context,
      preset,
    }, info) => {
      test.setTimeout(120_000);
      await preset('slot-booked');
      await page.setViewportSize({ width, height: 700 });
      const blank = await context.newPage();
      await page.bringToFront();
      const picturesUnder = async (name: string, styles: string) => {
        await open(page, styles);
        const pictures: Record<string, Buffer> = {};
        const take = async (part: string, height: number) => {
          await page.mouse.move(0, 699);
          const path = info.outputPath(`${part}-${name}.png`);
          const clip = { x: 0, y: 0, width, height };
          pictures[part] = await page.screenshot({ animations: 'disabled', path, clip });
        };
        await take('header', headerHeight);
        await visitParts(page, parts, (part) => take(part, 700));
        return pictures;
      };
      const plain = await picturesUnder('plain', PLAIN_SHEET);
      const differing: Record<string, number> = {};
      for (const [name, styles] of Object.entries(SHEETS)) {
        const under = await picturesUnder(name, `${styles} ${PLAIN_SHEET}`);
        for (const [part, picture] of Object.entries(under))
          differing[`${part} under ${name}`] = await differingPixels(
            blank,
            plain[part] ?? Buffer.of(),
            picture,
          );
      }
      expect(Object.entries(differing).filter(([, pixels]) => pixels > 0)).toEqual([]);
    });
  }

  test('looks the same with the header as without it [FED-6]', async ({ page, context, preset }) => {
    await preset('slot-booked');
    await page.setViewportSize({ width: 1440, height: 700 });
    const blank = await context.newPage();
    await page.bringToFront();
    await open(page, `${SHEETS.bootstrap} ${PLAIN_SHEET}`, CONTENT);
    const main = page.getByRole('main');
    const withHeader = await main.screenshot();
    await page.evaluate(() => {
      document.dispatchEvent(new Event('unmount-header'));
      for (const sheet of document.querySelectorAll('link[href*="/mfe/"]')) sheet.remove();
    });
    await expect(page.locator('#root')).toBeEmpty();
    expect(await differingPixels(blank, withHeader, await main.screenshot())).toBe(0);
  });
});
