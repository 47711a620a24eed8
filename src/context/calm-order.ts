import { isMinimumMet } from '../domains/checkout/lazy-frame';
import type { BookedSlot } from '../domains/slot';
import type { Trolley } from '../domains/trolley';

/** Pages where a booked slot of a known type is changed. */
const BOOKING = '/ecom/bookslot/';

/**
 * Returns whether trolley and slot are all that the header shows of an order: it is not being changed, its trolley has no problems and
 * reaches the minimum spend, and a slot is booked. A page's first frame can show such an order [FED-8].
 */
export const isCalm = (
  { totals, isPartial, isAmendingOrder, failures }: Trolley,
  booked: BookedSlot | undefined,
): boolean =>
  !!booked?.label?.changeHref.startsWith(BOOKING) &&
  !isPartial &&
  !isAmendingOrder &&
  failures.length === 0 &&
  totals.hardConflicts === 0 &&
  totals.estimatedCost !== undefined &&
  isMinimumMet(totals, booked.reservation.slotType) !== false;
