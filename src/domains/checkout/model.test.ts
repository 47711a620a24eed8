import { checkoutDestination, offersChoice } from './model';

const here = (path: string) => new URL(path, 'https://shop.example');

describe('checkoutDestination', () => {
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
  ])('is %s [CHK-1]', (_where, hasHardConflicts, isSlotBooked, path, destination) => {
    expect(checkoutDestination({ hasHardConflicts, isSlotBooked, here: here(path) })).toBe(destination);
  });
});

describe('offersChoice', () => {
  const offered = {
    instantCheckout: 'ALLOWED',
    isAmendingOrder: true,
    placement: 'amend',
    href: '/ecom/beforeYouGo?a=1',
  } as const;

  it('is true for the button of the amend bar when it leads to the interstitials or to checkout [INST-1]', () => {
    expect(offersChoice(offered)).toBe(true);
    expect(offersChoice({ ...offered, href: '/ecom/checkout' })).toBe(true);
  });

  it.each([
    ['another availability', { instantCheckout: 'NOT_ALLOWED' }],
    ['the availability in small letters', { instantCheckout: 'allowed' }],
    ['a new order', { isAmendingOrder: false }],
    ['the main bar’s button', { placement: 'main' as const }],
    ['a trolley with unavailable items', { href: '/ecom/shop/trolley' }],
    ['no slot', { href: '/ecom/serviceselection' }],
  ])('is false for %s [INST-1]', (_what, parts) => {
    expect(offersChoice({ ...offered, ...parts })).toBe(false);
  });
});
