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

describe('decodeTrolley with a part that cannot be decoded', () => {
  it.each([undefined, null, 'many', -1, 0.5, {}])(
    'keeps price, count and amendment when one count is %p [TROL-3] [AMND-1]',
    (softConflicts) => {
      const trolleyItemCounts = { ...TOTALS.trolleyItemCounts, softConflicts };
      expect(shown(responseWith({ ...TOTALS, trolleyItemCounts }))).toEqual([
        '3',
        '£43.10',
        true,
        'trolley: trolleyItemCounts',
      ]);
    },
  );

  it.each([
    ['missing', undefined],
    ['in another currency', { amount: 43.1, currencyCode: 'EUR' }],
  ])('keeps count and amendment when the cost is %s [TROL-3] [AMND-1]', (_what, totalEstimatedCost) => {
    expect(shown(responseWith({ ...TOTALS, totalEstimatedCost }))).toEqual([
      '3',
      'Trolley',
      true,
      'trolley: totalEstimatedCost',
    ]);
  });

  it.each([undefined, null, 'totals'])('counts the items when the totals are %p [TROL-3]', (totals) => {
    expect(shown(responseWith(totals))).toEqual([
      '3',
      'Trolley',
      true,
      'trolley: totalEstimatedCost, trolleyItemCounts',
    ]);
  });

  it.each([undefined, null, 'items'])(
    'keeps price and count when the items are %p [TROL-5]',
    (trolleyItems) => {
      expect(shown(responseWith(TOTALS, { trolleyItems }))).toEqual([
        '3',
        '£43.10',
        true,
        'trolley: trolleyItems',
      ]);
    },
  );

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
