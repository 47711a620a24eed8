import { isPrefetchable, routes } from './index';

describe('isPrefetchable', () => {
  it('is true for browsing, search, recipes and content [NAV-15]', () => {
    const pages = [
      routes.groceries,
      routes.offers,
      `${routes.browse}/bakery/bread`,
      routes.search,
      routes.recipes,
      routes.inspiration,
    ];
    expect(pages.filter((page) => !isPrefetchable(page))).toEqual([]);
  });

  it('is false for pages with side effects or with a customer’s own data [NAV-15]', () => {
    const { login, logout, checkout, account, orders, trolley, favourites, lists, serviceSelection, root } =
      routes;
    const others = [
      login,
      logout,
      checkout,
      account,
      orders,
      trolley,
      favourites,
      lists,
      serviceSelection,
      root,
    ];
    expect([...others, '/', '/admin', `${routes.browse}r`].filter(isPrefetchable)).toEqual([]);
  });
});
