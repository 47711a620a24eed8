import * as v from 'valibot';
import type { Operation } from './graph';

export const money = v.object({ amount: v.number(), currencyCode: v.string() });

export const product = v.object({
  lineNumber: v.string(),
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

export const productFields =
  'lineNumber name size price { amount currencyCode } wasPrice { amount currencyCode } pricePer offer badge image uom';

const page = v.object({
  products: v.array(product),
  total: v.number(),
  page: v.number(),
  size: v.number(),
  correction: v.nullish(v.string()),
});
const productPage = v.object({ getProducts: page });

export const productsOperation: Operation<v.InferOutput<typeof productPage>> = {
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
  schema: productPage,
};

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

const boughtBefore = v.object({
  getOrders: v.array(v.object({ orderLines: v.array(v.object({ product: v.nullish(product) })) })),
});

export const boughtBeforeOperation: Operation<v.InferOutput<typeof boughtBefore>> = {
  tag: 'bought-before',
  query: `query boughtBefore { getOrders { orderLines { product { ${productFields} } } } }`,
  schema: boughtBefore,
};
