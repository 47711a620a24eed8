import type { Locator, Page } from '@playwright/test';
import { CURRENT, expect, NEXT, test } from './channel-demo';
import { releasePath } from '../../federation/loader/release';
import { openShells, showShell } from './shells/page';

const BASE = '/ecom/assets/mfe/common/';
const STABLE = 'v1/stable/';

/** Opens and closes the side menu, whose chunk has another file in each release. */
const useSideMenu = async (page: Page, header: Locator): Promise<void> => {
  await header.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Offers' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

for (const by of ['plugin', 'runtime'] as const) {
  test(`a stock host that loads a second release runs the chunks of each release, ${by === 'plugin' ? 'with' : 'without'} the runtime plugin [FED-5] [FED-9]`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 400, height: 700 });
    const chunks: string[] = [];
    page.on('request', (request) => {
      const [, folder] = /common\/(.*\/)side-menu\.[^/]*\.js/.exec(request.url()) ?? [];
      if (folder !== undefined) chunks.push(folder);
    });
    // The store of the tests has no files of its own for stock hosts.
    await page.route(`**${BASE}${STABLE}**`, (route) =>
      route.continue({ url: route.request().url().replace(STABLE, releasePath(CURRENT)) }),
    );
    const [name = ''] = await openShells(page, [{ react: 'react-19-3', by }]);
    await showShell(page, name);
    const first = page.locator(`#${name}`);
    await expect(first.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await page.evaluate(
      ([shell, entry]) => document.dispatchEvent(new CustomEvent(`switch-${shell}`, { detail: entry })),
      [name, new URL(`${BASE}${releasePath(NEXT)}mf-manifest.json`, page.url()).href] as const,
    );
    const second = page.locator('#next');
    await expect(second.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await useSideMenu(page, first);
    await useSideMenu(page, second);
    expect(chunks).toEqual([STABLE, releasePath(NEXT)]);
  });
}
