import { failed, ok, type Result } from '../../kernel/result';
import { fragmentOf, MENU_SERVICES, TAXONOMY, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createLazyMenus } from './lazy-menus';

const IDLE_MS = 2_500;
const DOWN = failed('network', 'down');

const setUp = (responses: readonly Result<unknown>[] = [DOWN, DOWN, DOWN]) => {
  const { context, ...header } = createTestContext({
    config: { services: MENU_SERVICES },
    responses,
  });
  context.page.setState({ isTouched: true });
  const effects: string[] = [];
  const row = { needsSeason: false };
  const createIn = (browser = context.browser) => {
    const menus = createLazyMenus({ ...context, browser });
    return {
      ...menus,
      stop: menus.start({
        onIdle: () => effects.push('idle'),
        needsSeason: () => row.needsSeason,
        onSeason: (title) => effects.push(`season ${title}`),
      }),
    };
  };
  return { ...header, context, effects, row, createIn };
};

describe('createLazyMenus', () => {
  it('loads the menus once, when the shopper has not typed for a while, and requests their data [MEGA-3]', async () => {
    const { createIn, context, clock, effects, requests, paint } = setUp();
    createIn();
    clock.pass(IDLE_MS - 1);
    context.draft.setState({ text: 'mi' });
    clock.pass(IDLE_MS - 1);
    await settle();
    expect([effects, requests]).toEqual([[], []]);
    clock.pass(1);
    await paint();
    expect([effects, requests.length]).toEqual([['idle'], 3]);
    context.draft.setState({ text: 'milk' });
    clock.pass(IDLE_MS);
    await settle();
    expect(effects).toEqual(['idle']);
  });

  /** Starts in a row with the season's button, which no shopper has come near. */
  const setUpSeason = (responses: readonly Result<unknown>[]) => {
    const header = setUp(responses);
    header.context.page.setState({ isTouched: false });
    header.row.needsSeason = true;
    const { stop, current } = header.createIn();
    header.clock.pass(IDLE_MS);
    return { ...header, stop, current };
  };

  it.each([
    ['the taxonomy’s title', 'Easter', ok(fragmentOf('Mince pies', 'Christmas')), 'Easter'],
    ['the title of its content', undefined, ok(fragmentOf('Mince pies', 'Christmas')), 'Christmas'],
    ['no title with invisible characters', undefined, ok(fragmentOf('Mince pies', 'Christ\u202Emas')), ''],
    ['no season without its content', 'Easter', failed('http', 'status 404', 404), ''],
    ['no season with content of a wrong shape', 'Easter', ok({ title: 'Christmas' }), ''],
  ])('requests for the season’s button %s [SEAS-1]', async (_what, seasonalMenuTitle, fragment, title) => {
    const [groceries, ...others] = TAXONOMY.categories;
    const categories = [{ ...groceries, seasonalMenuTitle }, ...others];
    const { effects, requests, paint } = setUpSeason([ok(JSON.stringify({ categories })), fragment]);
    await paint();
    expect([effects, requests.length]).toEqual([[`season ${title}`], 2]);
  });

  it('loads the season’s content without another request, once it is wanted [SEAS-1]', async () => {
    const { current, requests, paint } = setUpSeason([
      ok(TAXONOMY_BODY),
      ok(fragmentOf('Mince pies', 'Christmas')),
      DOWN,
    ]);
    await paint();
    await Promise.all([current()?.prepare(), paint()]);
    expect(current()?.navMenuStatus().seasonal).toMatchObject({ title: 'Christmas' });
    expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual([
      'api.example',
      'seasonal-menu-content',
      'middle-mega-menu',
    ]);
  });

  it('requests the season’s content once if a shopper comes near before the page is idle [SEAS-1]', async () => {
    const { createIn, row, clock, effects, requests, paint } = setUp();
    row.needsSeason = true;
    createIn();
    clock.pass(IDLE_MS);
    await paint();
    expect([effects, requests.length]).toEqual([['idle'], 3]);
  });

  it('shows no season after it is stopped [FED-6]', async () => {
    const { effects, stop, paint } = setUpSeason([ok(TAXONOMY_BODY), ok(fragmentOf('Pies', 'Christmas'))]);
    stop();
    await paint();
    expect(effects).toEqual([]);
  });

  it('loads nothing on another page until a shopper comes near the header [MEGA-3]', async () => {
    const { createIn, context, clock, effects, requests, paint } = setUp();
    context.page.setState({ isTouched: false });
    createIn();
    clock.pass(IDLE_MS);
    await settle();
    expect([effects, requests]).toEqual([[], []]);
    context.page.setState({ isTouched: true });
    clock.pass(IDLE_MS);
    await paint();
    expect([effects, requests.length]).toEqual([['idle'], 3]);
  });

  it('does not load the menus before the trolley and the slot of a customer [TROL-2] [SLOT-3]', async () => {
    const { createIn, context, clock, effects, signIn, setTrolley, bookSlot } = setUp();
    signIn(CUSTOMER);
    createIn(context.browser);
    clock.pass(IDLE_MS);
    setTrolley();
    clock.pass(IDLE_MS);
    await settle();
    expect([effects, clock.pending()]).toEqual([[], 0]);
    bookSlot();
    clock.pass(IDLE_MS);
    await settle();
    expect(effects).toEqual(['idle']);
  });

  it('shares the menus between its callers [MEGA-3]', async () => {
    const { loadMenus } = setUp().createIn();
    const [one, other] = await Promise.all([loadMenus(), loadMenus()]);
    expect(one).toBe(other);
  });

  it('reports menus that fail to load, and loads them again for the next caller [ERR-6]', async () => {
    const { context, createIn, clock, effects, reports } = setUp();
    const { browser } = context;
    let isBroken = true;
    const { loadMenus } = createIn({
      ...browser,
      location() {
        if (isBroken) throw new Error('broken');
        return browser.location();
      },
    });
    clock.pass(IDLE_MS);
    await settle();
    expect([effects, reports]).toEqual([[], ['menus: Error: broken']]);
    isBroken = false;
    expect(await loadMenus()).toMatchObject({ hasCategories: true });
  });

  it('loads nothing after it is stopped, and closes the menus that are loaded [FED-6]', async () => {
    const { createIn, clock, effects } = setUp();
    const { loadMenus, stop } = createIn();
    const { store } = await loadMenus();
    store.getState().open('Groceries');
    stop();
    expect(store.getState().path).toEqual([]);
    clock.pass(IDLE_MS);
    await settle();
    expect(effects).toEqual([]);
  });
});
