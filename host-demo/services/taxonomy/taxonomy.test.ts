import { useShop } from '../testing/shop';
import type { WireCategory } from '.';

interface TaxonomyResponse {
  readonly rootIds: readonly string[];
  readonly categories: readonly WireCategory[];
}

const use = useShop();

const request = async (query = '') => {
  const { status, json } = await use.browser.get(`/taxonomy${query}`);
  expect(status).toBe(200);
  return json as TaxonomyResponse;
};
const within = (taxonomy: string) => use.browser.change({ taxonomy });
const find = ({ categories }: TaxonomyResponse, url: string) =>
  categories.find((category) => category.url === url);

describe('the usual taxonomy', () => {
  it('returns every category in one list [MEGA-10]', async () => {
    const { rootIds, categories } = await request();
    expect(rootIds).toEqual(['10051', '10052']);
    const ids = new Set(categories.map(({ id }) => id));
    expect(ids.size).toBe(categories.length);
    expect(categories.every(({ categoryIds }) => categoryIds.every((id) => ids.has(id)))).toBe(true);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('returns a category and %d levels below it [MEGA-10]', async (levels, deepest) => {
    const { rootIds, categories } = await request(`?parent=10051&levels=${String(levels)}`);
    expect(rootIds).toEqual(['10051']);
    expect(categories[0]).toMatchObject({ id: '10051', name: 'Groceries', url: 'groceries' });
    expect(Math.max(...categories.map(({ url }) => url.split('/').length))).toBe(deepest);
  });

  it("lists the children's ids in the last level, so that a next level is known to exist [MEGA-4]", async () => {
    const response = await request('?parent=10051&levels=1');
    expect(find(response, 'groceries/bakery')?.categoryIds.length).toBeGreaterThan(3);
    expect(find(response, 'groceries/bakery/bread')).toBeUndefined();
  });

  it('has categories that no menu shows: empty, hidden, with only hidden ones below [MEGA-4]', async () => {
    const all = await request();
    expect(find(all, 'groceries/hampers')).toMatchObject({ emptyOfProducts: true, hiddenInNav: false });
    const yogurt = find(all, 'groceries/dairy-eggs/yogurt');
    const below = all.categories.filter(({ id }) => yogurt?.categoryIds.includes(id));
    expect(below).toMatchObject([{ hiddenInNav: true, emptyOfProducts: false }]);
  });

  it('has the season of the world, in the menu’s title and in the highlights [SEAS-1] [NAV-7]', async () => {
    for (const [season, title] of [
      ['summer', 'Summer'],
      ['christmas', 'Christmas'],
    ]) {
      await use.browser.change({ season });
      for (const query of ['', '?parent=10051&levels=2']) {
        const response = await request(query);
        expect(find(response, 'groceries')).toMatchObject({ seasonalMenuTitle: title });
        expect(find(response, `offers/highlights/${String(season)}`)).toMatchObject({ name: title });
      }
    }
  });

  it('responds with 404 for an unknown parent and refuses an invalid number of levels [MEGA-10]', async () => {
    expect((await use.browser.get('/taxonomy?parent=nowhere&levels=1')).status).toBe(404);
    expect((await use.browser.get('/taxonomy?parent=10051&levels=4')).json).toMatchObject({
      field: 'levels',
    });
  });

  it('has a separate taxonomy for the footer: two roots, and few categories below them [MEGA-10]', async () => {
    const footer = await request('/footer');
    const bakery = find(footer, 'groceries/bakery');
    expect(find(footer, 'groceries')?.categoryIds).toContain(bakery?.id);
    expect(footer.categories.length).toBeLessThan(12);
  });
});

describe('the worlds’ other taxonomies', () => {
  it('contains cycles, and returns each category once [MEGA-11]', async () => {
    await within('cyclic');
    const { categories } = await request('?parent=10051&levels=3');
    expect(categories[0]?.categoryIds).toContain('10051');
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  });

  it('contains mistakes among valid entries [MEGA-11]', async () => {
    await within('odd');
    const { categories } = await request('?parent=10051&levels=2');
    expect(categories).toEqual(expect.arrayContaining([null, 7, {}]));
    const urls = categories.flatMap((each) => (each as WireCategory | null)?.url ?? []);
    expect(urls).toEqual(expect.arrayContaining(['groceries/bakery', expect.stringMatching(/^javascript:/)]));
    expect((await use.browser.get('/taxonomy')).text).toContain('"__proto__":{"hiddenInNav":true}');
  });

  it.each([
    ['ten-thousand', 22, 10_000, 12_000],
    ['hundred-thousand', 46, 99_000, 100_000],
  ])('has the size of %s, by level and as a whole [MEGA-11]', async (taxonomy, breadth, least, most) => {
    await within(taxonomy);
    const { categories } = await request('?parent=10051&levels=2');
    expect(categories).toHaveLength(1 + breadth + breadth * breadth);
    const [aisle = ''] = categories[0]?.categoryIds ?? [];
    expect((await request(`?parent=${aisle}&levels=1`)).categories).toHaveLength(1 + breadth);
    const all = await request();
    expect(all.categories.length).toBeGreaterThan(least);
    expect(all.categories.length).toBeLessThan(most);
    expect((await use.browser.get(`/taxonomy?parent=c${String(breadth + 1)}`)).status).toBe(404);
  });

  it('may be empty [MEGA-10]', async () => {
    await within('none');
    expect(await request()).toEqual({ rootIds: [], categories: [] });
    expect((await use.browser.get('/taxonomy?parent=10051&levels=2')).status).toBe(404);
  });
});
