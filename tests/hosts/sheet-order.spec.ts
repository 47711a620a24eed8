import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { Header } from '../support/header';
import { SMALL_PARTS, WIDE_PARTS } from '../support/open-parts';
import { differingPixels } from '../support/pictures';
import { servePlainPage } from './plain-page';
import { MISSING_FOR_SSI, templateWithTimeout, SSI_PAGE, startSsiHost } from './ssi-host';
import {
  missingSheets,
  moveSheets,
  SHEET_ORDERS,
  withHeadInBody,
  withoutMarkup,
  type Width,
} from './sheet-order';

type Who = 'visitor' | 'customer';
type Transform = (html: string) => string;

const WIDTHS: readonly Width[] = [1440, 390];
const PEOPLE: readonly Who[] = ['visitor', 'customer'];

/** The Checkout button of a customer below the minimum spend is about 113 px wide; unstyled it was 320 px. */
const CHECKOUT_MAX_PX = 160;

/** Pixels of an icon's edge that Chromium smooths differently after a menu was open; a lost style changes thousands. */
const SMOOTHED_PIXELS = 32;

interface ServerRenderedHost {
  readonly name: string;
  readonly path: string;
  /** Why the host cannot run on this machine; empty if it can. */
  readonly missing?: string;
  /** Moves a part of the page, as the host's framework does. */
  readonly transform?: Transform;
}

const HOSTS: readonly ServerRenderedHost[] = [
  { name: 'a page of the shop', path: '/ecom/content/inspiration' },
  { name: 'a React host', path: '/demo/hosts/react-server' },
  {
    name: 'a React host that renders `head` in its body',
    path: '/demo/hosts/react-server',
    transform: withHeadInBody,
  },
  { name: 'a page with the fragment', path: '/ecom/plain/help' },
  { name: 'a page that nginx puts together', path: SSI_PAGE, missing: MISSING_FOR_SSI },
];

const test = base.extend<object, { readonly nginx: string }>({
  nginx: [
    async ({ demo }, use) => {
      const nginx = await startSsiHost(demo.origin, demo.origin, templateWithTimeout());
      await use(nginx.address);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});

/** Serves the host's page, and changes the response. */
const serve = async (
  page: Page,
  origin: string,
  { path }: ServerRenderedHost,
  who: Who,
  transform: Transform,
): Promise<void> => {
  await page.unrouteAll();
  if (path === '/ecom/plain/help') {
    await servePlainPage(page, {
      origin,
      path,
      query: `&session=${who === 'customer' ? 'held' : 'none'}`,
      transform,
    });
    return;
  }
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: transform(await response.text()) });
  });
};

/** Opens menus, so that their sheets load, and closes them; returns a picture of the open and of the idle page. */
const takePictures = async (page: Page, width: Width): Promise<Readonly<Record<'open' | 'idle', Buffer>>> => {
  const shown = await (width === 1440 ? WIDE_PARTS.groceries(page) : SMALL_PARTS['side menu'](page));
  await page.mouse.move(0, 699);
  const open = await page.screenshot({ animations: 'disabled' });
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return { open, idle: await page.screenshot({ animations: 'disabled' }) };
};

/** Waits until the page is idle. */
const waitUntilIdle = async (page: Page, who: Who, width: Width): Promise<Header> => {
  const header = new Header(page);
  await header.ready();
  await page.waitForLoadState('networkidle');
  if (who === 'customer') await expect(header.trolley).toHaveAccessibleName(/£/);
  if (width === 1440)
    await expect(header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
  return header;
};

const expectGeometry = async (header: Header, who: Who, width: Width): Promise<void> => {
  const banner = await header.banner.boundingBox();
  if (!banner) throw new Error('the header is not rendered');
  if (width !== 1440) return;
  const link = await header.link('Offers').boundingBox();
  expect(link?.y).toBeGreaterThan(banner.y);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(banner.y + banner.height);
  if (who !== 'customer') return;
  const checkout = await header.banner.getByRole('link', { name: 'Checkout' }).boundingBox();
  expect(checkout?.width).toBeLessThan(CHECKOUT_MAX_PX);
};

for (const host of HOSTS) {
  const { name, path, missing = '', transform = (html: string) => html } = host;
  test.describe(`${name}, rendered on a server`, () => {
    test.skip(missing !== '', `not installed here: ${missing}`);
    if (path === SSI_PAGE) test.use({ baseURL: async ({ nginx }, use) => use(nginx) });

    for (const width of WIDTHS)
      for (const who of PEOPLE)
        test(`looks like one that the browser rendered, with any order of style sheets, for a ${who} at ${String(width)} px [FED-6] [FED-8]`, async ({
          page,
          context,
          demo,
          preset,
          world,
        }, info) => {
          test.setTimeout(60_000);
          if (who === 'customer') await preset('below-minimum');
          else await world({ who: 'visitor' });
          await page.setViewportSize({ width, height: 700 });
          const blank = await context.newPage();
          await page.bringToFront();
          await serve(page, demo.origin, host, who, withoutMarkup);
          await page.goto(path);
          await waitUntilIdle(page, who, width);
          const expected = await takePictures(page, width);

          const compare = async (order: string): Promise<void> => {
            const header = await waitUntilIdle(page, who, width);
            const shown = await takePictures(page, width);
            expect(await missingSheets(page, width)).toEqual([]);
            for (const state of ['idle', 'open'] as const) {
              const pixels = await differingPixels(blank, expected[state], shown[state]);
              if (pixels > SMOOTHED_PIXELS) {
                writeFileSync(info.outputPath(`${state}-client.png`), expected[state]);
                writeFileSync(info.outputPath(`${state}-${order}.png`), shown[state]);
              }
              expect(pixels, `${state} with ${order}`).toBeLessThanOrEqual(SMOOTHED_PIXELS);
            }
            await expectGeometry(header, who, width);
          };
          await serve(page, demo.origin, host, who, transform);
          await page.goto(path);
          await compare('the sheets in order of arrival');
          for (const order of SHEET_ORDERS) {
            await moveSheets(page, order);
            await compare(order.name);
          }
        });
  });
}
