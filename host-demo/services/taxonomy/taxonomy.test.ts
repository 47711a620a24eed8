/** @jest-environment node */
import { useShop } from '../testing/use-shop';
import type { WireCategory } from '.';

interface Answer {
  readonly rootIds: readonly string[];
  readonly categories: readonly WireCategory[];
}

const use = useShop();

const ask = async (query = '') => {
  const { status, json } = await use.browser.get(`/taxonomy${query}`);
  expect(status).toBe(200);
  return json as Answer;
};
const within = (taxonomy: string) => use.browser.send('PUT', '/demo/world', { taxonomy });
const find = ({ categories }: Answer, url: string) => categories.find((category) => category.url === url);

describe('the usual taxonomy', () => {
  it('tells every category in one list [MEGA-10]', async () => {
    const { rootIds, categories } = await ask();
    expect(rootIds).toEqual(['10051', '10052']);
    const ids = new Set(categories.map(({ id }) => id));
    expect(ids.size).toBe(categories.length);
    expect(categories.every(({ categoryIds }) => categoryIds.every((id) => ids.has(id)))).toBe(true);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('tells a category and %d levels below it [MEGA-10]', async (levels, deepest) => {
    const { rootIds, categories } = await ask(`?parent=10051&levels=${String(levels)}`);
    expect(rootIds).toEqual(['10051']);
    expect(categories[0]).toMatchObject({ id: '10051', name: 'Groceries', url: 'groceries' });
    expect(Math.max(...categories.map(({ url }) => url.split('/').length))).toBe(deepest);
  });

  it('names the children of the last level, so that it is known to go on [MEGA-4]', async () => {
    const answer = await ask('?parent=10051&levels=1');
    expect(find(answer, 'groceries/bakery')?.categoryIds.length).toBeGreaterThan(3);
    expect(find(answer, 'groceries/bakery/bread')).toBeUndefined();
  });

  it('has categories that no menu shows: empty, hidden, with nothing but hidden ones below [MEGA-4]', async () => {
    const all = await ask();
    expect(find(all, 'groceries/hampers')).toMatchObject({ emptyOfProducts: true, hiddenInNav: false });
    const yogurt = find(all, 'groceries/dairy-eggs/yogurt');
    const below = all.categories.filter(({ id }) => yogurt?.categoryIds.includes(id));
    expect(below).toMatchObject([{ hiddenInNav: true, emptyOfProducts: false }]);
  });

  it('answers 404 for an unknown parent and refuses levels that there are not [MEGA-10]', async () => {
    expect((await use.browser.get('/taxonomy?parent=nowhere&levels=1')).status).toBe(404);
    expect((await use.browser.get('/taxonomy?parent=10051&levels=4')).json).toMatchObject({
      field: 'levels',
    });
  });

  it('tells the footer’s categories by themselves [MEGA-10]', async () => {
    const footer = await ask('/footer');
    expect(footer.categories.map(({ url }) => url)).toContain('groceries/bakery');
    expect(footer.categories.length).toBeLessThan(8);
  });
});

describe('the worlds’ other taxonomies', () => {
  it('goes round in circles, and tells each category once [MEGA-11]', async () => {
    await within('cyclic');
    const { categories } = await ask('?parent=10051&levels=3');
    expect(categories[0]?.categoryIds).toContain('10051');
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  });

  it('has mistakes among what is right [MEGA-11]', async () => {
    await within('odd');
    const { categories } = await ask('?parent=10051&levels=2');
    expect(categories).toEqual(expect.arrayContaining([null, 7, {}]));
    const urls = categories.flatMap((each) => (each as WireCategory | null)?.url ?? []);
    expect(urls).toEqual(expect.arrayContaining(['groceries/bakery', expect.stringMatching(/^javascript:/)]));
    expect((await use.browser.get('/taxonomy')).text).toContain('"__proto__":{"hiddenInNav":true}');
  });

  it.each([
    ['ten-thousand', 22, 10_000, 12_000],
    ['hundred-thousand', 46, 99_000, 100_000],
  ])('is as big as %s says, by level and at once [MEGA-11]', async (taxonomy, breadth, least, most) => {
    await within(taxonomy);
    const { categories } = await ask('?parent=10051&levels=2');
    expect(categories).toHaveLength(1 + breadth + breadth * breadth);
    const [aisle = ''] = categories[0]?.categoryIds ?? [];
    expect((await ask(`?parent=${aisle}&levels=1`)).categories).toHaveLength(1 + breadth);
    const all = await ask();
    expect(all.categories.length).toBeGreaterThan(least);
    expect(all.categories.length).toBeLessThan(most);
    expect((await use.browser.get(`/taxonomy?parent=c${String(breadth + 1)}`)).status).toBe(404);
  });

  it('may hold nothing [MEGA-10]', async () => {
    await within('none');
    expect(await ask()).toEqual({ rootIds: [], categories: [] });
    expect((await use.browser.get('/taxonomy?parent=10051&levels=2')).status).toBe(404);
  });
});
