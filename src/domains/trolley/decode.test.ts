import fc from 'fast-check';
import { decodeTotals, decodeTrolley } from './decode';

const TOTALS = {
  totalEstimatedCost: { amount: 43.1, currencyCode: 'GBP' },
  trolleyItemCounts: { hardConflicts: 1, softConflicts: 2, noConflicts: 9 },
  minimumSpendThresholdMet: true,
};
const ITEM = {
  lineNumber: '088903',
  productId: '088903-1',
  trolleyItemId: 7,
  quantity: { amount: 0.5, uom: 'KGM' },
  totalPrice: { amount: 2.35, currencyCode: 'GBP' },
};
const answerWith = (parts: object, trolley: object = {}) => ({
  getTrolley: {
    slotChangeable: true,
    instantCheckout: 'ALLOWED',
    failures: [],
    trolley: { amendingOrder: false, trolleyItems: [ITEM], trolleyTotals: TOTALS, ...trolley },
    ...parts,
  },
});

describe('reading a trolley', () => {
  it('takes items, totals in pence and flags [TROL-5]', () => {
    expect(decodeTrolley(answerWith({}))).toEqual({
      ok: true,
      value: {
        items: [
          {
            lineNumber: '088903',
            productId: '088903-1',
            trolleyItemId: 7,
            quantity: { amount: 0.5, uom: 'KGM' },
            totalPrice: 235,
          },
        ],
        totals: {
          estimatedCost: 4310,
          hardConflicts: 1,
          softConflicts: 2,
          noConflicts: 9,
          minimumSpendThresholdMet: true,
        },
        isAmendingOrder: false,
        isSlotChangeable: true,
        instantCheckout: 'ALLOWED',
        failures: [],
        order: { containsEntertaining: false, amounts: new Map() },
      },
    });
  });

  it('takes what an order must come to, in pence [TROL-5] [TROL-7]', () => {
    const trolleyTotals = {
      ...TOTALS,
      deliveryMinimumOrderValue: { amount: 40, currencyCode: 'GBP' },
      collectionMinimumOrderValue: null,
    };
    expect(decodeTrolley(answerWith({}, { trolleyTotals }))).toMatchObject({
      value: { totals: { deliveryMinimum: 4000, collectionMinimum: undefined } },
    });
  });

  it.each([{ amount: 0 }, { amount: -40 }, { amount: NaN }, { amount: '40' }, 40])(
    'takes %p as no minimum [TROL-7]',
    (deliveryMinimumOrderValue) => {
      const answer = answerWith({}, { trolleyTotals: { ...TOTALS, deliveryMinimumOrderValue } });
      expect(decodeTrolley(answer)).toMatchObject({ value: { totals: { deliveryMinimum: undefined } } });
    },
  );

  it.each(['getOrder', 'getOrderWithRecommendations'])('reads the order in %s beside it [TROL-1]', (name) => {
    const order = {
      orderLines: [{ lineNumber: '088903', quantity: { amount: 2 } }, null, { lineNumber: '1' }],
      totals: { estimated: { deliveryCharge: { amount: 4 } } },
      containsEntertainingLines: true,
    };
    const beside = name === 'getOrder' ? { getOrder: order } : { getOrderWithRecommendations: { order } };
    expect(decodeTrolley({ ...answerWith({}), ...beside })).toMatchObject({
      value: {
        order: { deliveryCharge: 400, containsEntertaining: true, amounts: new Map([['088903', 2]]) },
      },
    });
  });

  it.each([null, 'order', { orderLines: 'none', totals: 7 }])(
    'goes without an order that is %p [TROL-5]',
    (getOrder) => {
      expect(decodeTrolley({ ...answerWith({}), getOrder })).toMatchObject({
        ok: true,
        value: { order: { containsEntertaining: false, amounts: new Map() } },
      });
    },
  );

  it('takes the price of one from what it sells at [TROL-5]', () => {
    const item = { ...ITEM, retailPrice: { price: { amount: 4.7, currencyCode: 'GBP' } } };
    expect(decodeTrolley(answerWith({}, { trolleyItems: [item] }))).toMatchObject({
      value: { items: [{ unitPrice: 470 }] },
    });
  });

  it.each(['C62', 'KGM', 'GRM', 'LBR'])('knows the unit %s [TROL-5]', (uom) => {
    const item = { ...ITEM, quantity: { amount: 1, uom } };
    expect(decodeTrolley(answerWith({}, { trolleyItems: [item] }))).toMatchObject({
      value: { items: [{ quantity: { uom } }] },
    });
  });

  it.each([
    ['no object', 7],
    ['null', null],
    ['an unknown unit', { ...ITEM, quantity: { amount: 1, uom: 'STONE' } }],
    ['no line number', { ...ITEM, lineNumber: undefined }],
  ])('drops one item that is bad, %s, and keeps the others [TROL-5]', (_why, bad) => {
    expect(decodeTrolley(answerWith({}, { trolleyItems: [bad, ITEM] }))).toMatchObject({
      ok: true,
      value: { items: [{ lineNumber: '088903' }] },
    });
  });

  it('keeps an item whose price cannot be read, without it [TROL-5]', () => {
    const item = { ...ITEM, totalPrice: { amount: 'two' } };
    const decoded = decodeTrolley(answerWith({}, { trolleyItems: [item] }));
    expect(decoded.ok && decoded.value.items[0]).not.toHaveProperty('totalPrice');
  });

  it('reads what is missing as nothing [TROL-5]', () => {
    const bare = {
      getTrolley: { trolley: { trolleyTotals: TOTALS, trolleyItems: null, amendingOrder: null } },
    };
    expect(decodeTrolley(bare)).toMatchObject({
      ok: true,
      value: {
        items: [],
        isAmendingOrder: false,
        isSlotChangeable: false,
        instantCheckout: '',
        failures: [],
      },
    });
  });

  it('keeps failures with their type; they never break the trolley [TROL-8]', () => {
    const failures = [{ type: 'STOCK', message: 'gone' }, null, {}, 'nonsense'];
    expect(decodeTrolley(answerWith({ failures }))).toMatchObject({
      ok: true,
      value: {
        failures: [
          { type: 'STOCK', message: 'gone' },
          { type: 'UNKNOWN', message: '' },
        ],
      },
    });
  });

  it.each([
    ['nothing', null],
    ['text', '<html>'],
    ['no trolley', { getTrolley: null }],
    ['no totals', answerWith({}, { trolleyTotals: null })],
  ])('is a failure for %s [TROL-3]', (_what, answer) => {
    expect(decodeTrolley(answer)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
  });

  it('throws for no answer at all [TROL-3]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.anything().map((trolley) => ({ getTrolley: { trolley } })),
        ),
        (data) => {
          expect(() => decodeTrolley(data)).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("reading totals of a host's message", () => {
  it.each([
    ['a cost that is text', { ...TOTALS, totalEstimatedCost: { amount: '43.10' } }],
    ['a cost that is no number', { ...TOTALS, totalEstimatedCost: { amount: NaN } }],
    [
      'a negative count',
      { ...TOTALS, trolleyItemCounts: { hardConflicts: -1, softConflicts: 0, noConflicts: 0 } },
    ],
    [
      'half an item',
      { ...TOTALS, trolleyItemCounts: { hardConflicts: 0.5, softConflicts: 0, noConflicts: 0 } },
    ],
    ['a count that is missing', { ...TOTALS, trolleyItemCounts: { hardConflicts: 1 } }],
  ])('is a failure for %s [TROL-4]', (_what, message) => {
    expect(decodeTotals(message)).toMatchObject({ ok: false });
  });

  it.each([undefined, null, 'yes'])(
    'leaves the minimum spend open where nothing is said of it: %p [TROL-4] [TROL-6]',
    (minimumSpendThresholdMet) => {
      const totals = decodeTotals({ ...TOTALS, minimumSpendThresholdMet });
      expect(totals).toMatchObject({ ok: true, value: { minimumSpendThresholdMet: undefined } });
    },
  );

  it('tells the items’ cost apart from the delivery charge where the service does [TROL-5] [TROL-6]', () => {
    const told = decodeTotals({ ...TOTALS, itemTotalEstimatedCost: { amount: 39.1, currencyCode: 'GBP' } });
    expect(told).toMatchObject({ value: { estimatedCost: 4310, itemsCost: 3910 } });
    const odd = decodeTotals({ ...TOTALS, itemTotalEstimatedCost: { amount: 'x' } });
    expect(odd).toMatchObject({ ok: true, value: { itemsCost: undefined } });
  });
});
