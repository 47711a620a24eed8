import fastify, { type FastifyInstance } from 'fastify';
import { newWorld, type Who, type World } from '../services/state';
import { registerShells } from './register';
import { isListsPath, isStorefrontPath } from './shop/paths';
import { SHOP_PAGES } from './testing/shop-pages';

let app: FastifyInstance;
let origin: string;
let who: Who;

beforeEach(async () => {
  who = 'customer';
  const world = newWorld(new Date('2026-05-04T08:00:00Z'));
  app = fastify();
  await registerShells(app, {
    worldOf: (): World => ({ ...world, who }),
    updateWorld: () => undefined,
    isFailing: () => false,
    distDir: '/nowhere',
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

describe("the shells' routes", () => {
  it.each(SHOP_PAGES.storefront)(
    'opens %s in the storefront, with a container for the header [NAV-1, HOST-1]',
    async (path) => {
      const response = await fetch(origin + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('"applicationName":"storefront"');
      expect(page).toContain('id="shop-header"');
      expect(isStorefrontPath(new URL(path, origin).pathname)).toBe(true);
    },
  );

  it.each(SHOP_PAGES.lists)(
    'opens %s in the lists shell, with a container for the header [NAV-1, HOST-1]',
    async (path) => {
      const response = await fetch(origin + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('"applicationName":"lists"');
      expect(page).toContain('id="shop-header"');
      expect(isListsPath(new URL(path, origin).pathname)).toBe(true);
    },
  );

  it.each(SHOP_PAGES.pages)(
    'opens %s in the pages shell, with a container for the header [NAV-1, HOST-1]',
    async (path) => {
      const response = await fetch(origin + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('"applicationName":"pages"');
      expect(page).toContain('id="shop-header"');
      expect(page.match(/<h1/g)).toHaveLength(1);
      const { pathname } = new URL(path, origin);
      expect([isStorefrontPath(pathname), isListsPath(pathname)]).toEqual([false, false]);
    },
  );

  it.each(SHOP_PAGES['server-rendered'])(
    'opens %s in the server-rendered shell; before the first build, the container shows plain links [NAV-1, HOST-1, FED-4]',
    async (path) => {
      const response = await fetch(origin + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('"applicationName":"server-rendered"');
      expect(page).toMatch(/<div id="shop-header"[^]*<a href="\/ecom\/shop\/trolley">Trolley<\/a>/);
    },
  );

  it('responds to an unknown page with 404 and a page that contains the header', async () => {
    const response = await fetch(`${origin}/ecom/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('id="shop-header"');
  });
});

describe('pages for customers', () => {
  it.each(['checkout', 'lists'])('redirect a visitor from %s to sign in, and back [NAV-2]', async (name) => {
    who = 'visitor';
    const response = await fetch(`${origin}/ecom/${name}?x=1`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/ecom/login?redirect=%2Fecom%2F${name}%3Fx%3D1`);
  });
});

describe('the document', () => {
  it('reserves the space of the header before any script or style sheet loads [SHELL-4]', async () => {
    const page = await (await fetch(`${origin}/ecom/recipes`)).text();
    expect(page).toMatch(/\.header-space\{min-height:calc\(50px.*992px.*min-height:calc\(159px/);
    expect(page.indexOf('wtr_amend_bar')).toBeLessThan(page.indexOf('<body>'));
    expect(page).toContain('lang="en-GB"');
  });

  it('escapes values of the address', async () => {
    const page = await (
      await fetch(`${origin}/ecom/login?redirect=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
    ).text();
    expect(page).not.toContain('<script>alert');
  });
});
