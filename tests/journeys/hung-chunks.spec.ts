import type { Page, Route } from '@playwright/test';
import { amendBar } from '../support/amend';
import { passTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** The time after a press until the header stops waiting for the chunk. Milliseconds. */
const INTERACTION_TIMEOUT_MS = 8_000;

/** Holds all requests for a chunk. Returns a function that lets them continue. */
const hang = async (page: Page, chunk: string): Promise<() => Promise<void>> => {
  const waiting: Route[] = [];
  const pattern = new RegExp(`/${chunk}\\.[^/]*\\.js(\\?|$)`);
  await page.route(pattern, (route) => void waiting.push(route));
  return async () => {
    await page.unroute(pattern);
    for (const route of waiting) await route.continue();
  };
};

test(
  'a press whose chunk hangs shows a busy state, locks nothing, ends with a message, and works once the chunk has loaded [ERR-6]',
  { tag: '@essential' },
  async ({ page, preset }) => {
    await preset('amending');
    const release = await hang(page, 'multi-search');
    for (const chunk of ['checkout', 'order', 'search']) await hang(page, chunk);
    await page.clock.install();
    const { banner, slot, search, ...header } = new Header(page);
    await header.page.goto('/ecom/recipes');
    const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
    await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo');
    // No timer fires before the test moves the clock, however slow the machine is.
    await passTime(page, 1_000);

    const expectFree = () => expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    const expectNotice = async (text: string) => {
      const notice = banner.getByRole('paragraph').filter({ hasText: text });
      await expect(notice).toBeVisible();
      await expectFree();
      await banner.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
    };

    const multiSearch = banner.getByRole('button', { name: 'Multi-search' });
    await multiSearch.click();
    await expect(multiSearch).toHaveAttribute('aria-busy', 'true');
    await expectFree();
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    await expectNotice('Multi-search could not be opened. Please try again.');
    await expect(multiSearch).toHaveAttribute('aria-busy', 'false');

    await checkout.click();
    await expect(checkout).toHaveAttribute('aria-busy', 'true');
    await expectFree();
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    await expectNotice('Instant checkout could not be opened. Press Checkout again to check out as normal.');
    await expect(checkout).toHaveAttribute('aria-busy', 'false');
    await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo');

    // No press waits for the chunk that loads after the timeout; the next press uses it.
    const chunkLoaded = page.waitForResponse(/\/multi-search\./);
    await release();
    await (await chunkLoaded).finished();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await multiSearch.click();
    const dialog = page.getByRole('dialog', { name: 'Multi-search' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // Without its chunk, the field is a plain form field.
    await search.fill('milk');
    await expect(search).toBeFocused();
    await expectFree();

    await slot.click();
    await expect(slot).toHaveAttribute('aria-busy', 'true');
    await slot.click();
    await expect(slot).toHaveAttribute('aria-busy', 'false');
    await slot.click();
    await page.keyboard.press('Escape');
    await expect(slot).toHaveAttribute('aria-busy', 'false');
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    // When the shopper leaves before the timeout, no message is shown.
    await expect(banner.getByRole('paragraph').filter({ hasText: 'details of your slot' })).toHaveCount(0);
    await slot.click();
    await expect(slot).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    await page.waitForURL(/\/ecom\/bookslot\/delivery/);
  },
);
