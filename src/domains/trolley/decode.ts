import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import { decodeOrder } from './decode-order';
import { pounds } from './decode-money';
import { UNITS, type Trolley, type TrolleyItem, type TrolleyTotals } from './model';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const flag = v.fallback(v.nullish(v.boolean(), false), false);

const minimum = v.fallback(
  v.nullish(
    v.pipe(
      pounds,
      v.check((pence) => pence > 0),
    ),
  ),
  undefined,
);

const totalsSchema = v.object({
  totalEstimatedCost: pounds,
  trolleyItemCounts: v.object({ hardConflicts: count, softConflicts: count, noConflicts: count }),
  itemTotalEstimatedCost: v.fallback(v.nullish(pounds), undefined),
  minimumSpendThresholdMet: v.fallback(v.nullish(v.boolean()), undefined),
  deliveryMinimumOrderValue: minimum,
  collectionMinimumOrderValue: minimum,
});

const itemSchema = v.object({
  lineNumber: v.string(),
  productId: v.string(),
  trolleyItemId: v.number(),
  quantity: v.object({ amount: v.number(), uom: v.picklist(UNITS) }),
  totalPrice: v.fallback(v.nullish(pounds), undefined),
  retailPrice: v.fallback(v.nullish(v.object({ price: pounds })), undefined),
});

const failureSchema = v.object({
  type: v.fallback(v.nullish(v.string(), 'UNKNOWN'), 'UNKNOWN'),
  message: v.fallback(v.nullish(v.string(), ''), ''),
});

const list = v.fallback(v.nullish(v.array(v.unknown()), []), []);

const responseSchema = v.object({
  getTrolley: v.object({
    slotChangeable: flag,
    instantCheckout: v.fallback(v.nullish(v.string(), ''), ''),
    failures: list,
    trolley: v.object({ amendingOrder: flag, trolleyItems: list, trolleyTotals: v.unknown() }),
  }),
});

/** Keeps what can be read; one bad entry never costs the others. */
const decodeEach = <T>(entries: readonly unknown[], decode: (entry: unknown) => T | undefined): T[] =>
  entries.map(decode).filter((entry) => entry !== undefined);

const decodeItem = (entry: unknown): TrolleyItem | undefined => {
  const item = v.safeParse(itemSchema, entry);
  if (!item.success) return undefined;
  const { totalPrice, retailPrice, ...rest } = item.output;
  return {
    ...rest,
    ...(totalPrice != null && { totalPrice }),
    ...(retailPrice && { unitPrice: retailPrice.price }),
  };
};

const decodeFailure = (entry: unknown) => {
  const failure = v.safeParse(failureSchema, entry);
  return failure.success ? failure.output : undefined;
};

/** Totals as the service and hosts' messages carry them, amounts in pounds. */
export const decodeTotals = (wire: unknown): Result<TrolleyTotals> => {
  const totals = v.safeParse(totalsSchema, wire);
  if (!totals.success) return failed('wrong-shape', 'trolley totals');
  const { totalEstimatedCost, trolleyItemCounts, minimumSpendThresholdMet, ...amounts } = totals.output;
  return ok({
    estimatedCost: totalEstimatedCost,
    ...trolleyItemCounts,
    itemsCost: amounts.itemTotalEstimatedCost ?? undefined,
    minimumSpendThresholdMet: minimumSpendThresholdMet ?? undefined,
    deliveryMinimum: amounts.deliveryMinimumOrderValue ?? undefined,
    collectionMinimum: amounts.collectionMinimumOrderValue ?? undefined,
  });
};

/** The `data` of getTrolley; without readable totals it is a failure [TROL-5]. */
export const decodeTrolley = (data: unknown): Result<Trolley> => {
  const response = v.safeParse(responseSchema, data);
  if (!response.success) return failed('wrong-shape', 'trolley');
  const { trolley, failures, slotChangeable, instantCheckout } = response.output.getTrolley;
  const totals = decodeTotals(trolley.trolleyTotals);
  if (!totals.ok) return totals;
  return ok({
    items: decodeEach(trolley.trolleyItems, decodeItem),
    totals: totals.value,
    isAmendingOrder: trolley.amendingOrder,
    isSlotChangeable: slotChangeable,
    instantCheckout,
    failures: decodeEach(failures, decodeFailure),
    order: decodeOrder(data),
  });
};
