import type { PreloadedData } from '../../federation/contract';
import { useShop } from '../services/testing/shop';

const use = useShop();

const STOREFRONT = '/ecom/shop/browse/groceries';
const MENUS = ['menu/middle-mega-menu/master', 'menu/seasonal-menu/seasonal-menu-content/master'];

interface Category {
  readonly id: string;
  readonly categoryIds: readonly string[];
}

const preloadedOn = async (path: string): Promise<PreloadedData | undefined> => {
  const { text } = await use.browser.get(path);
  const json = /id="shop-config">([^]*?)<\/script>/.exec(text)?.[1] ?? '';
  return (JSON.parse(json) as { readonly preloaded?: PreloadedData }).preloaded;
};
const categoriesOf = (data: PreloadedData | undefined): readonly Category[] =>
  (data?.taxonomy as { readonly categories: readonly Category[] } | undefined)?.categories ?? [];

describe('the data that the storefront’s server preloads', () => {
  it("is Groceries with two levels and both menus’ fragments, equal to the services' responses [CONT-10] [MEGA-10]", async () => {
    const data = await preloadedOn(STOREFRONT);
    const requested = (await use.browser.get('/taxonomy?parent=10051&levels=2')).json;
    expect(requested).toMatchObject(data?.taxonomy as object);
    expect(Object.keys(data?.fragments ?? {})).toEqual(MENUS);
    for (const [key, fragment] of Object.entries(data?.fragments ?? {})) {
      expect((await use.browser.get(`/fragments/${key}`)).json).toEqual(fragment);
    }
  });

  it('is small enough for every page', async () => {
    expect(JSON.stringify(await preloadedOn(STOREFRONT)).length).toBeLessThan(16_000);
  });

  it('is left to the header on the pages shell', async () => {
    expect(await preloadedOn('/ecom/recipes')).toBeUndefined();
  });

  it.each([
    ['cyclic', ({ id, categoryIds }: Category) => categoryIds.includes(id)],
    ['odd', (category: Category | null) => category === null],
    ['ten-thousand', ({ id }: Category) => id === 'c22.22'],
  ] as const)('has the world’s own taxonomy: %s [MEGA-11]', async (taxonomy, isOfIt) => {
    await use.browser.change({ taxonomy });
    expect(categoriesOf(await preloadedOn(STOREFRONT)).some(isOfIt)).toBe(true);
  });

  it.each([{ taxonomy: 'hundred-thousand' }, { taxonomy: 'none' }])(
    'has no taxonomy if that is too big for a page, or missing: %j [MEGA-11]',
    async (world) => {
      await use.browser.change(world);
      expect(Object.keys((await preloadedOn(STOREFRONT)) ?? {})).toEqual(['fragments']);
    },
  );

  it.each([{ content: 'hostile' }, { content: 'none' }])(
    'has no fragment with %j [CONT-10]',
    async (world) => {
      await use.browser.change(world);
      expect(Object.keys((await preloadedOn(STOREFRONT)) ?? {})).toEqual(['taxonomy']);
    },
  );

  it('has nothing for which a fault is set [CONT-10]', async () => {
    await use.browser.send('PUT', '/demo/faults', [{ call: '*', kind: 'status' }]);
    expect(await preloadedOn(STOREFRONT)).toEqual({});
  });
});
