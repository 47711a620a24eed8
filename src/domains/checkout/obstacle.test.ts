import fc from 'fast-check';
import type { Pence } from '../../kernel/money';
import { isMinimumMet, type CheckoutSlotType, type CheckoutTotals } from './minimum-spend';
import { checkoutObstacle } from './obstacle';

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
const obstacle = (totals: CheckoutTotals, slotType: CheckoutSlotType | undefined, isTrolleyPage = false) =>
  checkoutObstacle({ totals, slotType, isTrolleyPage });

describe('an unmet minimum', () => {
  const ofDelivery = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
  it.each<readonly [string, number | undefined, number | undefined, CheckoutSlotType | undefined, string]>([
    ['delivery', 4000, 3000, 'DELIVERY', ofDelivery],
    ['delivery as a service', 4000, undefined, 'DELIVERY_SERVICE', ofDelivery],
    ['delivery of an odd amount', 4050, undefined, 'DELIVERY', ofDelivery.replace('£40', '£40.50')],
    ['delivery without an amount', undefined, 3000, 'DELIVERY', GENERIC],
    ['collection', 4000, 3005, 'GROCERY_COLLECTION', 'To check out, please meet our £30.05 minimum spend'],
    ['collection without an amount', 4000, undefined, 'GROCERY_COLLECTION', GENERIC],
    ['no slot, the lower is delivery’s', 4000, 6000, undefined, ofDelivery],
    [
      'no slot, the lower is collection’s',
      4000,
      3000,
      undefined,
      'To check out, please meet our £30 minimum spend',
    ],
    ['no slot, a tie', 4000, 4000, 'UNDEFINED', ofDelivery],
    ['no slot, one amount', 4000, undefined, 'UNDEFINED', GENERIC],
    ['no slot, no amount', undefined, undefined, undefined, GENERIC],
  ])('is told to the letter: %s [TROL-6] [TROL-7]', (_which, forDelivery, forCollection, slotType, text) => {
    const totals = trolley({ deliveryMinimum: forDelivery, collectionMinimum: forCollection });
    for (const isTrolleyPage of [true, false]) {
      expect(obstacle(totals, slotType, isTrolleyPage)?.text).toBe(text);
    }
  });

  it('stands in the way of an entertaining collection without a word [TROL-7]', () => {
    const totals = { deliveryMinimum: 4000, collectionMinimum: 3000 };
    expect(obstacle(trolley(totals), 'ENTERTAINING_COLLECTION')).toEqual({});
    const met = trolley({ ...totals, estimatedCost: 0, minimumSpendThresholdMet: true });
    expect(obstacle(met, 'ENTERTAINING_COLLECTION')).toBeUndefined();
  });

  it.each([
    ['counts what is missing', { deliveryMinimum: 4000 }, 1240],
    ['leaves the delivery charge out', { deliveryMinimum: 4000, itemsCost: 2310 }, 1690],
    ['is a penny at least, whatever the sums', { deliveryMinimum: 2000 }, 1],
    ['is all of it below nothing', { deliveryMinimum: 4000, estimatedCost: -500 }, 4000],
    ['is all of it where the cost is no number', { deliveryMinimum: 4000, estimatedCost: Number.NaN }, 4000],
    ['is nothing where no amount is known', {}, undefined],
    ['is nothing for an amount below nothing', { deliveryMinimum: -4000 }, undefined],
    ['is nothing for half a penny', { deliveryMinimum: 0.5 }, undefined],
    ['is nothing for an endless amount', { deliveryMinimum: Infinity }, undefined],
  ])('%s [TROL-6]', (_what, parts, remaining) => {
    expect(obstacle(trolley(parts), 'DELIVERY')?.remaining).toBe(remaining);
  });

  it.each([
    [3999, false],
    [4000, true],
  ])('is found by the amounts where nobody tells: £40 and %p pence [TROL-6]', (estimatedCost, isMet) => {
    const totals = trolley({ estimatedCost, deliveryMinimum: 4000, minimumSpendThresholdMet: undefined });
    expect(isMinimumMet(totals, 'DELIVERY')).toBe(isMet);
    expect(isMinimumMet({ ...totals, deliveryMinimum: undefined }, 'DELIVERY')).toBe(true);
  });
});

describe('items that can’t be had', () => {
  const conflicting = trolley({ hardConflicts: 2, minimumSpendThresholdMet: true });

  it('stand in the way on the trolley page only [TROL-6]', () => {
    expect(obstacle(conflicting, 'DELIVERY', true)).toEqual({ text: CONFLICTS });
    expect(obstacle(conflicting, 'DELIVERY', false)).toBeUndefined();
  });

  it('have the word before an unmet minimum, entertaining or not [TROL-6]', () => {
    const both = trolley({ hardConflicts: 1, deliveryMinimum: 4000 });
    expect(obstacle(both, 'DELIVERY', true)).toEqual({ text: CONFLICTS, remaining: 1240 });
    expect(obstacle(both, 'ENTERTAINING_COLLECTION', true)).toEqual({ text: CONFLICTS });
  });
});

describe('whatever the trolley', () => {
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

  it('texts are of the shop’s few, amounts are whole pence, and a met minimum never stands in the way [TROL-6] [TROL-7]', () => {
    fc.assert(
      fc.property(totals, fc.constantFrom(...SLOT_TYPES), fc.boolean(), (each, slotType, isTrolleyPage) => {
        const found = obstacle(each, slotType, isTrolleyPage);
        const hasConflicts = isTrolleyPage && each.hardConflicts > 0;
        expect(found !== undefined).toBe(hasConflicts || !isMinimumMet(each, slotType));
        if (found?.text !== undefined) {
          expect(found.text).toMatch(
            /^(Please remove all unavailable items from your trolley\.|To check out, please meet our (£\d+(\.\d\d)? )?minimum spend( \(excluding delivery charge\))?)$/,
          );
        }
        if (found?.remaining !== undefined) {
          expect(Number.isSafeInteger(found.remaining)).toBe(true);
          expect(found.remaining).toBeGreaterThan(0);
        }
        if (slotType === 'ENTERTAINING_COLLECTION') expect(found?.remaining).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it('without a slot the lower minimum counts, and delivery’s on a tie [TROL-7]', () => {
    const positive = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(positive, positive, (forDelivery, forCollection) => {
        const each = trolley({
          estimatedCost: 0,
          deliveryMinimum: forDelivery,
          collectionMinimum: forCollection,
        });
        const found = obstacle(each, undefined);
        expect(found?.remaining).toBe(pence(Math.min(forDelivery, forCollection)));
        expect(found?.text?.endsWith('(excluding delivery charge)')).toBe(forDelivery <= forCollection);
      }),
    );
  });
});
