import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

interface Category {
  readonly id: string;
  readonly url: string;
  readonly emptyOfProducts: boolean;
}

const FRAGMENTS = [
  'menu/middle-mega-menu/master',
  'menu/seasonal-menu/seasonal-menu-content/master',
  'menu/category/10051/master',
];

/** The shop's address for a page of the content system [CONT-4]. */
const asShown = (address: string): string =>
  address.replace(/^\/content\//, '/ecom/content/').replace(/\.html$/, '');

test('every kind of address in the menus’ data opens a page of the shop [NAV-6] [NAV-7] [CONT-4] [CONT-5]', async ({
  page,
  request,
}) => {
  // The test opens about twenty pages.
  test.slow();
  const { categories } = (await (await request.get('/taxonomy')).json()) as {
    readonly categories: readonly Category[];
  };
  const stocked = categories.filter(({ emptyOfProducts }) => !emptyOfProducts);
  const byDepth = new Map(stocked.map((each) => [each.url.split('/').length, each]));
  expect([...byDepth.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  const addresses = new Set([...byDepth.values()].map(({ url }) => `/ecom/shop/browse/${url}`));
  for (const key of FRAGMENTS) {
    const text = await (await request.get(`/fragments/${key}`)).text();
    for (const [, address = ''] of text.matchAll(/"(?:url|href)":"([^"]+)"/g))
      addresses.add(asShown(address));
  }
  expect(addresses.size).toBeGreaterThan(15);
  const header = new Header(page);
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await header.ready();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading, address).toBeVisible();
    await expect(heading, address).not.toHaveText(/can’t find/);
    await expect(page.getByText(/restocked|not on sale/), address).toHaveCount(0);
  }
});
