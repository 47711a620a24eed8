import { formatPrice, type Pence } from '../../kernel/money';
import type { Translate } from '../../kernel/translate';
import { ITEM, ITEMS, SOME_UNAVAILABLE, TROLLEY, TROLLEY_IN_NAME } from './texts';

/** Pieces, kilograms, grams and pounds [TROL-5]. */
export const UNITS = ['C62', 'KGM', 'GRM', 'LBR'] as const;

export interface Quantity {
  readonly amount: number;
  /** Undefined for an unknown unit. */
  readonly uom?: (typeof UNITS)[number] | undefined;
}

export interface TrolleyItem {
  readonly lineNumber: string;
  readonly productId?: string | undefined;
  readonly trolleyItemId?: number | undefined;
  readonly quantity: Quantity;
  readonly totalPrice?: Pence | undefined;
  /** The price of one piece, or of one unit of weight. */
  readonly unitPrice?: Pence | undefined;
}

/** A part is undefined when the response does not contain it, or when it cannot be decoded. */
export interface TrolleyTotals {
  readonly estimatedCost?: Pence | undefined;
  /** Without the delivery charge. */
  readonly itemsCost?: Pence | undefined;
  /** The number of lines with any kind of conflict. Lines are counted because kilograms and pieces cannot be added. */
  readonly itemCount?: number | undefined;
  readonly hardConflicts?: number | undefined;
  readonly minimumSpendThresholdMet?: boolean | undefined;
  /** The minimum spend; undefined when the service returns none. */
  readonly deliveryMinimum?: Pence | undefined;
  readonly collectionMinimum?: Pence | undefined;
}

/** The order that is created or changed by the trolley. */
export interface TrolleyOrder {
  readonly deliveryCharge?: Pence | undefined;
  readonly containsEntertaining: boolean;
  /** The cost of the order's lines as last placed; left out when one is not known. */
  readonly itemsCost?: Pence;
  /** Amounts of the order by line number. */
  readonly amounts: ReadonlyMap<string, number>;
  /** True when some lines could not be decoded, so that `amounts` may lack lines of the order. */
  readonly isPartial?: boolean;
}

export interface Trolley {
  readonly items: readonly TrolleyItem[];
  /** True when some items could not be decoded. */
  readonly isPartial?: boolean;
  readonly totals: TrolleyTotals;
  /** Currency of the trolley's amounts, for example 'GBP'. */
  readonly currencyCode: string;
  readonly isAmendingOrder: boolean;
  readonly isSlotChangeable: boolean;
  /** The availability of Instant Checkout, for example 'ALLOWED'; empty when the service returns none. */
  readonly instantCheckout: string;
  /** The types of the failures that the service reports with the trolley. Their messages are not for shoppers [TROL-8]. */
  readonly failures: readonly string[];
  readonly order: TrolleyOrder;
}

const COUNT_CAP = 99;

/** The count on the badge, capped at '99+' [TROL-2]. */
const formatCount = (count: number): string => (count > COUNT_CAP ? `${String(COUNT_CAP)}+` : String(count));

/** '12 items', '1 item', '99+ items'; undefined when the count is not known [TROL-2]. */
export const itemsText = (
  { itemCount: count }: TrolleyTotals,
  t: Translate,
  format = formatCount,
): string | undefined =>
  count === undefined ? undefined : t(count === 1 ? ITEM : ITEMS, { count: format(count) });

export interface TrolleyLabel {
  /** '12', capped at '99+'; empty for an empty trolley and an unknown count */
  readonly count: string;
  /** '£43.10', or 'Trolley' for an unknown cost */
  readonly cost: string;
  /** The accessible name, which begins with the text of the link: '£43.10, 12 items, trolley' */
  readonly name: string;
  /** Set while the trolley contains items that are no longer available. */
  readonly problem?: 'unavailable';
}

/** Returns the texts of the totals; unknown parts are left out [TROL-2] [TROL-3]. */
export const trolleyLabel = (totals: TrolleyTotals, t: Translate): TrolleyLabel => {
  const { itemCount: count, estimatedCost, hardConflicts } = totals;
  const cost = estimatedCost === undefined ? undefined : formatPrice(estimatedCost, t);
  return {
    cost: cost ?? t(TROLLEY),
    count: count ? formatCount(count) : '',
    ...(hardConflicts && { problem: 'unavailable' }),
    name: [
      cost ?? t(TROLLEY),
      itemsText(totals, t),
      cost && t(TROLLEY_IN_NAME),
      hardConflicts ? t(SOME_UNAVAILABLE) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  };
};

/** The delivery charge: what the total cost adds to the items' cost; undefined while one of them is not known. */
export const deliveryCharge = (
  totals: Pick<TrolleyTotals, 'estimatedCost' | 'itemsCost'> | undefined,
): Pence | undefined =>
  totals?.estimatedCost === undefined || totals.itemsCost === undefined
    ? undefined
    : ((totals.estimatedCost - totals.itemsCost) as Pence);

/** Returns the items' cost when only the total cost is new, by subtracting the previous delivery charge. */
export const itemsCostDetail = (
  estimatedCost: Pence | undefined,
  before: Pick<TrolleyTotals, 'estimatedCost' | 'itemsCost'> | undefined,
): Pence | undefined => {
  const charge = deliveryCharge(before);
  return estimatedCost === undefined || charge === undefined
    ? undefined
    : ((estimatedCost - charge) as Pence);
};
