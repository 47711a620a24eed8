import { at, readId, readList, readNumber } from '../../kernel/read';
import type { Pence } from '../../kernel/money';
import { readPence } from './decode-money';
import type { TrolleyOrder } from './model';

/** Decodes the order next to a trolley. An order that cannot be decoded is empty and partial [TROL-5]. */
export const decodeOrder = (data: unknown): TrolleyOrder => {
  const order = at(data, 'getOrder') ?? at(data, 'getOrderWithRecommendations', 'order');
  const lines = readList(at(order, 'orderLines'));
  const amounts = (lines ?? []).flatMap((line): [string, number][] => {
    const lineNumber = readId(at(line, 'lineNumber'));
    const amount = readNumber(at(line, 'quantity', 'amount'));
    return lineNumber === undefined || amount === undefined ? [] : [[lineNumber, amount]];
  });
  const itemsCost = (lines ?? []).reduce<number>(
    (sum, line) => sum + (readPence(at(line, 'price')) ?? NaN),
    lines ? 0 : NaN,
  );
  return {
    ...(!Number.isNaN(itemsCost) && { itemsCost: itemsCost as Pence }),
    deliveryCharge: readPence(at(order, 'totals', 'estimated', 'deliveryCharge')),
    containsEntertaining: at(order, 'containsEntertainingLines') === true,
    amounts: new Map(amounts),
    isPartial: amounts.length !== lines?.length,
  };
};
