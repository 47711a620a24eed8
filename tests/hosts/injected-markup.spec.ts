import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SIGNED_IN_CONFIG } from './host-config';

const EVIL = 'https://evil.example';

/** The state that an attacker wants a page to read: an existing release, at an origin of the attacker. */
const attackersState = (): string => {
  const release: unknown = JSON.parse(readFileSync('dist/remote/header.json', 'utf8'));
  const services = Object.fromEntries(
    Object.keys(SIGNED_IN_CONFIG.services).map((name) => [name, `${EVIL}/${name}`]),
  );
  const config = { ...SIGNED_IN_CONFIG, services, adminAppUrl: `${EVIL}/admin` };
  const loader = { base: `${EVIL}/mfe/`, release };
  return JSON.stringify({ props: { config }, header: config, loader, shop: {} }).replaceAll('<', '&lt;');
};

/** Markup that sanitisers allow: no script, no event handler, no address. */
const injected = (): string => {
  const state = attackersState();
  const asText = ['shop-header-state', 'shop-config'].map(
    (id) => `<p id="${id}" hidden>${state}</p><div id="${id}" hidden>${state}</div>`,
  );
  const fields = ['get', 'init', 'push', 'createPolicy'];
  const asGlobal = ['shop_header', 'c', 'trustedTypes'].map((id) => {
    const inputs = fields.map((name) => `<input type="hidden" name="${name}">`);
    return `<form id="${id}" hidden>${inputs.join('')}</form>`;
  });
  const asProperty = ['cookie', 'body', 'head', 'activeElement', 'forms', 'baseURI', 'currentScript'].map(
    (name) => `<img name="${name}" alt="" hidden>`,
  );
  return [...asText, ...asGlobal, ...asProperty].join('');
};

/** Inserts the markup at the start of the page's body. */
const inject = (page: Page, path: string): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + injected());
    await route.fulfill({ response, body });
  });

for (const path of [
  '/ecom/shop/browse/groceries',
  '/ecom/recipes',
  '/ecom/content/inspiration',
  '/ecom/lists',
  '/demo/hosts/react-server',
  '/demo/hosts/react-18',
]) {
  test(`a page with injected markup loads its own header and sends tokens to its own services only, at ${path} [AUTH-4] [FED-6] [FED-7]`, async ({
    page,
    world,
    demo,
  }) => {
    await world({ who: 'customer', slot: {} });
    const foreign: string[] = [];
    const withToken = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== demo.origin) foreign.push(request.url());
      if (request.headers()['authorization']) withToken.add(origin);
    });
    await page.route(`${EVIL}/**`, (route) => route.fulfill({ status: 204 }));
    await inject(page, path);
    const header = new Header(page);
    await header.open(path);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await expect(header.slot).toBeVisible();
    expect(foreign).toEqual([]);
    expect([...withToken]).toEqual([demo.origin]);
  });
}
