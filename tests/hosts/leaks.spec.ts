import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { LeakWatch } from '../support/leak-watch';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';

const TIMES = 100;

/** What shows the menus' content: asked for by nobody, once the page is at rest. */
const AT_REST = /\/mfe\/common\/content\.\w+\.css$/;

/** Opens one thing and waits until it shows. */
type Open = (header: Header) => Promise<unknown>;

const WIDE: Readonly<Record<string, Open>> = {
  nothing: ({ trolley }) => expect(trolley).toHaveAccessibleName(/£/),
  'the account menu': async ({ account }) => {
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
  },
  suggestions: async ({ search, suggestions }) => {
    await search.fill('milk');
    await expect(suggestions).toBeVisible();
  },
  "groceries' menu": async ({ banner }) => {
    await banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
  },
  'slot details': async ({ slot, slotDetails }) => {
    await slot.click();
    await expect(slotDetails).toBeVisible();
  },
  'multi-search': async ({ page, banner }) => {
    await banner.getByRole('button', { name: 'Multi-search' }).click();
    await expect(page.getByRole('dialog', { name: 'Multi-search' })).toBeVisible();
  },
  'cancel changes': async ({ page }) => {
    await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel changes?' })).toBeVisible();
  },
  'the chooser': async ({ page }) => {
    await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Check out the way you want' })).toBeVisible();
  },
};

const SMALL: Readonly<Record<string, Open>> = {
  'the side menu': async ({ page, banner }) => {
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  'the search': async ({ searchOpener, search, suggestions }) => {
    await searchOpener.click();
    await search.fill('milk');
    await expect(suggestions).toBeVisible();
  },
};

const tell = (page: Page, what: 'take-away' | 'put-back') =>
  page.evaluate((name) => document.dispatchEvent(new Event(name)), what);

for (const [width, panels] of [
  [1440, WIDE],
  [375, SMALL],
] as const) {
  test.describe(`mounted and unmounted ${String(TIMES)} times at ${String(width)} px`, () => {
    let dir = '';
    test.beforeAll(async () => {
      dir = await buildPlainHost();
    });

    test('leaves no listener, timer, request or node, whatever was open [FED-6]', async ({
      page,
      preset,
      allowProblems,
    }) => {
      test.setTimeout(180_000);
      allowProblems(/401/);
      await preset('amending');
      await page.setViewportSize({ width, height: 700 });
      const watch = await LeakWatch.of(page);
      const header = new Header(page);
      const config = {
        ...HOST_CONFIG,
        features: { searchHistory: true, pinBar: true, adTechMenuBanners: true, multiSearch: true },
        session: { hasTokenSession: true },
      };
      const atRest = page.waitForResponse(AT_REST);
      await header.open(
        await serveHostPage(page, { name: 'plain', dir, config, content: '<main>Host</main>' }),
      );
      const openers = Object.values(panels);
      const visit = async (open: Open) => {
        await header.ready();
        await open(header);
        await tell(page, 'take-away');
        await expect(page.locator('#root')).toBeEmpty();
      };
      // The first visits bring code that stays; the last of it comes when the page is at rest.
      await atRest;
      for (const open of openers) {
        await visit(open);
        await tell(page, 'put-back');
      }
      await header.ready();
      await tell(page, 'take-away');
      const before = await watch.take();

      for (let times = 0; times < TIMES; times += 1) {
        await tell(page, 'put-back');
        const open = openers[(times / 2) % openers.length];
        // Every other one goes at once, whatever of it is still under way.
        if (open) await visit(open);
        else await tell(page, 'take-away');
      }
      await expect.poll(() => watch.take()).toEqual(before);
    });
  });
}
