import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { buildAstroRouter } from './astro-router';
import { buildInteractivityHost } from './build-host';

const FOLDER = '/ecom/php/routers/';
const STARTER = readFileSync('host-demo/starters/plain/index.html', 'utf8');
const [ELEMENT = ''] = /<shop-header>[^]*<\/shop-header>/.exec(STARTER) ?? [];
const HTMX = [
  require.resolve('htmx.org/dist/htmx.min.js'),
  require.resolve('htmx-ext-head-support/head-support.js'),
];
const TURBO = readFileSync(require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'), 'utf8');
const SWUP = readFileSync(path.join(path.dirname(require.resolve('swup')), 'Swup.umd.js'), 'utf8');

interface RouterPage {
  /** Attributes of the body. */
  readonly body?: string;
  /** Attributes of `<shop-header>`. */
  readonly element?: string;
  /** Attributes of the main element. */
  readonly main?: string;
  /** The router's scripts. */
  readonly head: string;
}

const pageOf = (
  { body = '', element = '', main = '', head }: RouterPage,
  name: string,
): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
<style>body{margin:0}/* ${name} */</style>${head}
<script src="/ecom/assets/mfe/common/v1/loader.js" async></script></head>
<body ${body}>${ELEMENT.replace('<shop-header', `<shop-header ${element}`)}
<main id="main" ${main}><h1>${name}</h1><a href="first">First</a> <a href="second">Second</a>
<a href="" data-turbo-action="replace">Refresh</a>
<turbo-frame id="part"><p>Part of ${name}</p><a href="second">Next part</a></turbo-frame></main></body></html>`;

/** Serves two pages with a router, and opens the first. */
const openFirst = async (page: Page, given: RouterPage, scripts: Readonly<Record<string, string>>) => {
  await page.route(`**${FOLDER}*`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const script = scripts[name];
    return script === undefined
      ? route.fulfill({ contentType: 'text/html', body: pageOf(given, name) })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto(`${FOLDER}first`);
  const header = new Header(page);
  await header.ready();
  await page.waitForFunction(() => document.querySelector('shop-header [data-trolley], header a'));
  return header;
};

/** Counts the frames that were painted with a header that has lost its styles. */
const watchStyles = (page: Page) =>
  page.evaluate(() => {
    const frames = { painted: 0, unstyled: 0 };
    Object.assign(window, { watched: frames });
    let wasLost = false;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      frames.painted += 1;
      const header = document.querySelector('shop-header header');
      const isLost = header !== null && getComputedStyle(header).position !== 'sticky';
      // One such sample may be from between a change and the frame that follows it.
      if (isLost && wasLost) frames.unstyled += 1;
      wasLost = isLost;
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    channel.port2.postMessage(null);
  });

const goTo = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.toLowerCase());
};

/** Goes to the second page and back. */
const expectStyled = async (page: Page, header: Header) => {
  await watchStyles(page);
  for (const name of ['Second', 'First']) {
    await goTo(page, name);
    await expect(header.banner).toHaveCSS('position', 'sticky');
    await expect(header.banner).toHaveCSS('z-index', /\d/);
  }
  // Undefined after a load.
  const watched = await page.evaluate(() => Reflect.get(window, 'watched') as unknown);
  expect(watched).toMatchObject({ unstyled: 0 });
};

const searchFor = async ({ search, suggestions }: Header, term: string) => {
  await search.fill('');
  await search.pressSequentially(term);
  await expect(suggestions).toBeVisible();
};

/** Goes to the second page and back by the browser's history, and uses the header after each step. */
const expectUsable = async (page: Page, header: Header) => {
  await goTo(page, 'Second');
  await searchFor(header, 'milk');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('first');
  await expect(header.banner).toHaveCount(1);
  await expect(header.banner).toHaveCSS('position', 'sticky');
  await searchFor(header, 'bread');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('second');
  await searchFor(header, 'milk');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
};

test.describe('a page whose router', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ allowProblems }) => allowProblems(/401.*\/token/));

  const htmx = Object.fromEntries(HTMX.map((file) => [path.basename(file), readFileSync(file, 'utf8')]));
  const htmxHead = Object.keys(htmx)
    .map((name) => `<script src="${name}"></script>`)
    .join('');

  for (const [what, element] of [
    ['keeps the element', 'id="shop-header" hx-preserve="true"'],
    ['replaces the element', ''],
  ] as const)
    test(`merges the head and ${what} (htmx) has a header with its styles in every frame [FED-6]`, async ({
      page,
    }) => {
      const body = 'hx-boost="true" hx-ext="head-support"';
      const header = await openFirst(page, { body, element, head: htmxHead }, htmx);
      await expectStyled(page, header);
    });

  test('disables style sheets (the Interactivity router of WordPress) has a header with its styles in every frame [FED-6]', async ({
    page,
  }) => {
    const script = readFileSync(path.join(await buildInteractivityHost(), 'main.js'), 'utf8');
    const main = `data-wp-interactive="shop" data-wp-router-region="main"`;
    const head = '<script type="module" src="router.js"></script>';
    const header = await openFirst(page, { main, head }, { 'router.js': script });
    await expectStyled(page, header);
  });

  const turbo = '<script src="turbo.js"></script><meta name="turbo-refresh-method" content="morph">';
  const swup = (container: string) =>
    `<script src="swup.js"></script><script defer src="start.js" data-container="${container}"></script>`;
  const scripts = {
    ...htmx,
    'turbo.js': TURBO,
    'swup.js': SWUP,
    'start.js': `new Swup({ containers: [document.querySelector('[data-container]').dataset.container], animationSelector: false })`,
  };
  for (const [what, given] of [
    ['keeps the element (Turbo)', { head: turbo, element: 'id="shop-header" data-turbo-permanent' }],
    ['shows copies of its pages (Turbo)', { head: turbo }],
    ['stores copies of its pages (htmx)', { head: htmxHead, body: 'hx-boost="true"' }],
    ['replaces the main element (Swup)', { head: swup('#main') }],
    ['replaces the whole page (Swup)', { head: swup('body'), body: 'id="page"' }],
  ] as const)
    test(`${what} has a header that works after Back and Forward [FED-2] [FED-6]`, async ({ page }) => {
      await expectUsable(page, await openFirst(page, given, scripts));
    });

  test('morphs the page, or replaces a frame of it (Turbo) has a header that works [FED-2] [FED-6]', async ({
    page,
  }) => {
    const header = await openFirst(page, { head: turbo }, scripts);
    const refreshed = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('turbo:render', resolve, { once: true })),
    );
    await page.getByRole('link', { name: 'Refresh' }).click();
    await refreshed;
    await expect(header.banner).toHaveCount(1);
    await searchFor(header, 'milk');
    await page.getByRole('link', { name: 'Next part' }).click();
    await expect(page.getByText('Part of second')).toBeVisible();
    await searchFor(header, 'bread');
  });

  for (const [what, element] of [
    ['keeps the element', 'data-astro-transition-persist="shop-header"'],
    ['replaces the element', ''],
  ] as const)
    test(`swaps head and body and ${what} (Astro) has a header with its styles, which works after Back and Forward [FED-2] [FED-6]`, async ({
      page,
    }) => {
      const enabled = '<meta name="astro-view-transitions-enabled" content="true">';
      const head = `${enabled}<script type="module" src="astro.js"></script>`;
      const header = await openFirst(page, { head, element }, { 'astro.js': await buildAstroRouter() });
      await expectStyled(page, header);
      await expectUsable(page, header);
    });
});
