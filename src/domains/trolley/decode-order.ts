import * as v from 'valibot';
import { pounds } from './decode-money';
import type { TrolleyOrder } from './model';

const orderSchema = v.object({
  orderLines: v.fallback(v.array(v.unknown()), []),
  totals: v.fallback(
    v.object({ estimated: v.object({ deliveryCharge: v.fallback(v.nullish(pounds), undefined) }) }),
    { estimated: { deliveryCharge: undefined } },
  ),
  containsEntertainingLines: v.fallback(v.nullish(v.boolean(), false), false),
});
const answerSchema = v.union([
  v.object({ getOrderWithRecommendations: v.object({ order: orderSchema }) }),
  v.object({ getOrder: orderSchema }),
]);
const lineSchema = v.object({ lineNumber: v.string(), quantity: v.object({ amount: v.number() }) });

/** The order beside a trolley; one that can't be read counts as an order of nothing [TROL-5]. */
export const decodeOrder = (data: unknown): TrolleyOrder => {
  const answer = v.safeParse(answerSchema, data);
  if (!answer.success) return { containsEntertaining: false, amounts: new Map() };
  const { output } = answer;
  const order = 'getOrder' in output ? output.getOrder : output.getOrderWithRecommendations.order;
  const amounts = order.orderLines.flatMap((entry): [string, number][] => {
    const line = v.safeParse(lineSchema, entry);
    return line.success ? [[line.output.lineNumber, line.output.quantity.amount]] : [];
  });
  return {
    deliveryCharge: order.totals.estimated.deliveryCharge ?? undefined,
    containsEntertaining: order.containsEntertainingLines,
    amounts: new Map(amounts),
  };
};
