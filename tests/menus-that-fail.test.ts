import { startShop, type Shop } from '../host-demo/services/testing/shop';
import { createMenuContent } from '../src/features/menus/menu-content';
import { loadMenuTree } from '../src/domains/menus';
import { createServerBrowser } from '../src/platform/browser';
import { createShopClients } from './support/shop-clients';
import { TWELVE_FAULTS, type FaultKind } from './support/twelve-faults';

/** Timeouts in milliseconds, in place of the real ones: SHORT_TIMEOUT_MS for a call that is meant to time out. */
const SHORT_TIMEOUT_MS = 300;
const LONG_TIMEOUT_MS = 10_000;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Creates the menus of one header over the real services, in their own world. */
const setUp = async () => {
  const browser = shop.open();
  await browser.begin('visitor');
  let pendingCall = '';
  const { http, logger, warned } = createShopClients(browser, (call) =>
    call === pendingCall ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS,
  );
  const tree = await loadMenuTree();
  const page = createServerBrowser(new URL(browser.origin));
  const content = createMenuContent({
    browser: page,
    analytics: { track: () => undefined },
    isShopper: () => true,
    mediaPaths: undefined,
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
    savesData: () => false,
    taxonomies: tree.createTaxonomyApi(http, `${browser.origin}/taxonomy`, page),
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
    injectFault: (call: string, fault: FaultKind) => {
      if (fault.kind === 'timeout') pendingCall = call;
      return browser.send('PUT', '/demo/faults', [{ call, ...fault }]);
    },
    recover: () => {
      pendingCall = '';
      return browser.send('PUT', '/demo/faults', []);
    },
  };
};

describe.each(TWELVE_FAULTS)('with %s', (_what, fault) => {
  it('taxonomy: only that level fails, and it loads when it is requested again [MEGA-10] [CALL-3]', async () => {
    const { menus, injectFault, recover, GROCERIES } = await setUp();
    await menus().loadLevel(GROCERIES);
    const bakery = [...menus().tree.values()].find(({ url }) => url === 'groceries/bakery');
    if (!bakery) throw new Error('the tree has no Bakery');
    const loadedTree = menus().tree;
    await injectFault('taxonomy', fault);
    await menus().loadLevel(bakery.id);
    expect([menus().levels.get(GROCERIES), menus().levels.get(bakery.id)]).toEqual(['ready', 'failed']);
    expect(menus().tree).toEqual(loadedTree);
    await recover();
    await menus().loadLevel(bakery.id);
    expect(menus().levels.get(bakery.id)).toBe('ready');
    expect(menus().tree.size).toBeGreaterThan(loadedTree.size);
  });

  it('fragments: the menu is shown without one, and requests it again unless the status was 404 [CONT-10] [CALL-3]', async () => {
    const { menus, injectFault, recover, warned, MIDDLE_FRAGMENT, GROCERIES } = await setUp();
    await injectFault('fragments', fault);
    await menus().loadFragment(MIDDLE_FRAGMENT);
    await menus().loadLevel(GROCERIES);
    expect(menus().fragments.size).toBe(0);
    expect(menus().levels.get(GROCERIES)).toBe('ready');
    if (fault.status === 404) expect(warned).toEqual([]);
    await recover();
    await menus().loadFragment(MIDDLE_FRAGMENT);
    expect(menus().fragments.has(MIDDLE_FRAGMENT)).toBe(fault.status !== 404);
  });

  it('banners: the panel is shown without adverts, and the next request succeeds [MEGA-9] [CALL-3]', async () => {
    const { menus, banners, injectFault, recover, warned, GROCERIES } = await setUp();
    await menus().loadLevel(GROCERIES);
    const bakery = [...menus().tree.values()].find(({ url }) => url === 'groceries/bakery');
    if (!bakery?.url) throw new Error('the tree has no Bakery');
    await injectFault('banners', fault);
    menus().open('Groceries');
    menus().enter(0, bakery.id);
    const { ok } = await banners.load(bakery.url, new AbortController().signal);
    expect(ok).toBe(false);
    expect(menus().activeLevel).toBe(1);
    expect(menus().banners.size).toBe(0);
    expect(warned).not.toEqual([]);
    await recover();
    expect((await banners.load(bakery.url, new AbortController().signal)).ok).toBe(true);
  });
});
