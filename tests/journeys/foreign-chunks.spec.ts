import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { expectReady, markReady } from '../support/ready';
import { problemsOf } from '../support/reported-events';

const REMOTE_DIR = 'dist/remote';

type Factory = (module: { exports: unknown }) => void;
type Chunk = readonly [
  ids: readonly number[],
  modules: Readonly<Record<string, Factory>>,
  ...more: readonly unknown[],
];

/**
 * Replaces one of the header's chunks by a chunk with the same ids, as a script of another team may register it. Its
 * modules run without an error, but export nothing, or are undefined themselves.
 */
const registerForeign = async (page: Page, chunk: string, exported: 'nothing' | 'undefined') => {
  const file = readdirSync(REMOTE_DIR).find((name) => name.startsWith(`${chunk}.`) && name.endsWith('.js'));
  const [, id] = /push\(\[\[(\d+)\]/.exec(readFileSync(path.join(REMOTE_DIR, file ?? ''), 'utf8')) ?? [];
  await page.addInitScript(
    ({ id, exported }) => {
      const foreign: Factory = (module) => {
        if (exported === 'undefined') module.exports = undefined;
      };
      let chunks: { push: (chunk: Chunk) => void } | undefined;
      const registry = {
        get c() {
          return chunks;
        },
        set c(registered) {
          const push = registered?.push;
          chunks = push && {
            push: ([ids, modules, ...more]) =>
              push([
                ids,
                ids.includes(id)
                  ? Object.fromEntries(Object.keys(modules).map((name) => [name, foreign]))
                  : modules,
                ...more,
              ]),
          };
        },
      };
      Object.assign(window, { [Symbol.for('shop_header')]: registry });
    },
    { id: Number(id), exported },
  );
};

const reported = async (page: Page): Promise<string> => JSON.stringify(await problemsOf(page));

/** Opens a page, and waits until the header has loaded its code. */
const openReady = async (page: Page): Promise<Header> => {
  await markReady(page);
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expectReady(page);
  return header;
};

test.describe('a foreign chunk in the place of', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  for (const exported of ['nothing', 'undefined'] as const) {
    test(`the side menu that exports ${exported}: a press shows a message at once, and is reported [ERR-6]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/lacks its export|TypeError/);
      await registerForeign(page, 'side-menu', exported);
      const { banner } = await openReady(page);
      // The message must not wait for the timeout of a press.
      await page.clock.install();
      const menu = banner.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      await expect(
        banner.getByRole('paragraph').filter({ hasText: 'The menu could not be opened.' }),
      ).toBeVisible();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      await expect.poll(() => reported(page)).toContain('menu');
    });

    test(`the search that exports ${exported}: its use is reported, and the browser submits the form [ERR-6] [SRCH-2]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/is not a function|TypeError/);
      await registerForeign(page, 'search', exported);
      const { searchTrigger, search } = await openReady(page);
      await searchTrigger.click();
      await search.fill('milk');
      await expect.poll(() => reported(page)).toContain('search');
      await search.press('Enter');
      await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
    });
  }
});
