import type { Pence } from '../../kernel/money';
import {
  isMinimumMet,
  minimumSpend,
  remainingSpend,
  type CheckoutSlotType,
  type CheckoutTotals,
} from './minimum-spend';

/** Why nobody can check out now. */
export interface CheckoutObstacle {
  /** The reason in words; an entertaining collection has none [TROL-7]. */
  readonly text?: string;
  /** What is missing of the minimum, in pence. */
  readonly remaining?: Pence;
}

export interface TrolleySituation {
  readonly totals: CheckoutTotals;
  /** Of the booked slot; undefined while there is none. */
  readonly slotType: CheckoutSlotType | undefined;
  readonly isTrolleyPage: boolean;
}

const CONFLICTS = 'Please remove all unavailable items from your trolley.';

/**
 * What stands in the way of checkout, or nothing. Hard conflicts count on the trolley page only, for elsewhere the
 * button leads there; an unmet minimum counts everywhere, and the conflicts' text goes first [TROL-6] [TROL-7].
 */
export const checkoutObstacle = ({
  totals,
  slotType,
  isTrolleyPage,
}: TrolleySituation): CheckoutObstacle | undefined => {
  const hasConflicts = isTrolleyPage && totals.hardConflicts > 0;
  const isUnmet = !isMinimumMet(totals, slotType);
  if (!hasConflicts && !isUnmet) return undefined;
  const text = hasConflicts ? CONFLICTS : minimumSpend(totals, slotType).text;
  const remaining = isUnmet ? remainingSpend(totals, slotType) : undefined;
  return { ...(text !== undefined && { text }), ...(remaining !== undefined && { remaining }) };
};
