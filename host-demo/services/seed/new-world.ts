import { londonDayAfter } from '../state/clock';
import { reservationOn } from '../state/slots';
import {
  FEATURES,
  type FeatureSwitches,
  type OrderState,
  type PlacedOrder,
  type SeasonName,
  type TrolleyLine,
  type World,
} from '../state/world';
import { products } from './catalogue';

const CUSTOMER_ID = '70012345';

/** The customer of every world; the pages greet her by name. */
export const customer = {
  customerId: CUSTOMER_ID,
  title: 'Ms',
  firstName: 'Rowan',
  lastName: 'Ellis',
  email: 'rowan.ellis@example.com',
  telephone: '01632 960123',
  points: 1240,
} as const;

const stock = [...products.keys()];

/** Returns plausible lines: every `step`th product from `first` on. */
const someLines = (first: number, step: number, count: number): TrolleyLine[] =>
  Array.from({ length: count }, (_, i) => stock[(first + i * step) % stock.length]).flatMap((lineNumber, i) =>
    lineNumber === undefined ? [] : [{ lineNumber, amount: 1 + (i % 3), conflict: 'NONE' as const }],
  );

/** Days from today, and state, of the orders other than the trolley's. */
const HISTORY: readonly (readonly [OrderState, number])[] = [
  ['PLACED', 3],
  ['AMENDING', 5],
  ['PAID', 2],
  ['PAYMENT_FAILED', 4],
  ['PICKED', 1],
  ['FULFIL', 0],
  ['REFUND_PENDING', -6],
  ['CANCELLED', -12],
  ['COMPLETED', -20],
];

const orderAt = (today: Date, state: OrderState, days: number, index: number): PlacedOrder => {
  const slotType = index % 4 === 2 ? 'GROCERY_COLLECTION' : 'DELIVERY';
  const day = londonDayAfter(today, days);
  return {
    customerOrderId: `co-${String(81_001 + index)}`,
    state,
    lines: someLines(index * 17, 11, 12),
    slot: reservationOn(slotType, day, (9 + index) * 60, `sr-${String(500 + index)}`, 'CONFIRMED'),
    placedDateTime: new Date(today.getTime() + (days - 5) * 86_400_000).toISOString(),
  };
};

/** Lists for the account pages, by line number. */
export const lists: readonly { readonly name: string; readonly lineNumbers: readonly string[] }[] = [
  { name: 'Weekly shop', lineNumbers: someLines(0, 23, 12).map(({ lineNumber }) => lineNumber) },
  { name: 'Packed lunches', lineNumbers: someLines(33, 31, 7).map(({ lineNumber }) => lineNumber) },
  { name: 'Sunday roast', lineNumbers: someLines(20, 47, 6).map(({ lineNumber }) => lineNumber) },
];

const FIRST_FEATURES = Object.fromEntries(
  Object.entries(FEATURES).map(([name, [, isOn]]) => [name, isOn]),
) as FeatureSwitches;

/**
 * Creates the world of a visitor, with a trolley and one order in each of the ten states; the trolley's own order is
 * PENDING [HOST-2].
 *
 * @param now the instant from which the orders' days are counted
 * @param season by default that of the clock
 * @param features that differ from those of `FEATURES`
 */
export const newWorld = (
  now: Date,
  season: SeasonName | null = null,
  features: Partial<FeatureSwitches> = {},
): World => ({
  who: 'visitor',
  customerId: CUSTOMER_ID,
  customerOrderId: 'co-81000',
  orderState: 'PENDING',
  slot: null,
  trolley: { lines: someLines(1, 29, 5), deliveryMinimum: 40, collectionMinimum: 40, failures: [] },
  pass: 'UNKNOWN',
  features: { ...FIRST_FEATURES, ...features },
  language: 'en-GB',
  clock: null,
  slotChangeable: true,
  instantCheckout: 'NOT_AMENDING',
  previousSlot: null,
  payment: { promoCode: null, giftCard: false, voucher: false },
  closedDays: [],
  shopUpdate: null,
  meanwhile: null,
  taxonomy: 'usual',
  content: 'usual',
  season,
  orderGuard: 'state',
  orders: HISTORY.map(([state, days], index) => orderAt(now, state, days, index)),
  setAside: null,
  unavailable: [],
  attempts: [],
  nextNumber: 82_000,
});
