import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import type { Pence } from '../../kernel/money';
import { checkoutBlocker, isMinimumMet, type CheckoutSlotType, type CheckoutTotals } from './blocker';

const CONFLICTS = 'Please remove all unavailable items from your trolley.';
const GENERIC = 'To check out, please meet our minimum spend';
const SLOT_TYPES = [
  undefined,
  'UNDEFINED',
  'DELIVERY',
  'DELIVERY_SERVICE',
  'GROCERY_COLLECTION',
  'ENTERTAINING_COLLECTION',
] as const;

const pence = (value: number | undefined) => value as Pence | undefined;
const trolley = (parts: Partial<Record<keyof CheckoutTotals, number | boolean | undefined>>) =>
  ({
    estimatedCost: 2760,
    hardConflicts: 0,
    minimumSpendThresholdMet: false,
    ...parts,
  }) as CheckoutTotals;
const blocker = (totals: CheckoutTotals, slotType: CheckoutSlotType | undefined, isTrolleyPage = false) =>
  checkoutBlocker({ totals, slotType, isTrolleyPage }, english);

describe('checkoutBlocker: minimum spend', () => {
  const ofDelivery = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
  it.each<readonly [string, number | undefined, number | undefined, CheckoutSlotType | undefined, string]>([
    ['delivery', 4000, 3000, 'DELIVERY', ofDelivery],
    ['delivery as a service', 4000, undefined, 'DELIVERY_SERVICE', ofDelivery],
    ['delivery of an odd amount', 4050, undefined, 'DELIVERY', ofDelivery.replace('£40', '£40.50')],
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
      expect(blocker(totals, slotType, isTrolleyPage)?.text).toBe(text);
    }
  });

  it('blocks an entertaining collection without a text [TROL-7]', () => {
    const totals = { deliveryMinimum: 4000, collectionMinimum: 3000 };
    expect(blocker(trolley(totals), 'ENTERTAINING_COLLECTION')).toEqual({});
    const met = trolley({ ...totals, estimatedCost: 0, minimumSpendThresholdMet: true });
    expect(blocker(met, 'ENTERTAINING_COLLECTION')).toBeUndefined();
  });

  it.each([
    ['is the amount that is missing', { deliveryMinimum: 4000 }, 1240],
    ['excludes the delivery charge', { deliveryMinimum: 4000, itemsCost: 2310 }, 1690],
    ['is at least one penny', { deliveryMinimum: 2000 }, 1],
    ['is the whole minimum for a negative cost', { deliveryMinimum: 4000, estimatedCost: -500 }, 4000],
    [
      'is the whole minimum when the cost is not a number',
      { deliveryMinimum: 4000, estimatedCost: Number.NaN },
      4000,
    ],
    ['is undefined when no minimum is known', {}, undefined],
    ['is undefined for a negative minimum', { deliveryMinimum: -4000 }, undefined],
    ['is undefined for half a penny', { deliveryMinimum: 0.5 }, undefined],
    ['is undefined for an infinite minimum', { deliveryMinimum: Infinity }, undefined],
  ])('the remaining amount %s [TROL-6]', (_what, parts, remaining) => {
    expect(blocker(trolley(parts), 'DELIVERY')?.remaining).toBe(remaining);
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

describe('checkoutBlocker: unavailable items', () => {
  const conflicting = trolley({ hardConflicts: 2, minimumSpendThresholdMet: true });

  it('block checkout on the trolley page only [TROL-6]', () => {
    expect(blocker(conflicting, 'DELIVERY', true)).toEqual({ text: CONFLICTS, unavailable: 2 });
    expect(blocker(conflicting, 'DELIVERY', false)).toBeUndefined();
  });

  it('have the text when the minimum is not met either, also for an entertaining collection [TROL-6]', () => {
    const both = trolley({ hardConflicts: 1, deliveryMinimum: 4000 });
    expect(blocker(both, 'DELIVERY', true)).toEqual({ text: CONFLICTS, unavailable: 1 });
    expect(blocker(both, 'ENTERTAINING_COLLECTION', true)).toEqual({ text: CONFLICTS, unavailable: 1 });
  });
});

describe('checkoutBlocker: an empty trolley', () => {
  it.each([
    [0, true],
    [1, undefined],
    [undefined, undefined],
  ])('with %p items is marked as empty: %p [TROL-6]', (itemCount, isEmpty) => {
    expect(blocker({ itemCount, minimumSpendThresholdMet: false }, 'DELIVERY')?.isEmpty).toBe(isEmpty);
  });
});

describe('checkoutBlocker for any trolley', () => {
  const amount = fc.option(
    fc.oneof(fc.integer({ min: -10_000, max: 1_000_000 }), fc.double(), fc.maxSafeInteger()),
    { nil: undefined },
  );
  const totals = fc
    .record({
      estimatedCost: amount,
      itemsCost: amount,
      hardConflicts: fc.nat(3),
      minimumSpendThresholdMet: fc.option(fc.boolean(), { nil: undefined }),
      deliveryMinimum: amount,
      collectionMinimum: amount,
    })
    .map((parts) => ({ ...parts, estimatedCost: parts.estimatedCost ?? 0 }) as CheckoutTotals);

  it('returns only specified texts and whole pence, and never blocks when the minimum is met [TROL-6] [TROL-7]', () => {
    fc.assert(
      fc.property(totals, fc.constantFrom(...SLOT_TYPES), fc.boolean(), (each, slotType, isTrolleyPage) => {
        const found = blocker(each, slotType, isTrolleyPage);
        const hasConflicts = isTrolleyPage && each.hardConflicts !== 0;
        expect(found !== undefined).toBe(hasConflicts || isMinimumMet(each, slotType) === false);
        if (found?.text !== undefined) {
          expect(found.text).toMatch(
            /^(Please remove all unavailable items from your trolley\.|To check out, please meet our (£\d+(\.\d\d)? )?minimum spend( \(excluding delivery charge\))?)$/,
          );
        }
        if (found?.remaining !== undefined) {
          expect(Number.isSafeInteger(found.remaining)).toBe(true);
          expect(found.remaining).toBeGreaterThan(0);
        }
        // The amount has the note exactly when the minimum's text has it.
        const minimum = checkoutBlocker({ totals: each, slotType, isTrolleyPage: false }, english)?.text;
        const hasNote = found?.remaining !== undefined && !!minimum?.endsWith('(excluding delivery charge)');
        expect(found?.note).toBe(hasNote ? '(excluding delivery charge)' : undefined);
        if (slotType === 'ENTERTAINING_COLLECTION') expect(found?.remaining).toBeUndefined();
      }),
    );
  });

  it('is undefined for an unknown cost, unless the service says that the minimum is not met [TROL-3] [TROL-6]', () => {
    const unknown = { deliveryMinimum: pence(4000) };
    expect(blocker(unknown, 'DELIVERY')).toBeUndefined();
    expect(blocker({ ...unknown, minimumSpendThresholdMet: false }, 'DELIVERY')).toEqual({
      text: 'To check out, please meet our £40 minimum spend (excluding delivery charge)',
    });
  });

  it('uses the lower minimum without a slot, and that of delivery on a tie [TROL-7]', () => {
    const positive = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(positive, positive, (forDelivery, forCollection) => {
        const each = trolley({
          estimatedCost: 0,
          deliveryMinimum: forDelivery,
          collectionMinimum: forCollection,
        });
        const found = blocker(each, undefined);
        expect(found?.remaining).toBe(pence(Math.min(forDelivery, forCollection)));
        expect(found?.text?.endsWith('(excluding delivery charge)')).toBe(forDelivery <= forCollection);
      }),
    );
  });
});
