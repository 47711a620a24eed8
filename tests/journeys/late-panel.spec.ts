import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';

const REFUSALS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'that cannot be had': (route) => route.abort(),
  'that is not what was released': (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'x' }),
};

for (const { shell, path } of SHELLS) {
  for (const ending of ['js', 'css']) {
    for (const [what, refuse] of Object.entries(REFUSALS)) {
      test(`a panel whose .${ending} is a file ${what} locks nothing, and opens with the next press in the ${shell} shell [SHELL-5]`, async ({
        page,
        allowProblems,
      }) => {
        allowProblems(/slide-out|ERR_FAILED|integrity|ChunkLoadError/);
        let asked = 0;
        // Every file has a second try by itself; what then looks for the cause takes nothing in.
        await page.route(new RegExp(`/slide-out\\.[^/]*\\.${ending}(\\?|$)`), async (route) => {
          if (route.request().resourceType() === 'fetch') return route.continue();
          asked += 1;
          return asked <= 2 ? refuse(route) : route.continue();
        });
        await page.setViewportSize({ width: 375, height: 600 });
        await new Header(page).open(path);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        const root = page.locator('html');
        await menu.click();
        await expect.poll(() => asked).toBe(2);
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(root).not.toHaveCSS('overflow', 'hidden');
        await menu.click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expect(root).toHaveCSS('overflow', 'hidden');
      });
    }
  }
}
