import { useShop } from '../testing/shop';

const use = useShop('customer');

interface Banner {
  readonly id: string;
  readonly image: { readonly src: string };
  readonly tracking: { readonly impressionUrls: readonly string[]; readonly clickUrls: readonly string[] };
}

const bannersFor = async (...categories: readonly string[]): Promise<readonly Banner[]> => {
  const requests = { type: 'mega-menu', categories, trolleyId: 'co-81000' };
  const { json } = await use.browser.send('POST', '/adtech/banners', requests, { 'wtr-uuid': 'a-uuid' });
  return (json as { readonly bannerAds: readonly Banner[] }).bannerAds;
};

describe('banners', () => {
  it.each([
    'ecom/groceries/Bakery',
    'ecom/groceries/bakery/Bakery',
    'ecom/shop/browse/groceries/bakery',
    'ecom/groceries/Fruit & Vegetables',
    'ecom/groceries/Milk, Butter & Eggs',
  ])('are returned for %s [MEGA-9]', async (path) => {
    expect(await bannersFor(path, path, 'ecom/nowhere')).toMatchObject([
      { marketingBadge: 'Sponsored', tracking: { vendor: 'house' } },
    ]);
  });

  it('have a picture that the shop serves [CONT-6]', async () => {
    const [banner] = await bannersFor('ecom/groceries/Bakery');
    expect((await use.browser.get(banner?.image.src ?? '')).status).toBe(200);
  });

  it('are requested with the uuid and the token, as the journal shows [MEGA-9] [CALL-2]', async () => {
    await bannersFor('ecom/groceries/Bakery');
    expect((await use.browser.get('/demo/journal')).json).toMatchObject([
      {
        call: 'banners',
        headers: { 'wtr-uuid': 'a-uuid', authorization: 'Bearer [redacted]' },
        body: { type: 'mega-menu', trolleyId: 'co-81000' },
      },
    ]);
  });

  it('count impressions and clicks until the world is reset [CONT-6]', async () => {
    const [banner] = await bannersFor('ecom/groceries/Bakery');
    const [seen = ''] = banner?.tracking.impressionUrls ?? [];
    const [clicked = ''] = banner?.tracking.clickUrls ?? [];
    await use.browser.get(seen);
    await use.browser.send('POST', seen, '', { 'content-type': 'text/plain' });
    await use.browser.send('POST', clicked, '', { 'content-type': 'text/plain' });
    const counts = { [seen]: 2, [clicked]: 1 };
    expect((await use.browser.get('/demo/tracking')).json).toEqual(counts);
    // Tracking addresses are requested without cookies.
    expect((await fetch(use.browser.origin + seen, { credentials: 'omit' })).status).toBe(204);
    expect((await use.browser.get('/demo/tracking')).json).toEqual({ ...counts, [seen]: 3 });
    await use.browser.begin('customer');
    expect((await use.browser.get('/demo/tracking')).json).toEqual({});
  });

  it('are hostile if the content is [CONT-1]', async () => {
    await use.browser.change({ content: 'hostile' });
    const banners = await bannersFor('ecom/groceries/Bakery');
    expect(banners[0]?.tracking.impressionUrls[0]).toMatch(/^javascript:/);
  });
});
