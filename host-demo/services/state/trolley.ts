import { ENTERTAINING_ROOT, products } from '../seed/catalogue';
import { done, refuse, type Outcome, type TrolleyLine, type World } from './world';

const MAX_AMOUNT = 99;

/** Amounts are in pounds. */
export interface TrolleyTotals {
  readonly itemTotal: number;
  readonly total: number;
  readonly minimumSpendThresholdMet: boolean;
  readonly hardConflicts: number;
  readonly softConflicts: number;
  readonly noConflicts: number;
}

const toPence = (pounds: number): number => Math.round(pounds * 100);

/** @returns pounds for one piece or kilogram */
export const unitPrice = ({ lineNumber, price }: TrolleyLine): number =>
  price ?? products.get(lineNumber)?.price ?? 0;

/** @returns pounds for the whole line, rounded to pence */
export const linePrice = (line: TrolleyLine): number => toPence(unitPrice(line) * line.amount) / 100;

/** Returns the slot that the order would be placed with: an expired one is replaced by the order's own. */
export const activeSlot = ({ slot, previousSlot }: Pick<World, 'slot' | 'previousSlot'>) =>
  slot?.status === 'EXPIRED' ? (previousSlot ?? slot) : slot;

/** Returns the minimum spend for the trolley's slot, in pounds; null if there is none. */
const minimumOf = (world: World): number | null => {
  const { deliveryMinimum, collectionMinimum } = world.trolley;
  switch (activeSlot(world)?.slotType) {
    case 'ENTERTAINING_COLLECTION':
      return null;
    case 'GROCERY_COLLECTION':
      return collectionMinimum;
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return deliveryMinimum;
    case 'UNDEFINED':
    case undefined: {
      const minimums = [deliveryMinimum, collectionMinimum].filter((value) => value !== null);
      return minimums.length === 0 ? null : Math.min(...minimums);
    }
  }
};

/**
 * Returns the trolley's totals. Items in hard conflict are unavailable, so they cost nothing and count towards no
 * minimum.
 */
export const totalsOf = (world: World): TrolleyTotals => {
  const { lines } = world.trolley;
  const pence = lines
    .filter(({ conflict }) => conflict !== 'HARD')
    .reduce((sum, line) => sum + toPence(linePrice(line)), 0);
  const count = (conflict: TrolleyLine['conflict']) =>
    lines.filter((line) => line.conflict === conflict).length;
  const slot = activeSlot(world);
  const isHeld = lines.length > 0 && slot?.status !== 'EXPIRED';
  const charge = isHeld ? toPence(slot?.charge ?? 0) : 0;
  return {
    itemTotal: pence / 100,
    total: (pence + charge) / 100,
    minimumSpendThresholdMet: pence >= toPence(minimumOf(world) ?? 0),
    hardConflicts: count('HARD'),
    softConflicts: count('SOFT'),
    noConflicts: count('NONE'),
  };
};

export const isEntertaining = ({ lineNumber }: Pick<TrolleyLine, 'lineNumber'>): boolean =>
  products.get(lineNumber)?.categoryIds[0] === ENTERTAINING_ROOT;

/** Returns the line number of a product of the same shelf that the trolley lacks, for a line in hard conflict. */
export const substituteOf = (
  { trolley }: World,
  { lineNumber, conflict }: TrolleyLine,
): string | undefined => {
  const product = products.get(lineNumber);
  if (conflict !== 'HARD' || product === undefined) return undefined;
  return [...products.values()].find(
    (other) =>
      other.categoryIds.at(-1) === product.categoryIds.at(-1) &&
      other.uom === product.uom &&
      !trolley.lines.some((line) => line.lineNumber === other.lineNumber),
  )?.lineNumber;
};

const withLines = (world: World, lines: readonly TrolleyLine[]): World => ({
  ...world,
  trolley: { ...world.trolley, lines, failures: [] },
});

/**
 * Sets the amount of a product; 0 removes it [HOST-2].
 *
 * @param amount pieces, or kilograms for a product sold by weight; at most 99
 */
export const setAmount = (world: World, lineNumber: string, amount: number): Outcome => {
  const product = products.get(lineNumber);
  if (product === undefined) return refuse('UNKNOWN_PRODUCT', `There is no product ${lineNumber}`);
  if (!Number.isFinite(amount) || amount < 0 || amount > MAX_AMOUNT) {
    return refuse('INVALID_QUANTITY', `Choose an amount from 0 to ${String(MAX_AMOUNT)}`);
  }
  if (product.uom === 'C62' && !Number.isInteger(amount)) {
    return refuse('INVALID_QUANTITY', `${product.name} is sold by the piece`);
  }
  const { lines } = world.trolley;
  const before = lines.find((line) => line.lineNumber === lineNumber);
  if (amount === 0) {
    const unavailable = before?.conflict === 'HARD' ? [...world.unavailable, lineNumber] : world.unavailable;
    const next = withLines(
      world,
      lines.filter((line) => line !== before),
    );
    return done({ ...next, unavailable }, undefined);
  }
  const conflict = world.unavailable.includes(lineNumber) ? 'HARD' : 'NONE';
  const next = before
    ? lines.map((line) => (line === before ? { ...line, amount } : line))
    : [...lines, { lineNumber, amount, conflict } as const];
  return done(withLines(world, next), undefined);
};

/** Records that the shopper has read the current trolley. */
export const readTrolley = (world: World): World =>
  world.shopUpdate === null ? world : { ...world, shopUpdate: null };

/** Removes the promotional code from the order. */
export const removePromoCode = (world: World): World => ({
  ...world,
  payment: { ...world.payment, promoCode: null },
});

export const emptyTrolley = (world: World): World => withLines(world, []);
