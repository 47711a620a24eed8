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
        await page.route(new RegExp(`/slide-out\\.[^/]*\\.${ending}$`), async (route) => {
          asked += 1;
          await (asked === 1 ? refuse(route) : route.continue());
        });
        await page.setViewportSize({ width: 375, height: 600 });
        await new Header(page).open(path);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        const root = page.locator('html');
        await menu.click();
        await expect.poll(() => asked).toBe(1);
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(root).not.toHaveCSS('overflow', 'hidden');
        await menu.click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expect(root).toHaveCSS('overflow', 'hidden');
      });
    }
  }
}
