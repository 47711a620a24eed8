import { ok, type Result } from '../../kernel/result';
import { fragmentOf, MENU_SERVICES, TAXONOMY, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { CUSTOMER, OPERATOR, signedIn } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createMenus } from './menus';

const GROCERIES = '10051';
const MIDDLE = ok(fragmentOf('Offer'));
const SEASONAL = ok(fragmentOf('Mince pies', 'Christmas'));

type Options = Parameters<typeof createTestContext>[0];

/** Creates the menus of a header whose services return these responses: categories, middle and seasonal content. */
const setUp = async (responses: readonly Result<unknown>[], options: Options = {}) => {
  const header = createTestContext({ config: { services: MENU_SERVICES }, responses, ...options });
  const menus = await createMenus(header.context);
  const prepare = async () => {
    void menus.prepare();
    await header.paint();
  };
  return { ...header, menus, store: menus.store.getState, prepare };
};

describe('createMenus', () => {
  it('requests the categories and the content of the first panels [MEGA-10] [CONT-10]', async () => {
    const { prepare, requests, store } = await setUp([ok(TAXONOMY_BODY), MIDDLE, SEASONAL]);
    await prepare();
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.example/taxonomy',
      'https://api.example/fragments/menu/middle-mega-menu/master',
      'https://api.example/fragments/menu/seasonal-menu/seasonal-menu-content/master',
    ]);
    expect([store().levels.get(GROCERIES), store().fragments.size]).toEqual(['ready', 2]);
  });

  it('requests the seasonal content only while the browser saves data [CONT-10]', async () => {
    const { prepare, requests, flags } = await setUp([ok(TAXONOMY_BODY), SEASONAL]);
    flags.savesData = true;
    await prepare();
    expect(requests.map(({ service }) => service)).toEqual(['taxonomy', 'fragments']);
    expect(requests[1]?.url).toContain('seasonal');
  });

  it('uses preloaded categories without a request [MEGA-10]', async () => {
    const { prepare, requests, store, menus } = await setUp([MIDDLE, SEASONAL], {
      preloaded: { taxonomy: TAXONOMY },
    });
    await prepare();
    expect([store().tree.get('1')?.name, menus.hasCategories]).toEqual(['Bakery', true]);
    expect(requests.map(({ service }) => service)).toEqual(['fragments', 'fragments']);
  });

  it('requests categories that cannot be decoded as preloaded data [MEGA-10] [FED-3]', async () => {
    const { prepare, store } = await setUp([ok(TAXONOMY_BODY), MIDDLE, SEASONAL], {
      preloaded: { taxonomy: 'wrong' },
    });
    await prepare();
    expect(store().tree.get('1')?.name).toBe('Bakery');
  });

  it('requests the content again for another customer, because it may be personal [AUTH-2]', async () => {
    const { prepare, paint, requests, store, signIn } = await setUp(
      [ok(TAXONOMY_BODY), MIDDLE, SEASONAL, MIDDLE, SEASONAL],
      { status: CUSTOMER },
    );
    await prepare();
    signIn(signedIn('43'));
    expect(store().fragments.size).toBe(0);
    await paint();
    expect([store().fragments.size, requests.length]).toEqual([2, 5]);
  });

  it('keeps the content while the session is loading, and for the same customer [AUTH-2]', async () => {
    const { prepare, store, signIn, requests } = await setUp([ok(TAXONOMY_BODY), MIDDLE, SEASONAL], {
      status: { kind: 'initialising' },
    });
    await prepare();
    signIn(CUSTOMER);
    signIn(OPERATOR);
    expect([store().fragments.size, requests.length]).toEqual([2, 3]);
  });
});

describe('the status of the navigation row', () => {
  it('has the seasonal content with its own title, as the same object until it changes [SEAS-1]', async () => {
    const { prepare, menus } = await setUp([ok(TAXONOMY_BODY), MIDDLE, SEASONAL]);
    expect(menus.navMenuStatus().seasonal).toBeUndefined();
    await prepare();
    const { seasonal } = menus.navMenuStatus();
    expect(seasonal?.title).toBe('Christmas');
    expect(menus.navMenuStatus().seasonal).toBe(seasonal);
  });

  it('prefers the title of the taxonomy [SEAS-1]', async () => {
    const [groceries, ...others] = TAXONOMY.categories;
    const titled = { categories: [{ ...groceries, seasonalMenuTitle: 'Easter' }, ...others] };
    const { prepare, menus } = await setUp([ok(JSON.stringify(titled)), MIDDLE, SEASONAL]);
    await prepare();
    expect(menus.navMenuStatus().seasonal?.title).toBe('Easter');
  });
});
