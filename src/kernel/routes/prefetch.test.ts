import { isPrefetchable, routes } from './index';

describe('pages that may be asked for ahead of time', () => {
  it('are those to look at: browsing, recipes and content [NAV-15]', () => {
    const pages = [
      routes.groceries,
      routes.offers,
      `${routes.browse}/bakery/bread`,
      routes.recipes,
      routes.inspiration,
    ];
    expect(pages.filter((page) => !isPrefetchable(page))).toEqual([]);
  });

  it('are none that do something or are somebody’s own [NAV-15]', () => {
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
