/** @jest-environment node */
import { taxonomyBelow, type WireCategory } from '../taxonomy';
import { useShop } from '../testing/use-shop';

const use = useShop('customer');

const MENUS = ['menu/middle-mega-menu/master', 'menu/seasonal-menu/seasonal-menu-content/master'];

const ask = (key: string, tokenSession = true) =>
  use.browser.get(`/fragments/${key}?tokenSession=${String(tokenSession)}`);

describe('fragments', () => {
  it.each(MENUS)('serves %s [CONT-10]', async (key) => {
    const { status, json } = await ask(key);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      key,
      components: expect.arrayContaining(
        [{ type: 'tradingCell' }].map((each) => expect.objectContaining(each) as unknown),
      ) as unknown,
    });
  });

  it('calls the seasonal menu by its title [SEAS-1]', async () => {
    expect((await ask('menu/seasonal-menu/seasonal-menu-content/master')).json).toMatchObject({
      title: 'Christmas',
    });
  });

  it('has one for every category with children, told by the taxonomy [MEGA-5]', async () => {
    const categories = taxonomyBelow('usual', '10051', 3)?.categories as readonly WireCategory[];
    const parents = categories.filter(({ categoryIds }) => categoryIds.length > 0);
    expect(parents.length).toBeGreaterThan(30);
    for (const { megaMenuBanner = '' } of parents) {
      expect((await ask(megaMenuBanner)).json).toMatchObject({ key: megaMenuBanner });
    }
    expect(
      categories.some(({ categoryIds, megaMenuBanner }) => categoryIds.length === 0 && megaMenuBanner),
    ).toBe(false);
  });

  it('tells customers more than visitors, and who brings a wrong token nothing [CONT-10]', async () => {
    const [middle = ''] = MENUS;
    expect((await ask(middle)).text).toContain('Your favourites');
    use.browser.token = 'unauthenticated';
    expect((await ask(middle, false)).text).not.toContain('Your favourites');
    use.browser.token = 'wrong';
    expect((await ask(middle)).status).toBe(401);
  });

  it('answers 404 for an unknown key, and for all of them where there is no content [CONT-10]', async () => {
    expect((await ask('menu/nothing/master')).status).toBe(404);
    await use.browser.send('PUT', '/demo/world', { content: 'none' });
    for (const key of MENUS) expect((await ask(key)).status).toBe(404);
  });
});
