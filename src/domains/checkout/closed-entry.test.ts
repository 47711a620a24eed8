import { english } from '../../kernel/translate';
import { type Pence } from '../../kernel/money';
import {
  closedEntryFor,
  isMinimumMet,
  missingSpend,
  type CheckoutSlotType,
  type CheckoutTotals,
} from './closed-entry';

const CONFLICTS = 'Please remove all unavailable items from your trolley.';
const GENERIC = 'To check out, please meet our minimum spend';

const pence = (value: number | undefined) => value as Pence | undefined;
const trolley = (parts: Partial<Record<keyof CheckoutTotals, number | boolean | undefined>>) =>
  ({
    estimatedCost: 2760,
    hardConflicts: 0,
    minimumSpendThresholdMet: false,
    ...parts,
  }) as CheckoutTotals;
const closed = (totals: CheckoutTotals, slotType: CheckoutSlotType | undefined, isTrolleyPage = false) =>
  closedEntryFor({ totals, slotType, isTrolleyPage }, english);

describe('closedEntryFor: minimum spend', () => {
  const ofDelivery = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
  it.each<readonly [string, number | undefined, number | undefined, CheckoutSlotType | undefined, string]>([
    ['delivery', 4000, 3000, 'DELIVERY', ofDelivery],
    ['delivery as a service', 4000, undefined, 'DELIVERY_SERVICE', ofDelivery],
    ['delivery of an odd amount', 4050, undefined, 'DELIVERY', ofDelivery.replace('£40', '£40.50')],
    ['delivery of £1,000', 100_000, undefined, 'DELIVERY', ofDelivery.replace('£40', '£1,000')],
    ['delivery without an amount', undefined, 3000, 'DELIVERY', GENERIC],
    ['collection', 4000, 3005, 'GROCERY_COLLECTION', 'To check out, please meet our £30.05 minimum spend'],
    ['collection without an amount', 4000, undefined, 'GROCERY_COLLECTION', GENERIC],
    ['no slot, delivery is lower', 4000, 6000, undefined, ofDelivery],
    [
      'no slot, collection is lower',
      4000,
      3000,
      undefined,
      'To check out, please meet our £30 minimum spend',
    ],
    ['no slot, a tie', 4000, 4000, 'UNDEFINED', ofDelivery],
    ['no slot, one amount', 4000, undefined, 'UNDEFINED', GENERIC],
    ['no slot, no amount', undefined, undefined, undefined, GENERIC],
  ])('has the specified text: %s [TROL-6] [TROL-7]', (_which, forDelivery, forCollection, slotType, text) => {
    const totals = trolley({ deliveryMinimum: forDelivery, collectionMinimum: forCollection });
    for (const isTrolleyPage of [true, false]) {
      expect(closed(totals, slotType, isTrolleyPage)?.reason).toBe(text);
    }
  });

  it('blocks an entertaining collection without a text [TROL-7]', () => {
    const totals = { deliveryMinimum: 4000, collectionMinimum: 3000 };
    expect(closed(trolley(totals), 'ENTERTAINING_COLLECTION')).toEqual({});
    const met = trolley({ ...totals, estimatedCost: 0, minimumSpendThresholdMet: true });
    expect(closed(met, 'ENTERTAINING_COLLECTION')).toBeUndefined();
  });

  it.each([
    ['is the amount that is missing', { deliveryMinimum: 4000 }, '£12.40 to go', 0.69],
    ['is in pence below £1', { deliveryMinimum: 4000, estimatedCost: 3950 }, '50p to go', 0.9875],
    ['excludes the delivery charge', { deliveryMinimum: 4000, itemsCost: 2310 }, '£16.90 to go', 0.5775],
    ['is at least one penny', { deliveryMinimum: 2000 }, '1p to go', 1],
    ['is the whole for a negative cost', { deliveryMinimum: 4000, estimatedCost: -500 }, '£40.00 to go', 0],
    ['is the whole for no number', { deliveryMinimum: 4000, estimatedCost: Number.NaN }, '£40.00 to go', 0],
    ['is undefined when no minimum is known', {}, undefined, undefined],
    ['is undefined for a negative minimum', { deliveryMinimum: -4000 }, undefined, undefined],
    ['is undefined for half a penny', { deliveryMinimum: 0.5 }, undefined, undefined],
    ['is undefined for an infinite minimum', { deliveryMinimum: Infinity }, undefined, undefined],
  ])('the remaining amount %s [TROL-6]', (_what, parts, summary, reached) => {
    const found = closed(trolley(parts), 'DELIVERY');
    expect([found?.summary, found?.reached]).toEqual([summary, reached]);
  });

  it.each([
    [3999, false],
    [4000, true],
  ])(
    'is compared with the cost when the service returns no flag: £40 and %p pence [TROL-6]',
    (estimatedCost, isMet) => {
      const totals = trolley({ estimatedCost, deliveryMinimum: 4000, minimumSpendThresholdMet: undefined });
      expect(isMinimumMet(totals, 'DELIVERY')).toBe(isMet);
      expect(isMinimumMet({ ...totals, deliveryMinimum: undefined }, 'DELIVERY')).toBe(true);
    },
  );
});

describe('closedEntryFor: unavailable items', () => {
  const conflicting = trolley({ hardConflicts: 2, minimumSpendThresholdMet: true });

  it('block checkout on the trolley page only [TROL-6]', () => {
    expect(closed(conflicting, 'DELIVERY', true)).toEqual({ reason: CONFLICTS, summary: '2 unavailable' });
    expect(closed(conflicting, 'DELIVERY', false)).toBeUndefined();
  });

  it.each(['DELIVERY', 'ENTERTAINING_COLLECTION'] as const)(
    'have the text when the minimum for %s is not met either [TROL-6]',
    (slotType) => {
      const both = trolley({ hardConflicts: 1, deliveryMinimum: 4000 });
      expect(closed(both, slotType, true)).toEqual({ reason: CONFLICTS, summary: '1 unavailable' });
    },
  );
});

describe('closedEntryFor: an empty trolley', () => {
  it.each([
    [0, true],
    [1, undefined],
    [undefined, undefined],
  ])('with %p items is marked as empty: %p [TROL-6]', (itemCount, isEmpty) => {
    expect(closed({ itemCount, minimumSpendThresholdMet: false }, 'DELIVERY')?.isEmpty).toBe(isEmpty);
  });
});

describe('closedEntryFor: an unknown cost', () => {
  it('disables nothing, unless the service says that the minimum is not met [TROL-3] [TROL-6]', () => {
    const unknown = { deliveryMinimum: pence(4000) };
    expect(closed(unknown, 'DELIVERY')).toBeUndefined();
    expect(closed({ ...unknown, minimumSpendThresholdMet: false }, 'DELIVERY')).toEqual({
      reason: 'To check out, please meet our £40 minimum spend (excluding delivery charge)',
    });
  });
});

describe('missingSpend', () => {
  it.each([
    ['the minimum less the cost of the items', { deliveryMinimum: 4000, itemsCost: 2310 }, 1690],
    ['undefined without a minimum', { itemsCost: 2310 }, undefined],
    ['undefined without a cost', { deliveryMinimum: 4000, estimatedCost: undefined }, undefined],
  ])('is %s [TROL-7]', (_what, totals, missing) => {
    expect(missingSpend(trolley(totals), 'DELIVERY')).toBe(missing);
  });
});
