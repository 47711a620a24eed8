import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { Header } from '../support/header';
import { SMALL_PARTS, WIDE_PARTS } from '../support/open-parts';
import { differingPixels } from '../support/pictures';
import { servePlainPage } from './plain-page';
import { MISSING_FOR_SSI, templateWithTimeout, SSI_PAGE, startSsiHost } from './ssi-host';

/** Positions of the remote's style sheets: the server sends the `critical` one, the others load later. */
const SHEET_ORDERS = [
  { name: 'lazy sheets in the head, the critical sheet in the body', head: 'lazy', body: 'critical' },
  { name: 'the critical sheet in the head, lazy sheets in the body', head: 'critical', body: 'lazy' },
] as const;

type SheetOrder = (typeof SHEET_ORDERS)[number];

/** Style sheets that every shopper loads by the end of a visit: the tests wait for all of them. */
const LAZY_SHEETS = {
  1440: ['runtime', 'mega-menu', 'content'],
  390: ['runtime', 'side-menu', 'content'],
} as const;

type Width = keyof typeof LAZY_SHEETS;

/** Returns the names, without hashes, of the remote's style sheets that the page has loaded. */
const loadedSheets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap(({ href, sheet }) => {
      const [, name] = /\/mfe\/common\/(?:.*\/)?([\w-]+)\.[^/]*css$/.exec(href) ?? [];
      return sheet && name !== undefined ? [name] : [];
    }),
  );

/** Returns the lazy style sheets that the page has not loaded. */
const missingSheets = async (page: Page, width: Width): Promise<readonly string[]> => {
  const loaded = await loadedSheets(page);
  return LAZY_SHEETS[width].filter((name) => !loaded.includes(name));
};

/** Moves the remote's style sheets of an open page into an order, and waits until the browser has loaded them again. */
const moveSheets = (page: Page, { head }: Pick<SheetOrder, 'head'>): Promise<void> =>
  page.evaluate(async (inHead) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
      ({ href, media }) => href.includes('/mfe/common/') && media !== 'print',
    );
    const isCritical = ({ href }: HTMLLinkElement): boolean => /\/app\.[^/]*css$/.test(href);
    const moved = links.map((link) => {
      const copy = document.createElement('link');
      copy.rel = 'stylesheet';
      copy.href = link.href;
      const loaded = new Promise<void>((resolve, reject) => {
        copy.onload = () => resolve();
        copy.onerror = () => reject(new Error(`${copy.href} did not load`));
      });
      link.remove();
      (isCritical(link) === (inHead === 'critical') ? document.head : document.body).append(copy);
      return loaded;
    });
    if (moved.length < 3) throw new Error(`only ${String(moved.length)} style sheets of the remote`);
    await Promise.all(moved);
  }, head);

/** Returns the page without the header's markup: the loader mounts the header from the same state. */
const withoutMarkup = (html: string): string => {
  const rest = html
    .replace(/<!--shop-header [^-]*-->[\s\S]*<\/header>/, '')
    .replaceAll(/<link rel="stylesheet"[^>]*\/mfe\/common\/[^>]*>/g, '');
  if (rest === html) throw new Error('the page contains no server-rendered header');
  return rest;
};

/**
 * Returns the page with the server's head elements in the body, as a framework does that renders them in a component.
 */
const withHeadInBody = (html: string): string => {
  const parts = /<link rel="stylesheet"[^>]*\/mfe\/common\/[^>]*>/g;
  const links = html.match(parts) ?? [];
  if (links.length === 0) throw new Error('the page contains no style sheet of the header');
  return html.replaceAll(parts, '').replace(/<body[^>]*>/, (body) => body + links.join(''));
};

type Who = 'visitor' | 'customer';
type Transform = (html: string) => string;

/** Pixels of an icon's edge that Chromium smooths differently after a menu was open; a lost style changes thousands. */
const SMOOTHED_PIXELS = 32;

interface ServerRenderedHost {
  readonly name: string;
  readonly path: string;
  /** Why the host cannot run on this machine; empty if it can. */
  readonly missing?: string;
  /** Moves a part of the page, as the host's framework does. */
  readonly transform?: Transform;
  /** Who visits it, and at which width: together, the hosts have each of both. */
  readonly visits: readonly (readonly [who: Who, width: Width])[];
}

const HOSTS: readonly ServerRenderedHost[] = [
  {
    name: 'a page of the shop',
    path: '/ecom/content/inspiration',
    visits: [
      ['visitor', 390],
      ['customer', 1440],
    ],
  },
  { name: 'a React host', path: '/demo/hosts/react-server', visits: [['customer', 390]] },
  {
    name: 'a React host that renders `head` in its body',
    path: '/demo/hosts/react-server',
    transform: withHeadInBody,
    visits: [['customer', 1440]],
  },
  { name: 'a page with the fragment', path: '/ecom/plain/help', visits: [['visitor', 1440]] },
  {
    name: 'a page that nginx puts together',
    path: SSI_PAGE,
    missing: MISSING_FOR_SSI,
    visits: [['customer', 390]],
  },
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

/** Waits until the parts of the bar that load late are shown. */
const waitUntilLoaded = async (page: Page, who: Who, width: Width): Promise<Header> => {
  const header = new Header(page);
  await header.ready();
  if (who === 'customer') await expect(header.trolley).toHaveAccessibleName(/£/);
  if (width === 1440)
    await expect(header.banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
  return header;
};

for (const host of HOSTS) {
  const { name, path, visits, missing = '', transform = (html: string) => html } = host;
  test.describe(`${name}, rendered on a server`, () => {
    test.skip(missing !== '', `not installed here: ${missing}`);
    if (path === SSI_PAGE) test.use({ baseURL: async ({ nginx }, use) => use(nginx) });

    for (const [who, width] of visits)
      test(`looks like one that the browser rendered, with any order of style sheets, for a ${who} at ${String(width)} px [FED-6] [FED-8]`, async ({
        page,
        context,
        demo,
        preset,
        world,
      }, info) => {
        if (who === 'customer') await preset('below-minimum');
        else await world({ who: 'visitor' });
        await page.setViewportSize({ width, height: 700 });
        const blank = await context.newPage();
        await page.bringToFront();
        await serve(page, demo.origin, host, who, withoutMarkup);
        await page.goto(path);
        await waitUntilLoaded(page, who, width);
        const expected = await takePictures(page, width);

        const compare = async (order: string): Promise<void> => {
          await waitUntilLoaded(page, who, width);
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
