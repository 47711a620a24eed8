import { MAX_POUNDS, penceFromPounds, type Pence } from '../../kernel/money';
import { at, readFlag, readId, readList, readNumber, readText } from '../../kernel/read';
import { failed, ok, okExcept, type Result } from '../../kernel/result';
import { UNITS, type Trolley, type TrolleyItem, type TrolleyOrder, type TrolleyTotals } from './model';

/**
 * Decodes an amount in pounds to whole pence. The amount is a number, or a decimal string, for example '12.50'.
 *
 * @returns undefined for another currency, and for an amount that has no exact number of pence
 */
export const readPence = (wire: unknown): Pence | undefined => {
  const pounds = readNumber(at(wire, 'amount'));
  const isPounds = (at(wire, 'currencyCode') ?? 'GBP') === 'GBP';
  return isPounds && pounds !== undefined && Math.abs(pounds) < MAX_POUNDS
    ? penceFromPounds(pounds)
    : undefined;
};

/** Decodes the order next to a trolley. An order that cannot be decoded is empty and partial [TROL-5]. */
const decodeOrder = (data: unknown): TrolleyOrder => {
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

const readCount = (wire: unknown): number | undefined => {
  const count = Number(readNumber(wire));
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** Decodes each entry; leaves out those for which `decode` returns undefined. */
const decodeEach = <T>(
  entries: readonly unknown[] | undefined,
  decode: (entry: unknown) => T | undefined,
): readonly T[] => entries?.map(decode).filter((entry) => entry !== undefined) ?? [];

/** An item needs a line number and a quantity; its other fields may be missing. */
const decodeItem = (entry: unknown): TrolleyItem | undefined => {
  const lineNumber = readId(at(entry, 'lineNumber'));
  const amount = readNumber(at(entry, 'quantity', 'amount'));
  if (lineNumber === undefined || amount === undefined) return undefined;
  const unit = at(entry, 'quantity', 'uom');
  return {
    lineNumber,
    productId: readId(at(entry, 'productId')),
    trolleyItemId: readNumber(at(entry, 'trolleyItemId')),
    quantity: { amount, uom: UNITS.find((each) => each === unit) },
    totalPrice: readPence(at(entry, 'totalPrice')),
    unitPrice: readPence(at(entry, 'retailPrice', 'price')),
  };
};

const decodeFailure = (entry: unknown): string | undefined =>
  Object(entry) === entry ? (readText(at(entry, 'type')) ?? 'UNKNOWN') : undefined;

const readMinimum = (wire: unknown): Pence | undefined => {
  const minimum = readPence(wire);
  return minimum !== undefined && minimum > 0 ? minimum : undefined;
};

const readTotals = (wire: unknown): TrolleyTotals => {
  const counts = at(wire, 'trolleyItemCounts');
  const hardConflicts = readCount(at(counts, 'hardConflicts'));
  const itemCount =
    Number(hardConflicts) +
    Number(readCount(at(counts, 'softConflicts'))) +
    Number(readCount(at(counts, 'noConflicts')));
  return {
    estimatedCost: readPence(at(wire, 'totalEstimatedCost')),
    itemsCost: readPence(at(wire, 'itemTotalEstimatedCost')),
    // NaN when one of the three counts cannot be decoded.
    itemCount: readNumber(itemCount),
    hardConflicts,
    minimumSpendThresholdMet: readFlag(at(wire, 'minimumSpendThresholdMet')),
    deliveryMinimum: readMinimum(at(wire, 'deliveryMinimumOrderValue')),
    collectionMinimum: readMinimum(at(wire, 'collectionMinimumOrderValue')),
  };
};

/** Decodes the totals of a host's message, with amounts in pounds. Fails without a cost or a count [TROL-4]. */
export const decodeTotals = (wire: unknown): Result<TrolleyTotals> => {
  const totals = readTotals(wire);
  return totals.estimatedCost === undefined || totals.itemCount === undefined
    ? failed('wrong-shape', 'trolley totals')
    : ok(totals);
};

/**
 * Decodes the `data` of getTrolley. Every part that can be decoded is kept. Fails when none of the cost, the count, the
 * items and `amendingOrder` can be decoded [TROL-5].
 *
 * @param isAmending whether the order's state is AMENDING; used when the trolley has no `amendingOrder`
 */
export const decodeTrolley = (data: unknown, isAmending = false): Result<Trolley> => {
  const response = at(data, 'getTrolley');
  const trolley = at(response, 'trolley');
  const isAmendingOrder = readFlag(at(trolley, 'amendingOrder'));
  const entries = readList(at(trolley, 'trolleyItems'));
  const items = decodeEach(entries, decodeItem);
  const totals = readTotals(at(trolley, 'trolleyTotals'));
  const parts = {
    totalEstimatedCost: totals.estimatedCost,
    trolleyItemCounts: totals.itemCount,
    trolleyItems: items.length === entries?.length || undefined,
  };
  const unread = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [name] : []));
  if (unread.length === 3 && isAmendingOrder === undefined) return failed('wrong-shape', 'trolley');
  return okExcept(
    {
      items,
      ...(!parts.trolleyItems && { isPartial: true }),
      // Like the counts, the list has one entry for each line.
      totals: { ...totals, itemCount: totals.itemCount ?? entries?.length },
      currencyCode: readText(at(trolley, 'trolleyTotals', 'totalEstimatedCost', 'currencyCode')) ?? 'GBP',
      isAmendingOrder: isAmendingOrder ?? isAmending,
      // Changeable by default: the pages that change a slot refuse a slot that cannot be changed.
      isSlotChangeable: at(response, 'slotChangeable') !== false,
      instantCheckout: readText(at(response, 'instantCheckout')) ?? '',
      failures: decodeEach(readList(at(response, 'failures')), decodeFailure),
      order: decodeOrder(data),
    },
    'trolley',
    unread,
  );
};
