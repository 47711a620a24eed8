/** @jest-environment node */
import { routeOf } from './route';

describe('routeOf', () => {
  it.each([
    ['/ecom/favourites', { view: 'favourites' }],
    ['/ecom/favourites/?a=1', { view: 'favourites' }],
    ['/ecom/lists', { view: 'lists' }],
    ['/ecom/shop/buylist', { view: 'buylist', lineNumbers: [] }],
    ['/ecom/shop/buylist/100123', { view: 'buylist', lineNumbers: ['100123'] }],
  ])('opens the page of %s [NAV-1]', (href, route) => {
    expect(routeOf(href)).toEqual(route);
  });

  it('splits the line numbers of a buylist at the encoded comma [CONT-5]', () => {
    expect(routeOf('/ecom/shop/buylist?lineNumbers=100123%2C100456')).toEqual({
      view: 'buylist',
      lineNumbers: ['100123', '100456'],
    });
  });
});
