import { checkoutDestination } from './model';

const here = (path: string) => new URL(path, 'https://shop.example');

describe('where the checkout button leads', () => {
  it.each([
    ['the trolley for hard conflicts', true, true, '/ecom/lists', '/ecom/shop/trolley'],
    ['the trolley for hard conflicts before a slot', true, false, '/ecom/beforeYouGo', '/ecom/shop/trolley'],
    ['slot selection without a slot', false, false, '/ecom/lists?a=1', '/ecom/serviceselection'],
    [
      'slot selection without a slot on the interstitials',
      false,
      false,
      '/ecom/beforeYouGo',
      '/ecom/serviceselection',
    ],
    ['the interstitials with a slot', false, true, '/ecom/lists', '/ecom/beforeYouGo'],
    ['the interstitials with the query', false, true, '/ecom/lists?a=1&b=%26', '/ecom/beforeYouGo?a=1&b=%26'],
    ['checkout from the interstitials', false, true, '/ecom/beforeYouGo/offers?a=1', '/ecom/checkout'],
  ])('to %s [CHK-1]', (_where, hasHardConflicts, isSlotBooked, path, destination) => {
    expect(checkoutDestination({ hasHardConflicts, isSlotBooked, here: here(path) })).toBe(destination);
  });
});
