import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

for (const ending of ['js', 'css']) {
  test(`a panel whose .${ending} file fails to load locks nothing, and opens with the next press [SHELL-5] [ERR-6]`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/side-menu|ERR_FAILED|ChunkLoadError/);
    let requested = 0;
    // Every file is retried once; the request that then looks for the cause is a `fetch`, which is not affected.
    await page.route(new RegExp(`/side-menu\\.[^/]*\\.${ending}(\\?|$)`), async (route) => {
      if (route.request().resourceType() === 'fetch') return route.continue();
      requested += 1;
      return requested <= 2 ? route.abort() : route.continue();
    });
    await page.setViewportSize({ width: 375, height: 600 });
    await new Header(page).open(STOREFRONT.path);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const root = page.locator('html');
    await menu.click();
    await expect.poll(() => requested).toBe(2);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(root).not.toHaveCSS('overflow', 'hidden');
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(root).toHaveCSS('overflow', 'hidden');
  });
}
