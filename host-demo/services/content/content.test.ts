import { seasonOf } from '../seasons';
import { taxonomyBelow, type WireCategory } from '../taxonomy';
import { useShop } from '../testing/shop';

const use = useShop('customer');

const MENUS = ['menu/middle-mega-menu/master', 'menu/seasonal-menu/seasonal-menu-content/master'];

const request = (key: string, tokenSession = true) =>
  use.browser.get(`/fragments/${key}?tokenSession=${String(tokenSession)}`);

describe('fragments', () => {
  it.each(MENUS)('serves %s [CONT-10]', async (key) => {
    const { status, json } = await request(key);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      key,
      components: expect.arrayContaining(
        [{ type: 'tradingCell' }].map((each) => expect.objectContaining(each) as unknown),
      ) as unknown,
    });
  });

  it('has the season of the world’s clock, under a title of its own [SEAS-1]', async () => {
    const [middle = '', seasonal = ''] = MENUS;
    for (const [clock, title] of [
      ['2026-12-01T12:00:00Z', 'Christmas at Fernleigh'],
      ['2026-07-10T12:00:00Z', 'Summer at Fernleigh'],
    ]) {
      await use.browser.change({ clock });
      expect((await request(seasonal)).json).toMatchObject({ title });
    }
    expect((await request(seasonal)).text + (await request(middle)).text).not.toMatch(/christmas/i);
  });

  it('has one for every category with children; the taxonomy contains its key [MEGA-5]', async () => {
    const categories = taxonomyBelow(
      { kind: 'usual', season: seasonOf({ clock: null, season: null }) },
      '10051',
      3,
    )?.categories as readonly WireCategory[];
    const keyOf = ({ megaMenuBanner, banner }: WireCategory) => megaMenuBanner ?? banner;
    const parents = categories.filter(({ categoryIds, id }) => categoryIds.length > 0 && id !== 'offers');
    expect(parents.length).toBeGreaterThan(30);
    for (const parent of parents) {
      const key = keyOf(parent) ?? '';
      expect((await request(key)).json).toMatchObject({ key });
    }
    expect(categories.some((category) => category.categoryIds.length === 0 && keyOf(category))).toBe(false);
  });

  it('has more links for customers than for visitors, and none of them for a wrong token [CONT-10]', async () => {
    const [middle = ''] = MENUS;
    expect((await request(middle)).text).toContain('Your favourites');
    use.browser.token = 'unauthenticated';
    expect((await request(middle, false)).text).not.toContain('Your favourites');
    use.browser.token = 'wrong';
    expect((await request(middle)).status).toBe(401);
  });

  it('responds with 404 for an unknown key, and for every key without content [CONT-10]', async () => {
    expect((await request('menu/nothing/master')).status).toBe(404);
    await use.browser.change({ content: 'none' });
    for (const key of MENUS) expect((await request(key)).status).toBe(404);
  });
});

interface Component {
  readonly type: string;
  readonly componentId?: string;
}

const componentsOf = async (key: string): Promise<readonly (Component | null)[]> => {
  const { status, json } = await use.browser.get(`/fragments/${key}?tokenSession=false`);
  expect(status).toBe(200);
  return (json as { readonly components: readonly Component[] }).components;
};

describe('the gallery', () => {
  it('contains every type of component [CONT-8]', async () => {
    const types = new Set((await componentsOf('demo/gallery')).map((each) => each?.type));
    for (const type of ['accordion', 'badge', 'grid', 'icon', 'image', 'linkCard', 'navigationLinks']) {
      expect(types).toContain(type);
    }
    for (const type of ['richText', 'sponsoredBanner', 'tooltip', 'tradingCell'])
      expect(types).toContain(type);
  });
});

describe('hostile content', () => {
  it('replaces every fragment, with valid components first and last [CONT-1]', async () => {
    await use.browser.change({ content: 'hostile' });
    const key = 'menu/middle-mega-menu/master';
    expect((await use.browser.get(`/fragments/${key}`)).json).toMatchObject({ key });
    const components = await componentsOf(key);
    expect(components[0]?.componentId).toBe('hostile-first');
    expect(components.at(-1)?.componentId).toBe('hostile-last');
  });

  it('is deep, big, invalid and polluted, with a canary in each attack [CONT-1]', async () => {
    const { text } = await use.browser.get('/fragments/demo/hostile');
    expect(text.split('{"type":"grid","components":[').length).toBe(10_001);
    expect(text).toContain('w'.repeat(1_000_000));
    expect(text).toMatch(/\\ud83c/);
    expect(text).toContain('"__proto__":{"polluted":true');
    for (const attack of [
      'javascript:window.__canary',
      'vbscript:window.__canary',
      'onerror=',
      'expression(window.__canary',
    ]) {
      expect(text).toContain(attack);
    }
  });
});
