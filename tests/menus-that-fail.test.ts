import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { createMenuContent } from '../src/app/menus/menu-content';
import { loadMenuTree } from '../src/domains/menus';
import { createServerBrowser } from '../src/platform/browser';
import { createShopClients } from './support/shop-clients';
import { TWELVE_FAULTS, type FaultKind } from './support/twelve-faults';

/** Milliseconds that stand for the seconds that a call is given: few where it is to run out of them. */
const SHORT = 300;
const LONG = 10_000;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The menus of one header over the real services, in a world of its own. */
const sit = async () => {
  const browser = shop.open();
  await browser.begin('visitor');
  let unanswered = '';
  const { http, logger, warned } = createShopClients(browser, (call) => (call === unanswered ? SHORT : LONG));
  const tree = await loadMenuTree();
  const page = createServerBrowser(new URL(browser.origin));
  const content = createMenuContent({
    browser: page,
    analytics: { track: () => undefined },
    isShopper: () => true,
    logger,
  });
  const banners = tree.createBannerApi({
    http,
    address: browser.origin,
    uuid: () => 'a-uuid',
    trolleyId: () => undefined,
    decode: content.decodeBanners,
  });
  const store = tree.createMenusStore({
    clock: page,
    taxonomies: tree.createTaxonomyApi(http, `${browser.origin}/taxonomy`),
    fragments: tree.createFragmentApi({
      http,
      address: `${browser.origin}/fragments`,
      hasTokenSession: async () => false,
      decode: content.decodeFragment,
    }),
    banners,
    categories: [],
  });
  return {
    ...tree,
    browser,
    menus: () => store.getState(),
    banners,
    warned,
    strike: (call: string, fault: FaultKind) => {
      if (fault.kind === 'timeout') unanswered = call;
      return browser.send('PUT', '/demo/faults', [{ call, ...fault }]);
    },
    mend: () => {
      unanswered = '';
      return browser.send('PUT', '/demo/faults', []);
    },
  };
};

describe.each(TWELVE_FAULTS)('with %s', (_what, fault) => {
  it('taxonomy: that level alone has failed, and is there when it is asked for again [MEGA-10] [CALL-3]', async () => {
    const { menus, strike, mend, GROCERIES } = await sit();
    await menus().loadLevel(GROCERIES);
    const bakery = [...menus().tree.values()].find(({ url }) => url === 'groceries/bakery');
    if (!bakery) throw new Error('no bakery');
    const known = menus().tree;
    await strike('taxonomy', fault);
    await menus().loadLevel(bakery.id);
    expect([menus().levels.get(GROCERIES), menus().levels.get(bakery.id)]).toEqual(['ready', 'failed']);
    expect(menus().tree).toEqual(known);
    await mend();
    await menus().loadLevel(bakery.id);
    expect(menus().levels.get(bakery.id)).toBe('ready');
    expect(menus().tree.size).toBeGreaterThan(known.size);
  });

  it('fragments: the menu goes without, and asks again unless there is none [CONT-10] [CALL-3]', async () => {
    const { menus, strike, mend, warned, MIDDLE_FRAGMENT, GROCERIES } = await sit();
    await strike('fragments', fault);
    await menus().loadFragment(MIDDLE_FRAGMENT);
    await menus().loadLevel(GROCERIES);
    expect(menus().fragments.size).toBe(0);
    expect(menus().levels.get(GROCERIES)).toBe('ready');
    if (fault.status === 404) expect(warned).toEqual([]);
    await mend();
    await menus().loadFragment(MIDDLE_FRAGMENT);
    expect(menus().fragments.has(MIDDLE_FRAGMENT)).toBe(fault.status !== 404);
  });

  it('banners: the panel stands without adverts, and the next look asks again [MEGA-9] [CALL-3]', async () => {
    const { menus, banners, strike, mend, warned, GROCERIES } = await sit();
    await menus().loadLevel(GROCERIES);
    const bakery = [...menus().tree.values()].find(({ url }) => url === 'groceries/bakery');
    if (!bakery?.url) throw new Error('no bakery');
    await strike('banners', fault);
    menus().open('Groceries');
    menus().enter(0, bakery.id);
    const { ok } = await banners.load(bakery.url, new AbortController().signal);
    expect(ok).toBe(false);
    expect(menus().activeLevel).toBe(1);
    expect(menus().banners.size).toBe(0);
    expect(warned).not.toEqual([]);
    await mend();
    expect((await banners.load(bakery.url, new AbortController().signal)).ok).toBe(true);
  });
});
