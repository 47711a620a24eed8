import type { Pence } from '../../kernel/money';

/** What the rule must know of a trolley; amounts in pence, left out where nobody named them. */
export interface CheckoutTotals {
  readonly estimatedCost: Pence;
  /** Without the delivery charge. */
  readonly itemsCost?: Pence | undefined;
  readonly hardConflicts: number;
  /** As the service told it; left out by some hosts. */
  readonly minimumSpendThresholdMet?: boolean | undefined;
  readonly deliveryMinimum?: Pence | undefined;
  readonly collectionMinimum?: Pence | undefined;
}

export type CheckoutSlotType =
  'DELIVERY' | 'GROCERY_COLLECTION' | 'ENTERTAINING_COLLECTION' | 'DELIVERY_SERVICE' | 'UNDEFINED';

export interface MinimumSpend {
  /** None where the type of slot, or the service, doesn't tell. */
  readonly amount?: Pence;
  /** None for an entertaining collection [TROL-7]. */
  readonly text?: string;
}

const GENERIC: MinimumSpend = { text: 'To check out, please meet our minimum spend' };

/** Nothing that isn't a whole, positive number of pence is an amount that a shopper could meet. */
const known = (pence: Pence | undefined): Pence | undefined =>
  pence !== undefined && Number.isSafeInteger(pence) && pence > 0 ? pence : undefined;

/** '£40' for whole pounds, else '£40.50'. */
const formatPounds = (pence: Pence): string => `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;

const collection = (amount: Pence): MinimumSpend => ({
  amount,
  text: `To check out, please meet our ${formatPounds(amount)} minimum spend`,
});

const delivery = (amount: Pence): MinimumSpend => ({
  amount,
  text: `${collection(amount).text ?? ''} (excluding delivery charge)`,
});

/**
 * The minimum that goes with a slot. Where none is booked the lower of both, if both are known; on a tie it is
 * delivery's [TROL-7].
 */
export const minimumSpend = (
  totals: Pick<CheckoutTotals, 'deliveryMinimum' | 'collectionMinimum'>,
  slotType: CheckoutSlotType | undefined,
): MinimumSpend => {
  const forDelivery = known(totals.deliveryMinimum);
  const forCollection = known(totals.collectionMinimum);
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

const spent = ({ itemsCost, estimatedCost }: CheckoutTotals): Pence => {
  const cost = itemsCost ?? estimatedCost;
  return (Number.isSafeInteger(cost) ? Math.max(0, cost) : 0) as Pence;
};

/**
 * Whether the trolley comes to enough for its slot: as the service says, or by the amounts where it doesn't say.
 */
export const isMinimumMet = (totals: CheckoutTotals, slotType: CheckoutSlotType | undefined): boolean => {
  if (totals.minimumSpendThresholdMet !== undefined) return totals.minimumSpendThresholdMet;
  const { amount } = minimumSpend(totals, slotType);
  return amount === undefined || spent(totals) >= amount;
};

/**
 * What is missing of a minimum that isn't met, in pence: at least a penny, whatever the services' sums; undefined
 * where the minimum isn't known.
 */
export const remainingSpend = (
  totals: CheckoutTotals,
  slotType: CheckoutSlotType | undefined,
): Pence | undefined => {
  const { amount } = minimumSpend(totals, slotType);
  return amount && (Math.max(1, amount - spent(totals)) as Pence);
};
