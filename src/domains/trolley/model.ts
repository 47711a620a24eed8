import { formatPrice, type Pence } from '../../kernel/money';

/** Pieces, kilograms, grams and pounds [TROL-5]. */
export const UNITS = ['C62', 'KGM', 'GRM', 'LBR'] as const;

export interface Quantity {
  readonly amount: number;
  readonly uom: (typeof UNITS)[number];
}

export interface TrolleyItem {
  readonly lineNumber: string;
  readonly productId: string;
  readonly trolleyItemId: number;
  readonly quantity: Quantity;
  readonly totalPrice?: Pence;
  /** For one, or for one of its unit. */
  readonly unitPrice?: Pence;
}

export interface TrolleyTotals {
  readonly estimatedCost: Pence;
  /** Without the delivery charge; left out where the service doesn't tell it apart. */
  readonly itemsCost?: Pence | undefined;
  readonly hardConflicts: number;
  readonly softConflicts: number;
  readonly noConflicts: number;
  /** Left out where nobody told. */
  readonly minimumSpendThresholdMet?: boolean | undefined;
  /** What an order must come to; left out where the service names none. */
  readonly deliveryMinimum?: Pence | undefined;
  readonly collectionMinimum?: Pence | undefined;
}

/** The order that the trolley will become, or that it changes. */
export interface TrolleyOrder {
  readonly deliveryCharge?: Pence | undefined;
  readonly containsEntertaining: boolean;
  /** Amounts by line number, as the order has them. */
  readonly amounts: ReadonlyMap<string, number>;
}

export interface TrolleyFailure {
  readonly type: string;
  readonly message: string;
}

export interface Trolley {
  readonly items: readonly TrolleyItem[];
  readonly totals: TrolleyTotals;
  readonly isAmendingOrder: boolean;
  readonly isSlotChangeable: boolean;
  readonly instantCheckout: string;
  readonly failures: readonly TrolleyFailure[];
  readonly order: TrolleyOrder;
}

const COUNT_CAP = 99;

/** Lines of every kind of conflict: kilograms and pieces can't be added, lines can. */
export const itemCount = (totals: TrolleyTotals): number =>
  Math.max(0, totals.hardConflicts + totals.softConflicts + totals.noConflicts);

/** The count as the badge shows it, capped at '99+' [TROL-2]. */
const formatCount = (count: number): string => (count > COUNT_CAP ? `${String(COUNT_CAP)}+` : String(count));

/** How the trolley is told. */
export interface TrolleyLabel {
  /** '12', capped at '99+'; empty for an empty trolley */
  readonly count: string;
  /** '£43.10' */
  readonly cost: string;
  /** What a screen reader hears of the link. */
  readonly name: string;
}

/** Tells totals as the header shows them [TROL-2]. */
export const trolleyLabel = (totals: TrolleyTotals): TrolleyLabel => {
  const count = itemCount(totals);
  const cost = formatPrice(totals.estimatedCost);
  const told = formatCount(count);
  return {
    cost,
    count: count > 0 ? told : '',
    name: `Trolley, ${told} ${count === 1 ? 'item' : 'items'}, ${cost}`,
  };
};

/** What the items come to when only the whole cost was told anew: the delivery charge of before is taken off. */
export const itemsCostBeside = (
  estimatedCost: Pence,
  before: Pick<TrolleyTotals, 'estimatedCost' | 'itemsCost'> | undefined,
): Pence | undefined =>
  before?.itemsCost === undefined
    ? undefined
    : ((estimatedCost - (before.estimatedCost - before.itemsCost)) as Pence);
