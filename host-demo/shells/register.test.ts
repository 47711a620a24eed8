/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { newWorld, type Who, type World } from '../services/state';
import { registerShells } from './register';
import { isStorefrontPath } from './shop/paths';

const storefront = [
  '/',
  '/ecom',
  '/ecom/shop/browse',
  '/ecom/shop/browse/groceries',
  '/ecom/shop/browse/entertaining',
  '/ecom/shop/browse/offers',
  '/ecom/shop/browse/groceries/new',
  '/ecom/shop/browse/groceries/valentines',
  '/ecom/shop/browse/groceries/christmas',
  '/ecom/shop/browse/groceries/bakery/bread',
  '/ecom/shop/browse/offers/bakery_offers?categoryId=300114',
  '/ecom/shop/browse/offers/highlights/summer',
  '/ecom/shop/search?searchTerm=milk',
  '/ecom/shop/multi-search?query=milk',
  '/ecom/shop/trolley',
  '/ecom/shop/buylist',
  '/ecom/favourites',
];

const pages = [
  '/ecom/bookslot/delivery',
  '/ecom/bookslot/collection/entertaining',
  '/ecom/bookslot/collection/groceriesandentertaining',
  '/ecom/beforeYouGo',
  '/ecom/serviceselection',
  '/ecom/myaccount',
  '/ecom/myaccount/my-orders',
  '/ecom/myaccount/my-orders/order/co-81001',
  '/ecom/myaccount/delivery-pass',
  '/ecom/delivery-pass',
  '/ecom/my-details',
  '/ecom/lists',
  '/ecom/my-fernleigh-rewards',
  '/ecom/login',
  '/ecom/register',
  '/ecom/auth-success',
  '/ecom/help-information/customer-service',
  '/ecom/store-finder',
  '/ecom/order-confirmation',
  '/ecom/order-confirmation/co-81001',
  '/ecom/recipes',
  '/ecom/recipes/leek-and-potato-soup',
  '/ecom/checkout',
  '/ecom/resolve-order-payment/co-81004',
  '/admin/customer/70012345/details',
];

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

describe('which shell serves what', () => {
  it.each(storefront)(
    'opens %s in the storefront, with a place for the header [NAV-1, HOST-1]',
    async (path) => {
      const response = await fetch(origin + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('"applicationName":"storefront"');
      expect(page).toContain('id="shop-header"');
      expect(isStorefrontPath(new URL(path, origin).pathname)).toBe(true);
    },
  );

  it.each(pages)('opens %s in the pages shell, with a place for the header [NAV-1, HOST-1]', async (path) => {
    const response = await fetch(origin + path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('"applicationName":"pages"');
    expect(page).toContain('id="shop-header"');
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(isStorefrontPath(new URL(path, origin).pathname)).toBe(false);
  });

  it.each(['/ecom/content', '/ecom/content/inspiration', '/ecom/content/easter-lunch'])(
    'opens %s in the server-rendered shell; with nothing built, plain links stand in the place [NAV-1, HOST-1, FED-4]',
    async (path) => {
      const response = await fetch(origin + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('"applicationName":"server-rendered"');
      expect(page).toMatch(/<div id="shop-header"[^]*<a href="\/ecom\/shop\/trolley">Trolley<\/a>/);
    },
  );

  it('answers an unknown page with 404 that still carries the header', async () => {
    const response = await fetch(`${origin}/ecom/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('id="shop-header"');
  });
});

describe('pages about the customer', () => {
  it('send a visitor to sign in, and back [NAV-2]', async () => {
    who = 'visitor';
    const response = await fetch(`${origin}/ecom/checkout?x=1`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/ecom/login?redirect=%2Fecom%2Fcheckout%3Fx%3D1');
  });
});

describe('the document', () => {
  it('keeps the space of the header before any script or sheet is here [SHELL-4]', async () => {
    const page = await (await fetch(`${origin}/ecom/recipes`)).text();
    expect(page).toMatch(/\.header-space\{min-height:calc\(50px.*992px.*min-height:calc\(159px/);
    expect(page.indexOf('wtr_amend_bar')).toBeLessThan(page.indexOf('<body>'));
    expect(page).toContain('lang="en-GB"');
  });

  it('escapes what the address says', async () => {
    const page = await (
      await fetch(`${origin}/ecom/login?redirect=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
    ).text();
    expect(page).not.toContain('<script>alert');
  });
});
