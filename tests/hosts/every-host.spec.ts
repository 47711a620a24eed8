import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { formatDocument } from '../../scripts/docs/format-document';
import { DEMO_HOSTS } from '../../host-demo/shells/hosts/list';
import { markdownTable } from '../support/markdown-table';
import { expect, test } from '../support/fixtures';
import { Header, signIn } from '../support/header';
import { reactCopies, watchReact } from './react-copies';
import { MISSING_FOR_SSI, SSI_PAGE, startSsiHost } from './ssi-host';

interface Host {
  readonly name: string;
  readonly path: string;
}

const HOSTS: readonly Host[] = [
  { name: 'React 19 built by webpack, with our loader', path: '/ecom/shop/browse/groceries' },
  {
    name: 'React 19 built by webpack, with the federation plugin and our runtime plugin',
    path: '/ecom/favourites',
  },
  { name: 'no React, with our loader', path: '/ecom/store-finder' },
  { name: 'a Node server that renders the header', path: '/ecom/content/inspiration' },
  ...DEMO_HOSTS.map(({ kind, name }) => ({ name: kind, path: `/demo/hosts/${name}` })),
];

const SSI_HOST: Host = { name: 'plain HTML, put together by nginx from the fragment', path: SSI_PAGE };

/** Returns the rows of a table without their padding. */
const rowsOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/([ -])+/g, '$1'));

/** Facts are compared with the document. Measurements change with every build, and are only written to it. */
interface Scenario {
  readonly facts: readonly string[];
  readonly measured: readonly string[];
}

const number = (value: number): string => value.toLocaleString('en-GB');

const DIST = path.resolve(process.env['DIST_DIR'] ?? 'dist');

/** The folder in the build of a file below `/ecom/assets/`: those of a release are in the store. */
const builtFile = (address: string): string =>
  address.replace(/^mfe\/common(?=\/v?\d[^/]*\/)/, 'store').replace(/^mfe\/common/, 'remote');

/** Returns the transfer size of a file of the build; the browser may have loaded the file from its cache. */
const bytesAt = (address: string): number => statSync(`${path.join(DIST, builtFile(address))}.br`).size;

/** The script build of the loader is in the store, but it is a part of the host, like a bundled loader. */
const isOfRemote = (file: string): boolean => file.startsWith('mfe/common/') && !file.endsWith('/loader.js');

/** Brotli bytes of the scripts and styles that the page has loaded: of the remote, and of the host itself. */
const bytesOf = async (page: Page): Promise<{ remote: number; host: number }> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = names.flatMap((name) => /\/ecom\/assets\/(.+\.(?:js|css))$/.exec(name)?.[1] ?? []);
  const sum = (isRemote: boolean): number =>
    [...new Set(files)]
      .filter((file) => isOfRemote(file) === isRemote)
      .reduce((all, file) => all + bytesAt(file), 0);
  return { remote: sum(true), host: sum(false) };
};

/** Marks the first frame in which the header's search field is visible, rendered by the server or in the browser. */
const markHeaderVisible = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const measure = (): void => {
      if (document.querySelector('header [role=search] input')?.checkVisibility()) performance.mark('header');
      else requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });

/** Returns the milliseconds from the start of the navigation. */
const headerVisibleAfter = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('header')[0]?.startTime ?? NaN);

const globalsOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.getOwnPropertyNames(window));

/** Signs in through the header's own link. */
const signInAt = async ({ page, signIn: link, account }: Header, address: string): Promise<void> => {
  await link.click();
  await signIn(page);
  await expect(account).toBeVisible();
  await page.goto(address);
  await expect(account).toBeVisible();
};

const openMenu = async ({ page, banner }: Header): Promise<void> => {
  const toggle = banner.getByRole('button', { name: 'Groceries', exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
  // Editors' content loads last; its bytes are counted as well.
  await expect(banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
};

const setUp = async (page: Page, { name, path: address }: Host): Promise<Scenario> => {
  await watchReact(page);
  await markHeaderVisible(page);
  await page.goto('/demo');
  // The first response of a server includes the server's own start-up time.
  await page.request.get(address);
  const before = await globalsOf(page);
  const header = new Header(page);
  await page.goto(address);
  await header.ready();
  const visible = await headerVisibleAfter(page);
  await signInAt(header, address);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(header);
  const copies = await reactCopies(page);
  const globals = (await globalsOf(page)).filter((each) => !before.includes(each) && each !== 'dataLayer');
  const { remote, host } = await bytesOf(page);
  const done = Array<string>(5).fill('yes');
  return {
    facts: [name, ...done, String(copies), number(globals.length)],
    measured: [name, number(remote), number(host), number(Math.round(visible / 10) * 10)],
  };
};

const documentOf = async (scenarios: readonly Scenario[]): Promise<{ facts: string; whole: string }> => {
  const file = 'docs/demo-hosts.md';
  const head = ['host', 'mount', 'sign in', 'suggestions', 'trolley', 'menus', 'copies of React', 'globals'];
  const facts = markdownTable(
    head,
    scenarios.map((scenario) => scenario.facts),
  );
  const measured = markdownTable(
    ['host', 'remote (bytes)', 'host (bytes)', 'header visible after (ms)'],
    scenarios.map((scenario) => scenario.measured),
  );
  const whole = `# Hosts of the demo

Every host of the demo runs the same scenario in Chromium: the header appears, a customer signs in through it, the trolley
shows its total, suggestions appear, a menu opens. \`npm run docs:update -- --browser hosts\` writes this page, and every run of the journeys
compares the first table. The pages are at \`/demo/hosts/…\` and in the shop itself; the page of plain HTML needs nginx
([guide](hosts/server.md#html-that-includes-a-fragment)).

${facts}

A page whose React the header cannot use has two copies of React: its own and the header's. The globals are those of host
and federation, in addition to an empty page's.

Bytes are brotli, at the end of the scenario. Milliseconds depend on the machine.

${measured}
`;
  return { facts: await formatDocument(file, facts), whole: await formatDocument(file, whole) };
};

test.describe.serial('every host [FED-2]', () => {
  const scenarios: Scenario[] = [];

  for (const host of HOSTS) {
    test(`${host.name}: header, sign-in, trolley, suggestions and menus work [FED-1] [FED-2]`, async ({
      page,
    }) => {
      scenarios.push(await setUp(page, host));
    });
  }

  test(`${SSI_HOST.name}: header, sign-in, trolley, suggestions and menus work [FED-1] [FED-2]`, async ({
    page,
    demo,
  }) => {
    test.skip(MISSING_FOR_SSI !== '', `not installed here: ${MISSING_FOR_SSI}`);
    const nginx = await startSsiHost(demo.origin);
    try {
      scenarios.push(await setUp(page, { ...SSI_HOST, path: nginx.address + SSI_HOST.path }));
    } finally {
      // Cancels the page's pending requests before its server stops.
      await page.goto('about:blank');
      await nginx.stop();
    }
  });

  test('all match docs/demo-hosts.md [FED-2]', async () => {
    const { facts, whole } = await documentOf(scenarios);
    if (test.info().config.updateSnapshots === 'all') writeFileSync('docs/demo-hosts.md', whole);
    const rows = rowsOf(readFileSync('docs/demo-hosts.md', 'utf8'));
    const expectedRows = MISSING_FOR_SSI === '' ? rows : rows.filter((row) => !row.includes(SSI_HOST.name));
    expect(expectedRows.join('\n')).toContain(rowsOf(facts).join('\n'));
  });
});
