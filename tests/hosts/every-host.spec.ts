import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { DEMO_HOSTS } from '../../host-demo/shells/hosts/list';
import { markdownTable } from '../support/document';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { reactCopies, watchReact } from './react-copies';
import { MISSING_FOR_SSI, SSI_PAGE, startSsiHost } from './ssi-host';

interface Host {
  readonly name: string;
  readonly path: string;
}

const HOSTS: readonly Host[] = [
  { name: 'React 19 built by webpack, with our loader', path: '/ecom/shop/browse/groceries' },
  { name: 'no React, with our loader', path: '/ecom/store-finder' },
  { name: 'a Node server that renders the header', path: '/ecom/content/inspiration' },
  ...DEMO_HOSTS.map(({ kind, name }) => ({ name: kind, path: `/demo/hosts/${name}` })),
];

const SSI_HOST: Host = { name: 'plain HTML, put together by nginx from the fragment', path: SSI_PAGE };

/** Rows as they are, however wide their columns. */
const rowsOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/([ -])+/g, '$1'));

/** Facts are compared with the document; what is measured changes with every build, and is only written there. */
interface Sitting {
  readonly facts: readonly string[];
  readonly measured: readonly string[];
}

const number = (value: number): string => value.toLocaleString('en-GB');

const DIST = path.resolve(process.env['DIST_DIR'] ?? 'dist');

/** What a file of the build weighs on its way: its browser may have had it from its cache. */
const bytesAt = (address: string): number =>
  statSync(`${path.join(DIST, address.replace('mfe/common', 'remote'))}.br`).size;

/** Brotli bytes of scripts and styles that the page has loaded: of the remote, and of the host itself. */
const bytesOf = async (page: Page): Promise<{ remote: number; host: number }> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = names.flatMap((name) => /\/ecom\/assets\/(.+\.(?:js|css))$/.exec(name)?.[1] ?? []);
  const sum = (isRemote: boolean): number =>
    [...new Set(files)]
      .filter((file) => file.startsWith('mfe/common/') === isRemote)
      .reduce((all, file) => all + bytesAt(file), 0);
  return { remote: sum(true), host: sum(false) };
};

/** Notes the first frame in which the header's search field stands, as sent or as made. */
const watchHeader = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('header [role=search] input')?.checkVisibility()) performance.mark('header');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Milliseconds from the navigation's start. */
const headerVisible = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('header')[0]?.startTime ?? NaN);

const globalsOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.getOwnPropertyNames(window));

/** Who came by the header's own link is signed in. */
const signIn = async ({ page, signIn: link, account }: Header, address: string): Promise<void> => {
  await link.click();
  await page.getByLabel('Email address').fill('sam@shop.example');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(account).toBeVisible();
  await page.goto(address);
  await expect(account).toBeVisible();
};

const openMenu = async ({ page, banner }: Header): Promise<void> => {
  const toggle = banner.getByRole('button', { name: 'Groceries', exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
  // What editors wrote comes last; bytes are counted with it.
  await expect(banner.getByRole('button', { name: 'Christmas', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
};

const sit = async (page: Page, { name, path: address }: Host): Promise<Sitting> => {
  await watchReact(page);
  await watchHeader(page);
  await page.goto('/demo');
  // A server's first answer holds its own start, which no shopper waits for.
  await page.request.get(address);
  const before = await globalsOf(page);
  const header = new Header(page);
  await page.goto(address);
  await header.ready();
  const visible = await headerVisible(page);
  const globals = (await globalsOf(page)).filter((each) => !before.includes(each) && each !== 'dataLayer');
  await signIn(header, address);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(header);
  const copies = await reactCopies(page);
  const { remote, host } = await bytesOf(page);
  const done = Array<string>(5).fill('yes');
  return {
    facts: [name, ...done, String(copies), number(globals.length)],
    measured: [name, number(remote), number(host), `${number(Math.round(visible / 10) * 10)} ms`],
  };
};

const documentOf = async (sittings: readonly Sitting[]): Promise<{ facts: string; whole: string }> => {
  const file = path.resolve('docs/hosts.md');
  const options = { ...(await resolveConfig(file)), parser: 'markdown' } as const;
  const head = ['host', 'mount', 'sign in', 'suggestions', 'trolley', 'menus', 'copies of React', 'globals'];
  const facts = markdownTable(
    head,
    sittings.map((sitting) => sitting.facts),
  );
  const measured = markdownTable(
    ['host', 'the remote’s scripts and styles', 'the host’s own', 'header visible after'],
    sittings.map((sitting) => sitting.measured),
  );
  const whole = `# Hosts

Every host of the demo, through one and the same sitting in Chromium: the header stands, a customer signs in by it,
the trolley says its total, suggestions come, a menu opens. \`npm run hosts-table\` writes this page; every run of
the journeys holds the first table against it. The pages are at \`/demo/hosts/…\` and in the shop itself; that of plain
HTML needs nginx, as the [guide](host-guide.md#plain-html-through-ssi) says.

${facts}

A page whose React the header can't use has two copies: its own, and the header's. The globals are those of the host
and of the federation, beyond a bare page's.

Bytes are brotli, after the whole sitting; milliseconds wobble with the machine.

${measured}
`;
  return { facts: await format(facts, options), whole: await format(whole, options) };
};

test.describe.serial('every host [FED-2]', () => {
  const sittings: Sitting[] = [];

  for (const host of HOSTS) {
    test(`${host.name}: header, sign-in, trolley, suggestions and menus work [FED-1] [FED-2]`, async ({
      page,
    }) => {
      sittings.push(await sit(page, host));
    });
  }

  test(`${SSI_HOST.name}: header, sign-in, trolley, suggestions and menus work [FED-1] [FED-2]`, async ({
    page,
    demo,
  }) => {
    test.skip(MISSING_FOR_SSI !== '', `not installed here: ${MISSING_FOR_SSI}`);
    const nginx = await startSsiHost(demo.origin);
    try {
      sittings.push(await sit(page, { ...SSI_HOST, path: nginx.address + SSI_HOST.path }));
    } finally {
      // What the page still fetches is given up before its server goes.
      await page.goto('about:blank');
      await nginx.stop();
    }
  });

  test('all do as docs/hosts.md says [FED-2]', async () => {
    const { facts, whole } = await documentOf(sittings);
    if (test.info().config.updateSnapshots === 'all') writeFileSync('docs/hosts.md', whole);
    const told = rowsOf(readFileSync('docs/hosts.md', 'utf8'));
    const held = MISSING_FOR_SSI === '' ? told : told.filter((row) => !row.includes(SSI_HOST.name));
    expect(held.join('\n')).toContain(rowsOf(facts).join('\n'));
  });
});
