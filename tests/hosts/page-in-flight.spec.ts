import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HEADER_READY } from '../../federation/contract';
import type { HeaderRelease } from '../../federation/loader';
import { releasePath } from '../../federation/loader/release';
import { CONFIG_ELEMENT, type ShellConfig } from '../../host-demo/shells/shop/shell-config';
import { Header } from '../support/header';
import { CURRENT, expect, NEXT, test } from './channel-demo';

const PAGE = '/ecom/shop/browse/groceries';
const LOADS = 200;
/** After how many loads the channel points to the next release, and after how many it is rolled back. */
const RELEASED_AT = 60;
const ROLLED_BACK_AT = 140;

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

const parseShellConfig = (html: string): ShellConfig => {
  const text = new RegExp(`id="${CONFIG_ELEMENT}">\\s*([^<]*)<`).exec(html)?.[1];
  return JSON.parse(text ?? 'null') as ShellConfig;
};

const filesOf = ({ entry, exposes }: HeaderRelease) => [
  entry,
  ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
];

/** Loads the files of a page's release without a browser. Each file must exist and match its hash. */
const loadWithoutBrowser = async (origin: string): Promise<string> => {
  const { loader } = parseShellConfig(await (await fetch(`${origin}${PAGE}`)).text());
  const { base, path, release } = loader;
  if (path === undefined || !release) throw new Error('the page contains no release');
  expect(path).toBe(releasePath(release.version));
  for (const { file, integrity } of filesOf(release)) {
    const response = await fetch(`${origin}${base}${path}${file}`);
    const algorithm = integrity.slice(0, integrity.indexOf('-'));
    const hash = createHash(algorithm).update(Buffer.from(await response.arrayBuffer()));
    expect(`${algorithm}-${hash.digest('base64')}`, file).toBe(integrity);
  }
  return release.version;
};

test('200 page loads during a release and a roll-back: none fails, none mixes versions [FED-5]', async ({
  browser,
  demo,
  releases,
}) => {
  test.setTimeout(300_000);
  releases.promote('stable', CURRENT);
  const seen: string[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    if (load === RELEASED_AT) releases.promote('stable', NEXT);
    if (load === ROLLED_BACK_AT) releases.promote('stable', CURRENT);
    if (load % 20 === 0) {
      const page = await browser.newPage({ baseURL: demo.origin });
      const { folders } = await openPage(page);
      await openLazyPart(page);
      const version = await page.locator('html').getAttribute('data-header-version');
      expect([...folders]).toEqual([releasePath(version ?? '')]);
      seen.push(version ?? '');
      await page.close();
    } else seen.push(await loadWithoutBrowser(demo.origin));
  }
  const middle = ROLLED_BACK_AT - RELEASED_AT;
  expect(seen).toEqual([
    ...Array<string>(RELEASED_AT).fill(CURRENT),
    ...Array<string>(middle).fill(NEXT),
    ...Array<string>(LOADS - ROLLED_BACK_AT).fill(CURRENT),
  ]);
});
