import { products } from '../seed/catalogue';
import { isEntertaining, londonDayAfter, londonInstant, type Conflict, type SlotReservation } from '../state';
import type { WorldPatch } from './patch';

const stock = [...products.keys()];

/** Returns plausible lines of groceries. */
export const lines = (count: number, amount: number, conflicts: readonly Conflict[] = []) =>
  stock
    .filter((_, index) => index % 7 === 3)
    .slice(0, count)
    .map((lineNumber, index) => ({ lineNumber, amount, conflict: conflicts[index] ?? ('NONE' as const) }));

export const manyLines = stock.slice(0, 120).map((lineNumber) => ({ lineNumber, amount: 1 }));

/** Entertaining items only, worth more than any minimum. */
export const partyLines = stock
  .filter((lineNumber) => isEntertaining({ lineNumber }))
  .slice(0, 4)
  .map((lineNumber) => ({ lineNumber, amount: 2 }));

/** Returns the instant of a London hour, this many days after the day of `now`. */
export const inDays = (now: Date, days: number, hour: number): string =>
  londonInstant(londonDayAfter(now, days), hour * 60);

export const shopping: WorldPatch = { who: 'customer', trolley: { lines: lines(12, 2) } };
export const booked: WorldPatch = { ...shopping, slot: {} };

/** An order placed for this many days ahead, while it is amended. */
export const amendingOn = (now: Date, days: number, slot: Partial<SlotReservation> = {}): WorldPatch => ({
  ...shopping,
  orderState: 'AMENDING',
  instantCheckout: 'ALLOWED',
  slot: { startDateTime: inDays(now, days, 10), ...slot },
});

/** Amends an order for the day after tomorrow: its cut-off is more than a day away at any time of day. */
export const amending = (now: Date): WorldPatch => amendingOn(now, 2);
