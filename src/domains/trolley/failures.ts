import {
  FAILURE_ITEM_NOT_ADDED,
  FAILURE_ITEM_UNAVAILABLE,
  FAILURE_OTHER,
  FAILURE_PRICE_CHANGED,
  FAILURE_QUANTITY_LIMIT,
} from './texts';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['ITEM_UNAVAILABLE', FAILURE_ITEM_UNAVAILABLE],
  ['ITEM_NOT_ADDED', FAILURE_ITEM_NOT_ADDED],
  ['QUANTITY_LIMIT', FAILURE_QUANTITY_LIMIT],
  ['PRICE_CHANGED', FAILURE_PRICE_CHANGED],
]);

/** Returns the sentences for the types of a trolley's failures, each once, in the order of the failures [TROL-8]. */
export const failureSentences = (types: readonly string[]): readonly string[] => [
  ...new Set(types.map((type) => SENTENCES.get(type) ?? FAILURE_OTHER)),
];
