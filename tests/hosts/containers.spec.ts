import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { buildChildHost, buildContainerHost } from './build-host';

const FOLDER = '/ecom/php/containers/';
const STARTER = readFileSync('host-demo/starters/plain/index.html', 'utf8');
const [ELEMENT = ''] = /<shop-header>[^]*<\/shop-header>/.exec(STARTER) ?? [];
const LOADER = '<script src="/ecom/assets/mfe/common/v1/loader.js"></script>';

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
  <style>body{margin:0}</style></head><body>${body}</body></html>`;

/** The pages of {@link FOLDER}, by the end of their path. */
const PAGES: Readonly<Record<string, string>> = {
  host: pageOf(
    'Host',
    `<div id="container"></div><main><h1>Host</h1></main><script src="${FOLDER}main.js"></script>`,
  ),
  mounted: pageOf('Child', `<div id="root"></div><script src="${FOLDER}child.js"></script>`),
  element: pageOf(
    'Child',
    `${ELEMENT}${LOADER}<script>window.child = { mount: async () => {}, unmount: async () => {}, bootstrap: async () => {} }</script>`,
  ),
};

const openHost = async (page: Page, container: string, child: string): Promise<Header> => {
  const files: Readonly<Record<string, string>> = {
    'main.js': await buildContainerHost(),
    'child.js': await buildChildHost(),
  };
  await page.route(`**${FOLDER}**`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const folder = files[name];
    return folder === undefined
      ? route.fulfill({ contentType: 'text/html', body: PAGES[name] ?? '' })
      : route.fulfill({ path: path.join(folder, 'main.js') });
  });
  await page.goto(`${FOLDER}host?container=${container}&child=${child}`);
  const header = new Header(page);
  await header.ready();
  return header;
};

const dispatch = (page: Page, name: string) =>
  page.evaluate((type) => document.dispatchEvent(new Event(type)), name);

/** Searches, and opens a menu and a dialog. */
const useHeader = async ({ page, banner, search, suggestions }: Header): Promise<void> => {
  await expect(banner).toHaveCSS('position', 'sticky');
  await search.pressSequentially('milk');
  await expect(suggestions).toBeVisible();
  await expect(suggestions).toHaveCSS('list-style-type', 'none');
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Groceries', exact: true }).click();
  const panel = banner.getByRole('group', { name: 'Groceries', exact: true }).first();
  await expect(panel).toHaveCSS('position', 'absolute');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await banner.getByRole('button', { name: 'Multi-search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Multi-search' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(page.locator('html').first()).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

test.describe('a micro-frontend with the header', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ allowProblems }) => allowProblems(/401.*\/token/));

  for (const container of ['qiankun', 'micro-app', 'single-spa', 'wujie'])
    test(`searches, opens menus and dialogs in ${container}, also when it is mounted again [FED-2] [FED-6]`, async ({
      page,
    }) => {
      const header = await openHost(page, container, 'mounted');
      await useHeader(header);
      await dispatch(page, 'close-child');
      await expect(header.banner).toHaveCount(0);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
      await dispatch(page, 'open-child');
      await header.ready();
      await useHeader(header);
    });

  test("changes the outer page in wujie by the guide's adapter [FED-2] [NAV-14]", async ({ page }) => {
    const { search } = await openHost(page, 'wujie', 'mounted');
    await search.fill('milk');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/shop\/search\?searchTerm=milk$/);
  });

  for (const container of ['qiankun', 'micro-app', 'wujie'])
    test(`has the element of its page in ${container} [FED-2]`, async ({ page }) => {
      await useHeader(await openHost(page, container, 'element'));
    });
});
