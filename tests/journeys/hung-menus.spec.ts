import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { problemsOf } from '../support/reported-events';

const PATH = '/ecom/recipes';

/**
 * The time until a pressed menu whose chunk does not load shows its message, and until webpack's own timeout.
 * Milliseconds.
 */
const INTERACTION_TIMEOUT_MS = 8_000;
const CHUNK_TIMEOUT_MS = 120_000;

/** Holds every request for a chunk. Returns a function that lets them continue. */
const hang = async (page: Page, chunk: string): Promise<() => Promise<void>> => {
  const pattern = new RegExp(`/${chunk}\\.[^/]*\\.js(\\?|$)`);
  await page.route(pattern, () => undefined);
  await page.clock.install();
  return () => page.unroute(pattern);
};

const expectFree = (page: Page) => expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

test.describe('a menu whose chunk hangs', () => {
  test("the side menu's button is busy, closes, shows a message, and opens once the chunk loads [ERR-6] [SLID-1]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const release = await hang(page, 'side-menu');
    const { banner, search, searchTrigger, ...header } = new Header(page);
    const request = page.waitForRequest(/side-menu\./);
    await page.goto(PATH);
    const menu = banner.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await request;
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    // The skeleton of the menu covers the button, and closes with a press, too.
    await menu.click({ force: true });
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expectFree(page);

    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(INTERACTION_TIMEOUT_MS);
    const notice = banner.getByRole('paragraph').filter({ hasText: 'The menu could not be opened.' });
    await expect(notice).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expectFree(page);
    await searchTrigger.click();
    await search.pressSequentially('milk');
    await expect(banner.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Cancel' }).click();

    await page.clock.fastForward(CHUNK_TIMEOUT_MS);
    await expect
      .poll(() => problemsOf(page))
      .toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(/Loading chunk \S+ failed/) }),
      );
    await release();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(menu).not.toHaveAttribute('aria-busy');
    expect(header.page.url()).toContain(PATH);
  });

  test('the Groceries button is busy, closes, and becomes a link again after the timeout [ERR-6] [MEGA-3]', async ({
    page,
  }) => {
    await hang(page, 'mega-menu');
    const { banner } = new Header(page);
    await page.goto(PATH);
    const groceries = banner.getByRole('button', { name: 'Groceries', exact: true });
    await groceries.press('Enter');
    await expect(groceries).toHaveAttribute('aria-busy', 'true');
    await groceries.press('Enter');
    await expect(groceries).toHaveAttribute('aria-busy', 'false');
    await expectFree(page);
    await page.clock.fastForward(INTERACTION_TIMEOUT_MS - 1000);
    await groceries.press('Enter');
    await expect(groceries).toHaveAttribute('aria-busy', 'true');
    // The first press has reached the timeout; the second has not.
    await page.clock.fastForward(2000);
    await expect(groceries).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(INTERACTION_TIMEOUT_MS);
    await page.waitForURL(/\/ecom\/shop\/browse\/groceries$/);
  });
});
