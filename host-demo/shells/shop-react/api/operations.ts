import * as v from 'valibot';
import type { Operation } from './graph';

export const money = v.object({ amount: v.number(), currencyCode: v.string() });

export const product = v.object({
  lineNumber: v.string(),
  productId: v.string(),
  name: v.string(),
  size: v.string(),
  price: money,
  wasPrice: v.nullish(money),
  pricePer: v.nullish(v.string()),
  offer: v.nullish(v.string()),
  badge: v.nullish(v.string()),
  image: v.string(),
  uom: v.string(),
});
export type Product = v.InferOutput<typeof product>;

const productFields =
  'lineNumber productId name size price { amount currencyCode } wasPrice { amount currencyCode } pricePer offer badge image uom';

const page = v.object({
  products: v.array(product),
  total: v.number(),
  page: v.number(),
  size: v.number(),
  correction: v.nullish(v.string()),
});
export const productsOperation = {
  tag: 'products',
  query: `query products(
    $categoryId: ID, $searchTerm: String, $offersOnly: Boolean, $newOnly: Boolean, $lineNumbers: [ID!],
    $sortBy: String, $page: Int, $size: Int
  ) {
    getProducts(
      categoryId: $categoryId, searchTerm: $searchTerm, offersOnly: $offersOnly, newOnly: $newOnly,
      lineNumbers: $lineNumbers, sortBy: $sortBy, page: $page, size: $size
    ) { products { ${productFields} } total page size correction }
  }`,
  schema: v.object({ getProducts: page }),
} satisfies Operation<unknown>;

const totals = v.record(v.string(), v.object({ total: v.number() }));

/**
 * Returns the operation that counts the results of several searches in one request: variables `term0`, `term1`…,
 * response fields `found0`, `found1`….
 *
 * @param count how many terms
 */
export const listTotalsOperation = (count: number): Operation<v.InferOutput<typeof totals>> => {
  const numbers = Array.from({ length: count }, (_, index) => String(index));
  return {
    tag: 'multi-search',
    query: `query multiSearch(${numbers.map((n) => `$term${n}: String`).join(', ')}) {
      ${numbers.map((n) => `found${n}: getProducts(searchTerm: $term${n}, size: 1) { total }`).join('\n')}
    }`,
    schema: totals,
  };
};

export const boughtBeforeOperation = {
  tag: 'bought-before',
  query: `query boughtBefore { getOrders { orderLines { product { ${productFields} } } } }`,
  schema: v.object({
    getOrders: v.array(v.object({ orderLines: v.array(v.object({ product: v.nullish(product) })) })),
  }),
} satisfies Operation<unknown>;

/** Returns the products of all orders, most frequent first. */
export const mostBought = ({
  getOrders,
}: v.InferOutput<typeof boughtBeforeOperation.schema>): readonly Product[] => {
  const times = new Map<string, { product: Product; count: number }>();
  for (const { product } of getOrders.flatMap(({ orderLines }) => orderLines)) {
    if (!product) continue;
    const { count } = times.get(product.lineNumber) ?? { count: 0 };
    times.set(product.lineNumber, { product, count: count + 1 });
  }
  return [...times.values()].sort((a, b) => b.count - a.count).map(({ product }) => product);
};

const line = v.object({
  lineNumber: v.string(),
  quantity: v.object({ amount: v.number(), uom: v.string() }),
  totalPrice: v.nullish(money),
  conflict: v.string(),
  product: v.nullish(product),
  substitute: v.nullish(product),
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
      substitute { ${productFields} }
    }
    trolleyTotals {
      minimumSpendThresholdMet
      itemTotalEstimatedCost { ${amounts} } totalEstimatedCost { ${amounts} }
      trolleyItemCounts { hardConflicts softConflicts noConflicts }
      collectionMinimumOrderValue { ${amounts} } deliveryMinimumOrderValue { ${amounts} }
    }
  }`;

export const trolleyOperation = {
  tag: 'trolley-page',
  query: `query trolleyPage($orderId: ID!) { getTrolley(orderId: $orderId) { ${responseFields} } }`,
  schema: v.object({ getTrolley: v.nullish(trolleyResponse) }),
} satisfies Operation<unknown>;

export const updateItemOperation = {
  tag: 'update-trolley-item',
  query: `mutation updateTrolleyItem($orderId: ID!, $lineNumber: ID!, $amount: Float!) {
    updateTrolleyItem(orderId: $orderId, lineNumber: $lineNumber, amount: $amount) { ${responseFields} }
  }`,
  schema: v.object({ updateTrolleyItem: trolleyResponse }),
} satisfies Operation<unknown>;

export const emptyTrolleyOperation = {
  tag: 'empty-trolley',
  query: `mutation emptyTrolley($orderId: ID!) { emptyTrolley(orderId: $orderId) { ${responseFields} } }`,
  schema: v.object({ emptyTrolley: trolleyResponse }),
} satisfies Operation<unknown>;
