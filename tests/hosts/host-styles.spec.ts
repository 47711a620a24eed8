import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { differingPixels } from '../support/pictures';
import { HOST_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';
import { PLAIN_SHEET, SHEETS } from './sheets/sheets';

/** The host's own content. */
const CONTENT = `<main><h1>Host</h1><p>A <a href="/x">link</a> and <button>a button</button></p>
  <ul><li>One</li><li>Two</li></ul><table><tr><th>Head</th><td>Cell</td></tr></table></main>`;

test.describe('a host with its own styles', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const open = async (page: Page, styles: string): Promise<Header> => {
    const header = new Header(page);
    const host = { name: 'plain', dir, config: HOST_CONFIG, styles, content: CONTENT };
    await header.open(await serveHostPage(page, host));
    if ((page.viewportSize()?.width ?? 0) >= 1440) {
      // This button loads last: without it, one of the pictures could lack it.
      await expect(header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return header;
  };
  const pictureOf = async (page: Page, height: number, file?: string): Promise<Buffer> => {
    await page.mouse.move(0, 600);
    const { width } = page.viewportSize() ?? { width: 0 };
    const clip = { x: 0, y: 0, width, height };
    return page.screenshot({ clip, animations: 'disabled', ...(file !== undefined && { path: file }) });
  };

  for (const [width, height] of [
    [1440, 159],
    [375, 50],
  ] as const) {
    for (const [name, styles] of Object.entries(SHEETS)) {
      test(`has the same header under ${name} at ${String(width)} px [FED-6]`, async ({
        page,
        context,
      }, info) => {
        await page.setViewportSize({ width, height: 700 });
        const blank = await context.newPage();
        await page.bringToFront();
        await open(page, PLAIN_SHEET);
        const plain = await pictureOf(page, height, info.outputPath('plain.png'));
        await page.unrouteAll();
        await open(page, `${styles} ${PLAIN_SHEET}`);
        const under = await pictureOf(page, height, info.outputPath('under.png'));
        expect(await differingPixels(blank, plain, under)).toBe(0);
      });
    }
  }

  test('looks the same with the header as without it [FED-6]', async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    const blank = await context.newPage();
    await page.bringToFront();
    await open(page, `${SHEETS.bootstrap} ${PLAIN_SHEET}`);
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
