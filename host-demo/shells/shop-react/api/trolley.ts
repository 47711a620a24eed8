import * as v from 'valibot';
import type { Operation } from './graph';
import { money, product, productFields } from './products';

const line = v.object({
  lineNumber: v.string(),
  quantity: v.object({ amount: v.number(), uom: v.string() }),
  totalPrice: v.nullish(money),
  conflict: v.string(),
  product: v.nullish(product),
});
export type TrolleyLine = v.InferOutput<typeof line>;

const trolleyResponse = v.object({
  trolley: v.nullish(
    v.object({
      amendingOrder: v.nullish(v.boolean()),
      trolleyItems: v.array(line),
      trolleyTotals: v.object({
        minimumSpendThresholdMet: v.nullish(v.boolean()),
        itemTotalEstimatedCost: v.nullish(money),
        totalEstimatedCost: v.nullish(money),
        trolleyItemCounts: v.object({
          hardConflicts: v.number(),
          softConflicts: v.number(),
          noConflicts: v.number(),
        }),
        collectionMinimumOrderValue: v.nullish(money),
        deliveryMinimumOrderValue: v.nullish(money),
      }),
    }),
  ),
  failures: v.nullish(v.array(v.unknown())),
});
export type TrolleyResponse = v.InferOutput<typeof trolleyResponse>;
export type Trolley = NonNullable<TrolleyResponse['trolley']>;

const amounts = 'amount currencyCode';
const responseFields = `
  failures { message type }
  trolley {
    amendingOrder
    trolleyItems {
      lineNumber quantity { amount uom } totalPrice { ${amounts} } conflict product { ${productFields} }
    }
    trolleyTotals {
      minimumSpendThresholdMet
      itemTotalEstimatedCost { ${amounts} } totalEstimatedCost { ${amounts} }
      trolleyItemCounts { hardConflicts softConflicts noConflicts }
      collectionMinimumOrderValue { ${amounts} } deliveryMinimumOrderValue { ${amounts} }
    }
  }`;

const trolleyData = v.object({ getTrolley: v.nullish(trolleyResponse) });

export const trolleyOperation: Operation<v.InferOutput<typeof trolleyData>> = {
  tag: 'trolley-page',
  query: `query trolleyPage($orderId: ID!) { getTrolley(orderId: $orderId) { ${responseFields} } }`,
  schema: trolleyData,
};

const updateData = v.object({ updateTrolleyItem: trolleyResponse });

export const updateItemOperation: Operation<v.InferOutput<typeof updateData>> = {
  tag: 'update-trolley-item',
  query: `mutation updateTrolleyItem($orderId: ID!, $lineNumber: ID!, $amount: Float!) {
    updateTrolleyItem(orderId: $orderId, lineNumber: $lineNumber, amount: $amount) { ${responseFields} }
  }`,
  schema: updateData,
};

const emptyData = v.object({ emptyTrolley: trolleyResponse });

export const emptyTrolleyOperation: Operation<v.InferOutput<typeof emptyData>> = {
  tag: 'empty-trolley',
  query: `mutation emptyTrolley($orderId: ID!) { emptyTrolley(orderId: $orderId) { ${responseFields} } }`,
  schema: emptyData,
};
