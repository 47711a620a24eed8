import { decodeTaxonomy, readTaxonomy } from './decode';

const bread = { id: '12', name: 'Bread', url: 'groceries/bread', categoryIds: ['13'] };
const decode = (...categories: readonly unknown[]) => {
  const result = decodeTaxonomy({ categories });
  return result.ok ? result.value : undefined;
};

describe('decodeTaxonomy and readTaxonomy', () => {
  it('return categories, with their short name if they have one [MEGA-10]', () => {
    expect(decode(bread, { ...bread, id: 13, shortName: ' Loaves ' })).toEqual([
      {
        id: '12',
        name: 'Bread',
        url: 'groceries/bread',
        childIds: ['13'],
        isShown: true,
        fragment: undefined,
      },
      {
        id: '13',
        name: 'Loaves',
        url: 'groceries/bread',
        childIds: ['13'],
        isShown: true,
        fragment: undefined,
      },
    ]);
  });

  it('use a category’s banner as its content if it has no banner for the mega-menu [MEGA-5]', () => {
    const [banner, megaMenuBanner] = ['menu/banner/12', 'menu/category/12/master'];
    expect(decode({ ...bread, banner })).toMatchObject([{ fragment: banner }]);
    expect(decode({ ...bread, banner, megaMenuBanner })).toMatchObject([{ fragment: megaMenuBanner }]);
    expect(decode({ ...bread, banner: '//evil.example/' })).toMatchObject([{ fragment: undefined }]);
  });

  it('decode icon, weight and warning of an item [MEGA-1]', () => {
    expect(decode({ ...bread, iconName: 'giftCard', bold: true, showWarningIcon: true })).toMatchObject([
      { marks: { icon: 'giftCard', tone: 'bold', hasWarning: true } },
    ]);
    expect(decode({ ...bread, iconName: 7, bold: 'yes', showWarningIcon: null })?.[0]?.marks).toBeUndefined();
  });

  it.each([
    [['seasonal', 'bold'], 'bold seasonal'],
    ['offer  new', 'new offer'],
    [['host-modal', 'sh-abc', 'seasonal"onclick="x', '__proto__', 'constructor', null, {}], undefined],
    [['page-footer seasonal'], 'seasonal'],
    [{ toString: 1 }, undefined],
  ])(
    'keep of the class names %j only those that the menus support: %p [MEGA-1]',
    (additionalClasses, tone) => {
      expect(decode({ ...bread, additionalClasses })?.[0]?.marks?.tone).toBe(tone);
    },
  );

  it('decode the title of the seasonal menu [SEAS-1]', () => {
    expect(decode({ ...bread, seasonalMenuTitle: 'Easter' })).toMatchObject([{ seasonalTitle: 'Easter' }]);
    expect(decode(bread)).toMatchObject([{ seasonalTitle: undefined }]);
  });

  it.each([
    ['menu/category/12/master', 'menu/category/12/master'],
    ['menu/../secret', undefined],
    ['https://elsewhere.example/', undefined],
    ['menu?all=1', undefined],
    [7, undefined],
  ])('decode the content key %p as %p [MEGA-5] [MEGA-11]', (megaMenuBanner, fragment) => {
    expect(decode({ ...bread, megaMenuBanner })).toMatchObject([{ fragment }]);
  });

  it.each([{ emptyOfProducts: true }, { hiddenInNav: true }])('hide %p [MEGA-4]', (flags) => {
    expect(decode({ ...bread, ...flags })).toMatchObject([{ isShown: false }]);
  });

  it.each([
    ...[{ id: undefined }, { id: '' }, { id: {} }, { name: '' }, { name: 7 }].map((broken) => ({
      ...bread,
      ...broken,
    })),
    null,
    'Bread',
    [],
  ])('leave out %p, and keep the others [MEGA-11]', (broken) => {
    expect(decode(broken, { ...bread, id: '2' })).toMatchObject([{ id: '2' }]);
  });

  it('keep the first of two categories with the same id [MEGA-11]', () => {
    expect(decode(bread, { ...bread, name: 'Second' })).toMatchObject([{ name: 'Bread' }]);
  });

  it.each(['{', '<html>', '', 'null', '[]', '{"categories":{}}', 7, undefined])(
    'fail for %p',
    async (body) => {
      expect(await readTaxonomy(body)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    },
  );

  it('decode a long text in slices [MEGA-11]', async () => {
    const categories = Array.from({ length: 4_000 }, (_, id) => ({ ...bread, id }));
    const text = JSON.stringify({ categories });
    let pauses = 0;
    const read = (body: string) =>
      readTaxonomy(body, () => {
        pauses += 1;
        return Promise.resolve();
      });
    expect(await read(text)).toEqual(decodeTaxonomy({ categories }));
    expect(pauses).toBeGreaterThan(1);
    expect((await read(`${text},`)).ok).toBe(false);
  });

  it('reject a huge body without parsing it, and cut too many categories [MEGA-11]', async () => {
    expect((await readTaxonomy(' '.repeat(2_000_001))).ok).toBe(false);
    expect(decode(...Array.from({ length: 6_000 }, (_, id) => ({ ...bread, id })))).toHaveLength(5_000);
  });
});
