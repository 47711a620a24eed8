import type { Page } from '@playwright/test';
import { HEADER_READY } from '../../federation/contract';
import { releasePath } from '../../federation/loader/release';
import { Header } from '../support/header';
import { CURRENT, expect, NEXT, test } from './channel-demo';

const PAGE = '/ecom/shop/browse/groceries';

/** Records each version that a page loads a file from, and the version that the header reports. */
const watchVersions = async (page: Page) => {
  const folders = new Set<string>();
  page.on('request', (request) => {
    const folder = /\/mfe\/common\/(\d[^/]*\/)/.exec(request.url())?.[1];
    if (folder !== undefined) folders.add(folder);
  });
  await page.addInitScript((event) => {
    document.addEventListener(event, ({ detail }: CustomEventInit<{ version: string }>) => {
      document.documentElement.dataset['headerVersion'] = detail?.version ?? '';
    });
  }, HEADER_READY);
  return folders;
};

const openPage = async (page: Page) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const folders = await watchVersions(page);
  await new Header(page).open(PAGE);
  return { page, folders };
};

/** Opens the menu, whose chunk is lazy-loaded and has another name in each release. */
const openLazyPart = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

const expectVersion = async (page: Page, folders: ReadonlySet<string>, version: string): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-header-version', version);
  expect([...folders]).toEqual([releasePath(version)]);
};

test('a page in flight keeps its release through the next one and back; new pages take the current one [FED-5]', async ({
  context,
  releases,
}) => {
  const open = async () => openPage(await context.newPage());
  releases.promote('stable', CURRENT);
  const [early, other] = [await open(), await open()];
  releases.promote('stable', NEXT);
  await openLazyPart(early.page);
  await expectVersion(early.page, early.folders, CURRENT);
  const next = await open();
  await expectVersion(next.page, next.folders, NEXT);
  releases.promote('stable', CURRENT);
  const back = await open();
  for (const { page } of [other, next, back]) await openLazyPart(page);
  await expectVersion(other.page, other.folders, CURRENT);
  await expectVersion(next.page, next.folders, NEXT);
  await expectVersion(back.page, back.folders, CURRENT);
});
