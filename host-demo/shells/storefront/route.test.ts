import { routeOf } from './route';

describe('routeOf', () => {
  it.each([
    ['/', { view: 'home' }],
    ['/ecom', { view: 'home' }],
    ['/ecom/shop/browse/groceries', { view: 'home' }],
    ['/ecom/shop/browse/groceries/', { view: 'home' }],
    ['/ecom/shop/browse/groceries/new', { view: 'new' }],
    ['/ecom/shop/browse/groceries/christmas', { view: 'season', season: 'christmas' }],
    ['/ecom/shop/trolley', { view: 'trolley' }],
  ])('opens the page of %s [NAV-1]', (href, route) => {
    expect(routeOf(href)).toEqual(route);
  });

  it('reads a category path in lower case [NAV-6]', () => {
    expect(routeOf('/ecom/shop/browse/groceries/Bakery/Bread')).toEqual({
      view: 'category',
      path: 'groceries/bakery/bread',
    });
  });

  it('reads category offers with and without an id [NAV-7]', () => {
    expect(routeOf('/ecom/shop/browse/offers/bakery_offers?categoryId=10100')).toEqual({
      view: 'offers',
      slug: 'bakery',
      categoryId: '10100',
    });
    expect(routeOf('/ecom/shop/browse/offers/highlights/summer')).toEqual({
      view: 'highlights',
      name: 'summer',
    });
    expect(routeOf('/ecom/shop/browse/offers')).toMatchObject({ view: 'offers', slug: undefined });
  });

  it('reads the search term and the order of results [SRCH-9]', () => {
    expect(routeOf('/ecom/shop/search?searchTerm=semi%20skimmed&sortBy=price')).toEqual({
      view: 'search',
      term: 'semi skimmed',
      sortBy: 'price',
    });
  });

  it.each([
    ['', '', undefined],
    ['?query=bread', 'bread', undefined],
    ['?query=bread&item=3', 'bread', 3],
    ['?query=bread%0Aeggs&item=100', 'bread\neggs', 100],
    ['?query=bread&query=eggs&item=0', 'bread\neggs', undefined],
    ['?query=%F0%28&item=1e3', '\uFFFD(', undefined],
    ['?item=-1&item=2', '', undefined],
  ])('parses the query of multi-search%s [NAV-8]', (search, query, position) => {
    expect(routeOf(`/ecom/shop/multi-search${search}`)).toEqual({
      view: 'multi-search',
      query,
      position,
      amounts: '',
    });
  });

  it('reads the amounts of a list [MULT-2]', () => {
    expect(routeOf('/ecom/shop/multi-search?query=milk&amounts=3%2C1')).toMatchObject({ amounts: '3,1' });
  });
});
