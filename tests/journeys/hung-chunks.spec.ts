import type { Page, Route } from '@playwright/test';
import { amendBar } from '../support/amend';
import { passTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** Milliseconds until what was pressed for is given up. */
const PATIENCE = 8_000;

/** Answers for no chunk of this name until the answer is called, which then lets all of them come. */
const hang = async (page: Page, chunk: string): Promise<() => Promise<void>> => {
  const waiting: Route[] = [];
  const pattern = new RegExp(`/${chunk}\\.[^/]*\\.js(\\?|$)`);
  await page.route(pattern, (route) => void waiting.push(route));
  return async () => {
    await page.unroute(pattern);
    for (const route of waiting) await route.continue();
  };
};

test('a press whose chunk hangs is busy, locks nothing, is given up in words, and works once the chunk has come [ERR-6]', async ({
  page,
  preset,
}) => {
  await preset('amending');
  const answer = await hang(page, 'multi-search');
  for (const chunk of ['checkout', 'slot-details', 'search']) await hang(page, chunk);
  await page.clock.install();
  const { banner, slot, search, ...header } = new Header(page);
  await header.page.goto('/ecom/recipes');
  const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
  await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo');
  // Nothing is given up before the journey says so, however slow the machine is.
  await passTime(page, 1_000);

  const expectFree = () => expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  const expectSaid = async (text: string) => {
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
  await page.clock.runFor(PATIENCE);
  await expectSaid('Multi-search could not be opened. Please try again.');
  await expect(multiSearch).toHaveAttribute('aria-busy', 'false');

  await checkout.click();
  await expect(checkout).toHaveAttribute('aria-busy', 'true');
  await expectFree();
  await page.clock.runFor(PATIENCE);
  await expectSaid('Instant checkout could not be opened. Press Checkout again to check out as normal.');
  await expect(checkout).toHaveAttribute('aria-busy', 'false');
  await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo');

  // Nobody waits for what has come too late; the next press finds it.
  const came = page.waitForResponse(/\/multi-search\./);
  await answer();
  await (await came).finished();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await multiSearch.click();
  const dialog = page.getByRole('dialog', { name: 'Multi-search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Without its chunk the field is that of a form.
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
  await page.clock.runFor(PATIENCE);
  // What was left is not given up in words, nor by the way there.
  await expect(banner.getByRole('paragraph').filter({ hasText: 'details of your slot' })).toHaveCount(0);
  await slot.click();
  await expect(slot).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(PATIENCE);
  await page.waitForURL(/\/ecom\/bookslot\/delivery/);
});
