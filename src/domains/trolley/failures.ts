import type { TrolleyFailure } from './model';

const OTHER = 'Some items in your trolley need your attention.';

/** Sentences by failure type. The messages of the service are never shown. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['ITEM_UNAVAILABLE', 'Some items are no longer available.'],
  ['ITEM_NOT_ADDED', 'Some items could not be added.'],
  ['QUANTITY_LIMIT', 'There are more of an item than we can sell in one order.'],
  ['PRICE_CHANGED', 'Some prices have changed.'],
]);

/** Returns the sentences for a trolley's failures, each once, in the order of the failures [TROL-8]. */
export const failureSentences = (failures: readonly TrolleyFailure[]): readonly string[] => [
  ...new Set(failures.map(({ type }) => SENTENCES.get(type) ?? OTHER)),
];
