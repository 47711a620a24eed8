import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Header } from '../support/header';
import { buildPlainHost } from './build-host';
import { expect, NEXT, test } from './channel-demo';
import { servePlainHost } from './serve-page';

/** The style sheets of the remote. */
const sheets = (page: Page) => page.locator('link[rel="stylesheet"]');

const send = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((type) => document.dispatchEvent(new Event(type)), name);

test.describe('two copies of the loader on one page, one after the other', () => {
  const openFirst = async (page: Page): Promise<Header> => {
    const header = new Header(page);
    const loader = { channel: 'stable' };
    await header.open(await servePlainHost(page, { loader }));
    return header;
  };
  /** The script of the host, which mounts the header. It contains another copy of the loader each time it runs. */
  const secondCopy = async (): Promise<string> =>
    readFileSync(path.join(await buildPlainHost(), 'main.js'), 'utf8');

  test('keep the style sheets when one unmounts its header as the other mounts its own, and remove all of them at last [FED-6]', async ({
    page,
  }) => {
    const header = await openFirst(page);
    await page.evaluate(`document.dispatchEvent(new Event('unmount-header'));${await secondCopy()}`);
    await header.ready();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(header.banner).toHaveCSS('position', 'sticky');
    await send(page, 'unmount-header');
    await expect(sheets(page)).toHaveCount(0);
    await expect(page.locator('script[data-shop-header-version]')).toHaveCount(0);
  });

  test('do not mix two releases: the second one reports a problem, although nothing of the first header is left [FED-4] [FED-5]', async ({
    page,
    releases,
  }) => {
    releases.promote('next', NEXT);
    await openFirst(page);
    await send(page, 'unmount-header');
    await expect(sheets(page)).toHaveCount(0);
    await page.evaluate(() => {
      const loader = document.createElement('p');
      loader.textContent = '{ "channel": "next" }';
      document.querySelector('#loader')?.replaceWith(loader);
      loader.id = 'loader';
    });
    await page.evaluate(await secondCopy());
    await expect(page.locator('#root')).toHaveAttribute('data-problems', /^version/);
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
  });
});
