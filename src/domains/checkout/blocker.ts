import { formatPrice } from '../../kernel/money';
import type { Translate } from '../../kernel/translate';
import { REMOVE_UNAVAILABLE } from './texts';
import type { Pence } from '../../kernel/money';
import {
  isMinimumMet,
  minimumSpend,
  reachedPart,
  remainingSpend,
  type CheckoutSlotType,
  type CheckoutTotals,
} from './minimum-spend';

/** Why the shopper cannot check out. */
export interface CheckoutBlocker {
  /** The reason as text; left out for an entertaining collection [TROL-7]. */
  readonly text?: string;
  /** The amount that is missing to the minimum, in pence. Left out while items must be removed first. */
  readonly remaining?: Pence;
  /** The part of the minimum that is reached, from 0 to 1; with `remaining`. */
  readonly reached?: number | undefined;
  /** '(excluding delivery charge)' when `remaining` excludes it. */
  readonly note?: string;
  /** The number of items that must be removed first. */
  readonly unavailable?: number;
  /** True for an empty trolley, such as after an order. */
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
const formatPounds = (pence: Pence, lang: string | undefined): string =>
  lang ? formatPrice(pence, lang) : `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;

/**
 * Returns why checkout is disabled, or undefined when it is enabled. Hard conflicts count on the trolley page only,
 * because on other pages the button leads to the trolley. An unmet minimum counts everywhere. If both apply, the text is
 * that of the conflicts, without an amount [TROL-6] [TROL-7].
 */
export const checkoutBlocker = (
  { totals, slotType, isTrolleyPage }: TrolleySituation,
  t: Translate,
): CheckoutBlocker | undefined => {
  const { hardConflicts } = totals;
  if (isTrolleyPage && hardConflicts) return { text: t(REMOVE_UNAVAILABLE), unavailable: hardConflicts };
  if (isMinimumMet(totals, slotType) !== false) return undefined;
  const { amount, text, ...minimum } = minimumSpend(totals, slotType);
  const note = minimum.note && t(minimum.note);
  const sentence = text && t(text, amount ? { amount: formatPounds(amount, t.language?.lang) } : {});
  const remaining = remainingSpend(totals, slotType);
  return {
    ...(totals.itemCount === 0 && { isEmpty: true }),
    ...(sentence && { text: note ? `${sentence} ${note}` : sentence }),
    ...(remaining !== undefined && {
      remaining,
      reached: reachedPart(totals, slotType),
      ...(note !== undefined && { note }),
    }),
  };
};
