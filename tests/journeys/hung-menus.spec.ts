import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { problemsOf } from '../support/told';

const PATH = '/ecom/recipes';

/** Milliseconds until a pressed menu that doesn't come is given up, and until webpack gives its chunk up. */
const PATIENCE = 8_000;
const CHUNK_TIMEOUT = 120_000;

/** Never answers for a chunk of this name, until the answer is called. */
const hang = async (page: Page, chunk: string): Promise<() => Promise<void>> => {
  const pattern = new RegExp(`/${chunk}\\.[^/]*\\.js(\\?|$)`);
  await page.route(pattern, () => undefined);
  await page.clock.install();
  return () => page.unroute(pattern);
};

const expectFree = (page: Page) => expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

test.describe('a menu whose chunk hangs', () => {
  test('the side menu’s button is busy, closes, gives up in words, and opens once the chunk can be had [ERR-6] [SLID-1]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const answer = await hang(page, 'slide-out');
    const { banner, search, searchOpener, ...header } = new Header(page);
    const asked = page.waitForRequest(/slide-out\./);
    await page.goto(PATH);
    const menu = banner.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await asked;
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await menu.click();
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expectFree(page);

    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(PATIENCE);
    const notice = banner.getByRole('paragraph').filter({ hasText: 'The menu could not be opened.' });
    await expect(notice).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expectFree(page);
    await searchOpener.click();
    await search.pressSequentially('milk');
    await expect(banner.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Cancel' }).click();

    await page.clock.fastForward(CHUNK_TIMEOUT);
    await expect
      .poll(() => problemsOf(page))
      .toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(/Loading chunk \S+ failed/) }),
      );
    await answer();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(menu).not.toHaveAttribute('aria-busy');
    expect(header.page.url()).toContain(PATH);
  });

  test('groceries’ button is busy, closes, and is in the end the link that it was [ERR-6] [MEGA-3]', async ({
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
    await page.clock.fastForward(PATIENCE - 1000);
    await groceries.press('Enter');
    await expect(groceries).toHaveAttribute('aria-busy', 'true');
    // The first press has waited long enough; the second has not.
    await page.clock.fastForward(2000);
    await expect(groceries).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(PATIENCE);
    await page.waitForURL(/\/ecom\/shop\/browse\/groceries$/);
  });
});
