import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SMALL_PARTS, WIDE_PARTS } from '../support/open-parts';
import { differingPixels } from '../support/pictures';
import { SIGNED_IN_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';
import { PLAIN_SHEET, SHEETS } from './sheets/sheets';

test.describe('a host with its own styles', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const open = async (page: Page, styles: string) => {
    const header = new Header(page);
    const host = { name: 'plain', dir, config: SIGNED_IN_CONFIG, styles };
    await page.unrouteAll();
    await header.open(await serveHostPage(page, host));
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await page.waitForLoadState('networkidle');
  };

  for (const [width, parts] of [
    [1440, WIDE_PARTS],
    [375, SMALL_PARTS],
  ] as const) {
    test(`has the same menus, details and dialogs under each of them at ${String(width)} px [FED-6]`, async ({
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
        for (const [part, openPart] of Object.entries(parts)) {
          const shown = await openPart(page);
          await page.mouse.move(0, 699);
          const file = info.outputPath(`${part}-${name}.png`);
          pictures[part] = await page.screenshot({ animations: 'disabled', path: file });
          await page.keyboard.press('Escape');
          await expect(shown).toBeHidden();
        }
        return pictures;
      };
      const plain = await picturesUnder('plain', PLAIN_SHEET);
      const differing: Record<string, number> = {};
      for (const [name, styles] of Object.entries(SHEETS)) {
        const under = await picturesUnder(name, `${styles} ${PLAIN_SHEET}`);
        for (const part of Object.keys(parts)) {
          const [one, other] = [plain[part], under[part]];
          if (!one || !other) throw new Error(`no picture of ${part}`);
          differing[`${part} under ${name}`] = await differingPixels(blank, one, other);
        }
      }
      expect(Object.entries(differing).filter(([, pixels]) => pixels > 0)).toEqual([]);
    });
  }
});
