import { english } from '../../kernel/translate';
import type { CheckoutTotals } from './closed-entry';
import { checkoutDestination, createEntryStore, offersChoice } from './entry-store';

const trolley = (pence: number, parts: object = {}) =>
  ({ estimatedCost: pence, hardConflicts: 0, deliveryMinimum: 4000, ...parts }) as CheckoutTotals;

const setUp = () => {
  const announced: string[] = [];
  const store = createEntryStore({
    t: english,
    announce: (...message) => announced.push(english(...message)),
  });
  const { update, clear, reset } = store.getState();
  return {
    announced,
    clear,
    reset,
    closed: () => store.getState().closed,
    store,
    update: (totals: CheckoutTotals, isTrolleyPage = false) => {
      update({ totals, slotType: 'DELIVERY', isTrolleyPage });
    },
  };
};

describe('createEntryStore: closed', () => {
  it('is set below the minimum, and undefined again after clear and reset [TROL-3] [TROL-6]', () => {
    const { closed, update, clear, reset } = setUp();
    update(trolley(2760));
    expect(closed()?.summary).toBe('£12.40 to go');
    clear();
    expect(closed()).toBeUndefined();
    update(trolley(0));
    reset();
    expect(closed()).toBeUndefined();
  });

  it('notifies no subscriber when its value stays the same', () => {
    const { update, store } = setUp();
    update(trolley(2760));
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    update(trolley(2760, { softConflicts: 3 }), true);
    expect(changes).toBe(0);
  });
});

describe('createEntryStore: crossing the minimum', () => {
  it('is announced once each time, and not on load [TROL-6]', () => {
    const { announced, update } = setUp();
    update(trolley(3000));
    update(trolley(3500));
    expect(announced).toEqual([]);
    update(trolley(4100));
    update(trolley(4900), true);
    expect(announced).toEqual(['Minimum spend met']);
    update(trolley(3999));
    update(trolley(100));
    expect(announced).toEqual(['Minimum spend met', 'Minimum spend no longer met']);
  });

  it('is announced after a clear, but not after a reset [TROL-6]', () => {
    const { announced, update, clear, reset } = setUp();
    update(trolley(3000));
    clear();
    update(trolley(4000));
    expect(announced).toEqual(['Minimum spend met']);
    reset();
    update(trolley(10));
    expect(announced).toHaveLength(1);
  });

  it('is not announced for unavailable items [TROL-6]', () => {
    const { announced, update } = setUp();
    update(trolley(4000), true);
    update(trolley(4000, { hardConflicts: 1 }), true);
    expect(announced).toEqual([]);
  });
});

const here = (path: string) => new URL(path, 'https://shop.example');

describe('checkoutDestination', () => {
  it.each([
    ['the trolley while trolley or slot load', false, false, '/ecom/beforeYouGo', '/ecom/shop/trolley', true],
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
  ])('is %s [CHK-1]', (_where, hasHardConflicts, isSlotBooked, path, destination, isPending = false) => {
    const situation = { isPending, hasHardConflicts, isSlotBooked, here: here(path) };
    expect(checkoutDestination(situation)).toBe(destination);
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
    ['a new order', { isAmendingOrder: false }],
    ['the main bar’s button', { placement: 'main' as const }],
    ['a trolley with unavailable items', { href: '/ecom/shop/trolley' }],
    ['no slot', { href: '/ecom/serviceselection' }],
  ])('is false for %s [INST-1]', (_what, parts) => {
    expect(offersChoice({ ...offered, ...parts })).toBe(false);
  });
});
