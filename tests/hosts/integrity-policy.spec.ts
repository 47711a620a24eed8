import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

const POLICY = 'blocked-destinations=(script)';

/** Scripts of the host itself, to which the host's own build adds hashes. */
const OWN = /<script([^>]*) src="(\/ecom\/assets\/(?!mfe\/)[^"]+)"/g;

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const fileOf = (address: string): string => address.replace('/ecom/assets/', 'dist/');

/** Returns the hashes of all scripts next to one of the host, by their addresses. */
const hashesNextTo = (address: string): Record<string, string> => {
  const folder = path.posix.dirname(address);
  const names = readdirSync(fileOf(folder)).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [`${folder}/${name}`, hashOf(`${fileOf(folder)}/${name}`)]));
};

/** Adds hashes to the lazy chunks of the host, as a plugin of its bundler does, and keeps reports of the policy. */
const prepareWindow = (hashes: Readonly<Record<string, string>>): void => {
  const seen: string[] = [];
  Reflect.set(window, 'violations', seen);
  const observer = new ReportingObserver(
    (reports) => {
      for (const { type, body } of reports) seen.push(`${type} ${JSON.stringify(body)}`);
    },
    { types: ['integrity-violation'], buffered: true },
  );
  observer.observe();
  const { appendChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    const hash = node instanceof HTMLScriptElement ? hashes[new URL(node.src).pathname] : undefined;
    if (hash !== undefined && node instanceof HTMLScriptElement)
      Object.assign(node, { crossOrigin: 'anonymous', integrity: hash });
    appendChild.call(this, node);
    return node;
  };
};

/** Serves a page with an integrity policy, whose own scripts have hashes. */
const servePolicy = async (page: Page, address: string): Promise<void> => {
  const html = await (await page.request.get(address)).text();
  const own = [...html.matchAll(OWN)].map(([, , src = '']) => src);
  await page.addInitScript(
    prepareWindow,
    Object.assign({}, ...own.map(hashesNextTo)) as Record<string, string>,
  );
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      OWN,
      (_, rest: string, src: string) =>
        `<script${rest} crossorigin integrity="${hashOf(fileOf(src))}" src="${src}"`,
    );
    await route.fulfill({ response, body, headers: { ...response.headers(), 'integrity-policy': POLICY } });
  });
};

const violations = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'violations') as unknown);

for (const { how, address } of [
  { how: 'our loader in React', address: '/ecom/shop/browse/groceries' },
  { how: 'our loader in React 18', address: '/demo/hosts/react-18' },
  { how: 'our loader without a framework', address: '/ecom/store-finder' },
  { how: 'the markup of a server', address: '/ecom/content/inspiration' },
  { how: 'the markup of a React server', address: '/demo/hosts/react-server' },
  { how: 'the runtime plugin', address: '/ecom/favourites' },
] as const) {
  test(`a page whose integrity policy blocks scripts without a hash has the header, with ${how} [FED-7]`, async ({
    page,
  }) => {
    await servePolicy(page, address);
    const response = await page.goto(address);
    expect(response?.headers()['integrity-policy']).toBe(POLICY);
    const header = new Header(page);
    await header.ready();
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

/** The script of the loader in plain HTML. */
const ELEMENT = '/demo/hosts/element';
const SCRIPT = /src="[^"]*\/v1\/loader\.js"/;

test('a page of plain HTML with such a policy has the header by the script of one release, and else its own links [FED-4] [FED-7]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/integrity|Integrity/);
  let pinned = '';
  await servePolicy(page, ELEMENT);
  await page.route(`**${ELEMENT}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(SCRIPT);
    const body = pinned === '' ? html : html.replace(SCRIPT, pinned);
    await route.fulfill({ response, body, headers: { ...response.headers(), 'integrity-policy': POLICY } });
  });
  await page.goto(ELEMENT);
  await expect(page.locator('shop-header').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => customElements.get('shop-header') === undefined)).toBe(true);
  pinned = `src="/ecom/assets/mfe/common/loader.js" crossorigin integrity="${hashOf('dist/remote/loader.js')}"`;
  await page.goto(ELEMENT);
  await new Header(page).ready();
});
