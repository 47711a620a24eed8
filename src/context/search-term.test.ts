import { searchTermOf } from './search-term';

describe('searchTermOf', () => {
  it.each([
    ['/ecom/shop/search?searchTerm=oat%20milk&size=48', 'oat milk'],
    ['/ecom/shop/search', ''],
    ['/ecom/recipes?searchTerm=milk', ''],
  ])('of %s is %j [SRCH-9]', (path, term) =>
    expect(searchTermOf(new URL(path, 'https://shop.example'))).toBe(term),
  );
});
