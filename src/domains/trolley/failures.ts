import type { TrolleyFailure } from './model';

const OTHER = 'Some items in your trolley need your attention.';

/** The shop's own sentences; what the service writes is never shown. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['ITEM_UNAVAILABLE', 'Some items are no longer available.'],
  ['ITEM_NOT_ADDED', 'Some items could not be added.'],
  ['QUANTITY_LIMIT', 'There are more of an item than we can sell in one order.'],
  ['PRICE_CHANGED', 'Some prices have changed.'],
]);

/** What shoppers read of a trolley's failures, each sentence once, in their order [TROL-8]. */
export const failureSentences = (failures: readonly TrolleyFailure[]): readonly string[] => [
  ...new Set(failures.map(({ type }) => SENTENCES.get(type) ?? OTHER)),
];
