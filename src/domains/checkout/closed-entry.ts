import { formatPounds, formatPrice, type Pence } from '../../kernel/money';
import type { Translate } from '../../kernel/translate';
import {
  COUNT_UNAVAILABLE,
  EXCLUDING_DELIVERY,
  MINIMUM,
  MINIMUM_UNKNOWN,
  REMOVE_UNAVAILABLE,
  TO_GO,
} from './texts';

/** The parts of a trolley that decide about checkout; amounts in pence, undefined when they are not known. */
export interface CheckoutTotals {
  readonly estimatedCost?: Pence | undefined;
  /** Without the delivery charge. */
  readonly itemsCost?: Pence | undefined;
  readonly itemCount?: number | undefined;
  readonly hardConflicts?: number | undefined;
  /** The service's own flag; some hosts leave it out. */
  readonly minimumSpendThresholdMet?: boolean | undefined;
  readonly deliveryMinimum?: Pence | undefined;
  readonly collectionMinimum?: Pence | undefined;
}

export type CheckoutSlotType =
  | 'DELIVERY'
  | 'GROCERY_COLLECTION'
  | 'ENTERTAINING_COLLECTION'
  | 'DELIVERY_SERVICE'
  | 'UNDEFINED';

/** The minimum spend of a slot, with the text that is shown when it is not met. */
interface MinimumSpend {
  /** In pence; left out when the service returns no minimum for the slot's type. */
  readonly amount?: Pence;
  /** Text with a placeholder for the amount. Left out for an entertaining collection [TROL-7]. */
  readonly text?: string;
  /** '(excluding delivery charge)' when the amount excludes it; always shown with the amount. */
  readonly note?: string;
}

const GENERIC: MinimumSpend = { text: MINIMUM_UNKNOWN };

/** Returns the amount if it is a whole, positive number of pence, otherwise undefined. */
const validAmount = (pence: Pence | undefined): Pence | undefined =>
  pence !== undefined && Number.isSafeInteger(pence) && pence > 0 ? pence : undefined;

const collection = (amount: Pence): MinimumSpend => ({ amount, text: MINIMUM });

const delivery = (amount: Pence): MinimumSpend => ({ ...collection(amount), note: EXCLUDING_DELIVERY });

/**
 * The minimum spend of a slot. Without a slot it is the lower of both minimums, if both are known, and that of delivery
 * on a tie [TROL-7].
 */
const minimumSpend = (
  totals: Pick<CheckoutTotals, 'deliveryMinimum' | 'collectionMinimum'>,
  slotType: CheckoutSlotType | undefined,
): MinimumSpend => {
  const forDelivery = validAmount(totals.deliveryMinimum);
  const forCollection = validAmount(totals.collectionMinimum);
  switch (slotType) {
    case 'ENTERTAINING_COLLECTION':
      return {};
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return forDelivery ? delivery(forDelivery) : GENERIC;
    case 'GROCERY_COLLECTION':
      return forCollection ? collection(forCollection) : GENERIC;
    case 'UNDEFINED':
    case undefined:
      if (!forDelivery || !forCollection) return GENERIC;
      return forCollection < forDelivery ? collection(forCollection) : delivery(forDelivery);
  }
};

const costOf = ({ itemsCost, estimatedCost }: CheckoutTotals): Pence | undefined => {
  const cost = itemsCost ?? estimatedCost;
  if (cost === undefined) return undefined;
  return (Number.isSafeInteger(cost) ? Math.max(0, cost) : 0) as Pence;
};

/**
 * Returns what is missing to the minimum spend of the slot, in pence: at most 0 if nothing is; undefined if the minimum or the
 * cost is not known.
 */
export const missingSpend = (
  totals: CheckoutTotals,
  slotType: CheckoutSlotType | undefined,
): Pence | undefined => {
  const { amount } = minimumSpend(totals, slotType);
  const cost = costOf(totals);
  return amount === undefined || cost === undefined ? undefined : ((amount - cost) as Pence);
};

/**
 * Whether the trolley meets the minimum spend of its slot: the service's flag, or a comparison of the amounts without
 * it. Undefined when the cost is not known.
 */
export const isMinimumMet = (
  totals: CheckoutTotals,
  slotType: CheckoutSlotType | undefined,
): boolean | undefined => {
  if (totals.minimumSpendThresholdMet !== undefined) return totals.minimumSpendThresholdMet;
  const { amount } = minimumSpend(totals, slotType);
  const missing = missingSpend(totals, slotType);
  return amount === undefined || (missing === undefined ? undefined : missing <= 0);
};

/** Why the Checkout control is disabled, as text for shoppers. */
export interface ClosedEntry {
  /** Left out for an entertaining collection [TROL-7]. */
  readonly reason?: string;
  /** '£12.40 to go', when the missing amount is known, or '2 unavailable' items. */
  readonly summary?: string;
  /** The part of the minimum spend that is reached, from 0 to 1; with the missing amount. */
  readonly reached?: number;
  /** True for an empty trolley: what is missing is then the whole minimum. */
  readonly isEmpty?: boolean;
}

/** The state that decides whether the shopper can check out. */
export interface TrolleySituation {
  readonly totals: CheckoutTotals;
  /** The type of the booked slot; undefined without a slot. */
  readonly slotType: CheckoutSlotType | undefined;
  readonly isTrolleyPage: boolean;
}

/** '£40' for whole pounds, else '£40.50'. */
const formatMinimum = (pence: Pence, t: Translate): string =>
  formatPounds(pence, t, pence % 100 === 0 ? 0 : 2);

/**
 * Returns why checkout is disabled, or undefined when it is enabled. Hard conflicts count on the trolley page only,
 * because on other pages the button leads to the trolley. An unmet minimum counts everywhere. If both apply, the reason is
 * that of the conflicts, without an amount [TROL-6] [TROL-7].
 */
export const closedEntryFor = (
  { totals, slotType, isTrolleyPage }: TrolleySituation,
  t: Translate,
): ClosedEntry | undefined => {
  const { hardConflicts } = totals;
  if (isTrolleyPage && hardConflicts) {
    return { reason: t(REMOVE_UNAVAILABLE), summary: t(COUNT_UNAVAILABLE, { count: hardConflicts }) };
  }
  if (isMinimumMet(totals, slotType) !== false) return undefined;
  const { amount, text, note } = minimumSpend(totals, slotType);
  const sentence = text && t(text, amount ? { amount: formatMinimum(amount, t) } : {});
  const missing = missingSpend(totals, slotType);
  return {
    ...(totals.itemCount === 0 && { isEmpty: true }),
    ...(sentence && { reason: note ? `${sentence} ${t(note)}` : sentence }),
    ...(amount &&
      missing !== undefined && {
        // At least one penny, because the service's flag may contradict its amounts.
        summary: t(TO_GO, { amount: formatPrice(Math.max(1, missing) as Pence, t) }),
        reached: Math.min(1, 1 - missing / amount),
      }),
  };
};
