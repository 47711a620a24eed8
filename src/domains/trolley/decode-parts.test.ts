import { english } from '../../kernel/translate';
import { decodeTrolley, readPence } from './decode';
import { trolleyLabel } from './model';

const ITEMS = ['1', '2', '3'].map((lineNumber) => ({ lineNumber, quantity: { amount: 1 } }));
const TOTALS = {
  totalEstimatedCost: { amount: 43.1, currencyCode: 'GBP' },
  trolleyItemCounts: { hardConflicts: 0, softConflicts: 1, noConflicts: 2 },
};
const responseWith = (totals: unknown, trolley: object = {}) => ({
  getTrolley: { trolley: { amendingOrder: true, trolleyItems: ITEMS, trolleyTotals: totals, ...trolley } },
});
/** Returns the shown count and cost, whether the order is amended, and the parts that could not be decoded. */
const shown = (data: unknown) => {
  const decoded = decodeTrolley(data);
  if (!decoded.ok) return decoded.failure;
  const { count, cost } = trolleyLabel(decoded.value.totals, english);
  return [count, cost, decoded.value.isAmendingOrder, decoded.unread?.message];
};

const withCount = (softConflicts: number) => ({
  ...TOTALS,
  trolleyItemCounts: { ...TOTALS.trolleyItemCounts, softConflicts },
});
const IN_EUROS = { ...TOTALS, totalEstimatedCost: { amount: 43.1, currencyCode: 'EUR' } };

// tests/one-field-variations.test.ts changes every field; these are the reports, and values of the right type.
describe('decodeTrolley with a part that cannot be decoded', () => {
  it.each([
    ['a negative count', withCount(-1), '£43.10', 'trolleyItemCounts'],
    ['a count of half an item', withCount(0.5), '£43.10', 'trolleyItemCounts'],
    ['a cost in another currency', IN_EUROS, 'Trolley', 'totalEstimatedCost'],
    ['no totals', undefined, 'Trolley', 'totalEstimatedCost, trolleyItemCounts'],
  ])(
    'counts the items, keeps the amendment, and reports %s [TROL-3] [AMND-1]',
    (_what, totals, cost, unread) => {
      expect(shown(responseWith(totals))).toEqual(['3', cost, true, `trolley: ${unread}`]);
    },
  );

  it('keeps price and count when there are no items, and reports that [TROL-5]', () => {
    const data = responseWith(TOTALS, { trolleyItems: 'items' });
    expect(shown(data)).toEqual(['3', '£43.10', true, 'trolley: trolleyItems']);
  });

  it.each([undefined, null, 'yes'])(
    "uses the order's state when amendingOrder is %p [AMND-1]",
    (amendingOrder) => {
      const data = responseWith(TOTALS, { amendingOrder });
      expect([true, false].map((state) => decodeTrolley(data, state))).toMatchObject([
        { ok: true, value: { isAmendingOrder: true } },
        { ok: true, value: { isAmendingOrder: false } },
      ]);
    },
  );
});

describe('readPence', () => {
  it.each([
    [{ amount: 12.5, currencyCode: 'GBP' }, 1250],
    [{ amount: '12.50', currencyCode: 'GBP' }, 1250],
    [{ amount: 12.5 }, 1250],
    [{ amount: 12.5, currencyCode: null }, 1250],
    [{ amount: -3, currencyCode: 'GBP' }, -300],
  ])('decodes %j to %p pence [TROL-2] [TROL-5]', (wire, pence) => {
    expect(readPence(wire)).toBe(pence);
  });

  it.each([
    { amount: 12.5, currencyCode: 'EUR' },
    { amount: 12.5, currencyCode: '' },
    { amount: 1e21, currencyCode: 'GBP' },
    { amount: '9'.repeat(30), currencyCode: 'GBP' },
    { amount: 'forty' },
    { currencyCode: 'GBP' },
    12.5,
    null,
  ])('returns undefined for %j [TROL-2] [TROL-5]', (wire) => {
    expect(readPence(wire)).toBeUndefined();
  });
});
