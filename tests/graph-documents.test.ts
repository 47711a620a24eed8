import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, execute, print, validate } from 'graphql';
import { cancelAmendOrderMutation } from '../src/domains/amend/query';
import { decodeTrolley } from '../src/domains/trolley/decode';
import { amendingTrolleyQuery, trolleyQuery } from '../src/domains/trolley/query';

const DEMO_SCHEMA = readFileSync(join(__dirname, '../host-demo/services/schema.graphql'), 'utf8');

/** Enum values, and names that GraphQL itself defines. */
const RESERVED_NAME = /^(Query|Mutation|ID|String|Boolean|Int|Float|[A-Z_]{2,})$/;

/** The demo's schema with the same fields, and a different name for each type. */
const schema = buildSchema(
  DEMO_SCHEMA.replace(/"""[^]*?"""|"[^"\n]*"/g, '').replace(/\b[A-Z]\w+/g, (name) =>
    RESERVED_NAME.test(name) ? name : `Gateway${name}V2`,
  ),
);

const QUERIES = [
  ['trolleyQuery', trolleyQuery],
  ['amendingTrolleyQuery', amendingTrolleyQuery],
] as const;

const POUNDS = { amount: 43.1, currencyCode: 'GBP' };
const order = {
  customerOrderId: '1001',
  orderLines: [{ lineNumber: '088903', quantity: { amount: 2 } }],
  slots: [],
  totals: { estimated: { deliveryCharge: POUNDS } },
};
const rootValue = {
  getTrolley: {
    trolley: {
      amendingOrder: true,
      trolleyItems: [],
      trolleyTotals: {
        totalEstimatedCost: POUNDS,
        trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 3 },
      },
    },
  },
  getOrder: order,
  getOrderWithRecommendations: { order },
};

describe('documents against a schema with other type names', () => {
  it.each([...QUERIES, ['cancelAmendOrderMutation', cancelAmendOrderMutation] as const])(
    '%s is valid [TROL-1] [CALL-2]',
    (_name, document) => {
      expect(schema.getType('TrolleyResponse')).toBeUndefined();
      expect(validate(schema, document)).toEqual([]);
    },
  );

  it.each(QUERIES)('%s reads the trolley and its order [TROL-1] [TROL-5]', async (_name, document) => {
    const variableValues = { trolleyQueryOrderId: '1001', orderQueryOrderId: '1001' };
    const { data, errors } = await execute({ schema, document, rootValue, variableValues });
    expect(errors).toBeUndefined();
    expect(decodeTrolley(data)).toMatchObject({
      ok: true,
      value: {
        totals: { estimatedCost: 4310, itemCount: 3 },
        isAmendingOrder: true,
        order: { deliveryCharge: 4310, amounts: new Map([['088903', 2]]) },
      },
    });
  });
});

describe('the trolley queries', () => {
  it.each(QUERIES)('%s selects every field that the specification lists [TROL-1]', (_name, document) => {
    const selected = print(document).replace(/\s+/g, ' ');
    for (const fields of [
      'slotChangeable instantCheckout failures { message type }',
      'amendingOrder trolleyItems { lineNumber noteToShopper personalisedMessage productId reservedQuantity trolleyItemId quantity { amount uom } price { amount currencyCode } totalPrice { amount currencyCode } retailPrice { price { amount currencyCode } quantity { amount uom } } }',
      'minimumSpendThresholdMet itemTotalEstimatedCost { amount currencyCode } totalEstimatedCost { amount currencyCode } trolleyItemCounts { hardConflicts softConflicts noConflicts } collectionMinimumOrderValue { amount currencyCode } deliveryMinimumOrderValue { amount currencyCode }',
      'customerOrderId orderLines { lineNumber price { amount currencyCode } quantity { amount } reservedQuantity } slots { status branchId } totals { estimated { deliveryCharge { amount } } } containsEntertainingLines',
    ]) {
      expect(selected).toContain(fields);
    }
  });
});
