import { english } from '../../kernel/translate';
import { decodeTotals, decodeTrolley, readPence } from './decode';
import { trolleyLabel } from './model';

const TOTALS = {
  totalEstimatedCost: { amount: 43.1, currencyCode: 'GBP' },
  trolleyItemCounts: { hardConflicts: 1, softConflicts: 2, noConflicts: 9 },
  minimumSpendThresholdMet: true,
  deliveryMinimumOrderValue: { amount: 40, currencyCode: 'GBP' },
  collectionMinimumOrderValue: null,
};
const ITEM = {
  lineNumber: '088903',
  productId: '088903-1',
  trolleyItemId: 7,
  quantity: { amount: 0.5, uom: 'KGM' },
  totalPrice: { amount: 2.35, currencyCode: 'GBP' },
  retailPrice: { price: { amount: 4.7, currencyCode: 'GBP' } },
};
const responseWith = (parts: object, trolley: object = {}) => ({
  getTrolley: {
    slotChangeable: true,
    instantCheckout: 'ALLOWED',
    failures: [],
    trolley: { amendingOrder: false, trolleyItems: [ITEM], trolleyTotals: TOTALS, ...trolley },
    ...parts,
  },
});

describe('decodeTrolley', () => {
  it.each([
    ['EUR', { ...TOTALS, totalEstimatedCost: { amount: 43.1, currencyCode: 'EUR' } }],
    ['GBP', { ...TOTALS, totalEstimatedCost: { amount: 43.1 } }],
  ])('returns the currency %s of its amounts, GBP by default [EVT-1]', (currencyCode, trolleyTotals) => {
    expect(decodeTrolley(responseWith({}, { trolleyTotals }))).toMatchObject({ value: { currencyCode } });
  });

  it('returns items, the count of all kinds of conflicts, prices and minimums in pence, and flags [TROL-2] [TROL-5] [TROL-7]', () => {
    expect(decodeTrolley(responseWith({}))).toEqual({
      ok: true,
      value: {
        items: [
          {
            lineNumber: '088903',
            productId: '088903-1',
            trolleyItemId: 7,
            quantity: { amount: 0.5, uom: 'KGM' },
            totalPrice: 235,
            unitPrice: 470,
          },
        ],
        totals: {
          estimatedCost: 4310,
          itemCount: 12,
          hardConflicts: 1,
          minimumSpendThresholdMet: true,
          deliveryMinimum: 4000,
        },
        currencyCode: 'GBP',
        isAmendingOrder: false,
        isSlotChangeable: true,
        instantCheckout: 'ALLOWED',
        failures: [],
        order: { containsEntertaining: false, amounts: new Map(), isPartial: true },
      },
    });
  });

  it.each([{ amount: 0 }, { amount: -40 }, { amount: NaN }, { amount: 'forty' }, 40])(
    'decodes %p as no minimum [TROL-7]',
    (deliveryMinimumOrderValue) => {
      const response = responseWith({}, { trolleyTotals: { ...TOTALS, deliveryMinimumOrderValue } });
      expect(decodeTrolley(response)).toMatchObject({ value: { totals: { deliveryMinimum: undefined } } });
    },
  );

  it.each(['getOrder', 'getOrderWithRecommendations'])('decodes the order in %s [TROL-1]', (name) => {
    const order = {
      orderLines: [{ lineNumber: '088903', quantity: { amount: 2 } }, null, { lineNumber: '1' }],
      totals: { estimated: { deliveryCharge: { amount: 4 } } },
      containsEntertainingLines: true,
    };
    const orderPart = name === 'getOrder' ? { getOrder: order } : { getOrderWithRecommendations: { order } };
    expect(decodeTrolley({ ...responseWith({}), ...orderPart })).toMatchObject({
      value: {
        order: {
          deliveryCharge: 400,
          containsEntertaining: true,
          amounts: new Map([['088903', 2]]),
          isPartial: true,
        },
      },
    });
  });

  it.each([
    ['is the sum of its lines', [4.25, '2.50'], 675],
    ['is zero without lines', [], 0],
    ['is left out when the price of a line is not known', [4.25, null], undefined],
  ])('the cost of the order %s [TROL-1]', (_what, amounts, itemsCost) => {
    const orderLines = amounts.map((amount) => ({ price: { amount, currencyCode: 'GBP' } }));
    const decoded = decodeTrolley({ ...responseWith({}), getOrder: { orderLines } });
    expect(decoded.ok && decoded.value.order.itemsCost).toBe(itemsCost);
  });

  it.each([
    [false, [{ lineNumber: 88903, quantity: { amount: 2 } }]],
    [false, []],
    [true, [{ quantity: { amount: 2 } }]],
    [true, null],
    [true, undefined],
  ])('sets isPartial to %p for the lines %j [TROL-5] [INST-3]', (isPartial, orderLines) => {
    expect(decodeTrolley({ ...responseWith({}), getOrder: { orderLines } })).toMatchObject({
      value: { order: { isPartial } },
    });
  });

  it.each(['C62', 'KGM', 'GRM', 'LBR'])('decodes the unit %s [TROL-5]', (uom) => {
    const item = { ...ITEM, quantity: { amount: 1, uom } };
    expect(decodeTrolley(responseWith({}, { trolleyItems: [item] }))).toMatchObject({
      value: { items: [{ quantity: { uom } }] },
    });
  });

  it.each([
    ['not an object', 7],
    ['null', null],
    ['no line number', { ...ITEM, lineNumber: undefined }],
    ['no quantity', { ...ITEM, quantity: { uom: 'C62' } }],
  ])('leaves out one invalid item, %s, and keeps the others [TROL-5]', (_why, invalid) => {
    expect(decodeTrolley(responseWith({}, { trolleyItems: [invalid, ITEM] }))).toMatchObject({
      ok: true,
      value: { items: [{ lineNumber: '088903' }], isPartial: true },
      unread: { message: 'trolley: trolleyItems' },
    });
  });

  it('uses defaults for missing parts; a slot is changeable by default [TROL-5] [SLOT-8]', () => {
    const bare = {
      getTrolley: { trolley: { trolleyTotals: TOTALS, trolleyItems: null, amendingOrder: null } },
    };
    expect(decodeTrolley(bare)).toMatchObject({
      ok: true,
      value: {
        items: [],
        currencyCode: 'GBP',
        isAmendingOrder: false,
        isSlotChangeable: true,
        instantCheckout: '',
        failures: [],
      },
    });
  });

  it('keeps the types of failures, never their messages, and leaves out invalid ones [TROL-8]', () => {
    const failures = [{ type: 'STOCK', message: 'gone' }, null, {}, 'nonsense'];
    expect(decodeTrolley(responseWith({ failures }))).toMatchObject({
      ok: true,
      value: {
        failures: ['STOCK', 'UNKNOWN'],
      },
    });
  });

  it.each([
    ['nothing', null],
    ['text', '<html>'],
    ['no trolley', { getTrolley: null }],
    [
      'nothing readable',
      { getTrolley: { trolley: { amendingOrder: 'x', trolleyItems: 7, trolleyTotals: [] } } },
    ],
  ])('returns a failure for %s [TROL-3]', (_what, response) => {
    expect(decodeTrolley(response)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
  });
});

/** Returns the shown count and cost, whether the order is amended, and the parts that could not be decoded. */
const shown = (trolley: object) => {
  const decoded = decodeTrolley(responseWith({}, { amendingOrder: true, ...trolley }));
  if (!decoded.ok) return decoded.failure;
  const { count, cost } = trolleyLabel(decoded.value.totals, english);
  return [count, cost, decoded.value.isAmendingOrder, decoded.unread?.message];
};
const withCount = (softConflicts: number) => ({
  ...TOTALS,
  trolleyItemCounts: { ...TOTALS.trolleyItemCounts, softConflicts },
});
const IN_EUROS = { ...withCount(0), totalEstimatedCost: { amount: 43.1, currencyCode: 'EUR' } };

// tests/one-field-variations.test.ts changes every field; these are the reports, and values of the right type.
describe('decodeTrolley with a part that cannot be decoded', () => {
  it.each([
    ['a negative count', withCount(-1), '1', '£43.10', 'trolleyItemCounts'],
    ['a count of half an item', withCount(0.5), '1', '£43.10', 'trolleyItemCounts'],
    ['a cost in another currency', IN_EUROS, '10', 'Trolley', 'totalEstimatedCost'],
    ['no totals', undefined, '1', 'Trolley', 'totalEstimatedCost, trolleyItemCounts'],
  ])(
    'keeps the other parts, and reports %s [TROL-3] [AMND-1]',
    (_what, trolleyTotals, count, cost, unread) => {
      expect(shown({ trolleyTotals })).toEqual([count, cost, true, `trolley: ${unread}`]);
    },
  );

  it('keeps price and count when there are no items, and reports that [TROL-5]', () => {
    expect(shown({ trolleyItems: 'items' })).toEqual(['12', '£43.10', true, 'trolley: trolleyItems']);
  });

  it.each([undefined, null, 'yes'])(
    "uses the order's state when amendingOrder is %p [AMND-1]",
    (amendingOrder) => {
      const data = responseWith({}, { amendingOrder });
      expect([true, false].map((state) => decodeTrolley(data, state))).toMatchObject([
        { ok: true, value: { isAmendingOrder: true } },
        { ok: true, value: { isAmendingOrder: false } },
      ]);
    },
  );
});

describe('decodeTotals', () => {
  it.each([
    ['a cost that is text', { ...TOTALS, totalEstimatedCost: { amount: 'forty' } }],
    ['a missing count', { ...TOTALS, trolleyItemCounts: { hardConflicts: 1 } }],
  ])('returns a failure for %s [TROL-4]', (_what, message) => {
    expect(decodeTotals(message)).toMatchObject({ ok: false });
  });

  it('returns the items’ cost without the delivery charge if the service has it [TROL-5] [TROL-6]', () => {
    const valid = decodeTotals({ ...TOTALS, itemTotalEstimatedCost: { amount: 39.1, currencyCode: 'GBP' } });
    expect(valid).toMatchObject({ value: { estimatedCost: 4310, itemsCost: 3910 } });
    const invalid = decodeTotals({ ...TOTALS, itemTotalEstimatedCost: { amount: 'x' } });
    expect(invalid).toMatchObject({ ok: true, value: { itemsCost: undefined } });
  });
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
