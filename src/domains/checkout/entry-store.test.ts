import type { CheckoutTotals } from './minimum-spend';
import { createEntryStore } from './entry-store';

const trolley = (pence: number, parts: object = {}) =>
  ({ estimatedCost: pence, hardConflicts: 0, deliveryMinimum: 4000, ...parts }) as CheckoutTotals;

const setUp = () => {
  const heard: string[] = [];
  const store = createEntryStore({ announce: (phrase) => heard.push(phrase) });
  const { see, lose, forget } = store.getState();
  return {
    heard,
    lose,
    forget,
    closed: () => store.getState().closed,
    store,
    see: (totals: CheckoutTotals, isTrolleyPage = false) => {
      see({ totals, slotType: 'DELIVERY', isTrolleyPage });
    },
  };
};

const REASON = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';

describe('the way to checkout', () => {
  it('is open until something is known to stand in it [TROL-6]', () => {
    const { closed, see } = setUp();
    expect(closed()).toBeUndefined();
    see(trolley(4000));
    expect(closed()).toBeUndefined();
  });

  it.each([
    [2760, '£12.40 to go'],
    [3950, '50p to go'],
    [0, '£40.00 to go'],
  ])('is closed below the minimum, with %p pence: %s [TROL-6]', (pence, toGo) => {
    const { closed, see } = setUp();
    see(trolley(pence));
    expect(closed()).toEqual({ reason: REASON, toGo });
  });

  it('opens again when the trolley can’t be read, or is gone [TROL-3] [TROL-6]', () => {
    const { closed, see, lose, forget } = setUp();
    see(trolley(0));
    lose();
    expect(closed()).toBeUndefined();
    see(trolley(0));
    forget();
    expect(closed()).toBeUndefined();
  });

  it('changes for nobody while it stays as it is', () => {
    const { see, store } = setUp();
    see(trolley(2760));
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    see(trolley(2760, { softConflicts: 3 }), true);
    expect(changes).toBe(0);
  });
});

describe('crossing the minimum', () => {
  it('is told once each time, and not on load [TROL-6]', () => {
    const { heard, see } = setUp();
    see(trolley(3000));
    see(trolley(3500));
    expect(heard).toEqual([]);
    see(trolley(4100));
    see(trolley(4900), true);
    expect(heard).toEqual(['Minimum spend met']);
    see(trolley(3999));
    see(trolley(100));
    expect(heard).toEqual(['Minimum spend met', 'Minimum spend no longer met']);
  });

  it('is told across a trolley that could not be read for a while, but not to the next shopper [TROL-6]', () => {
    const { heard, see, lose, forget } = setUp();
    see(trolley(3000));
    lose();
    see(trolley(4000));
    expect(heard).toEqual(['Minimum spend met']);
    forget();
    see(trolley(10));
    expect(heard).toHaveLength(1);
  });

  it('is not told for items that can’t be had [TROL-6]', () => {
    const { heard, see } = setUp();
    see(trolley(4000), true);
    see(trolley(4000, { hardConflicts: 1 }), true);
    expect(heard).toEqual([]);
  });
});
