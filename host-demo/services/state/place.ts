import { addresses } from '../seed/places';
import { nowOf } from './clock';
import { closeOrder, placedBefore } from './orders';
import { isEntertaining, totalsOf } from './trolley';
import { done, refuse, type Failure, type Outcome, type World } from './world';

export interface PlaceIntent {
  readonly customerOrderId: string;
  readonly instantCheckout: boolean;
  /** One for each time that the shopper means to place an order; null when the caller gave none. */
  readonly idempotencyKey: string | null;
}

const problem = (number: string, message: string): Failure => ({
  type: `ORDER_ORCHESTRATION_${number}`,
  message,
});

/** Why the trolley's order can't be placed now; the first reason counts. Null: it can [ERR-3]. */
export const placingProblem = (world: World, instantCheckout: boolean): Failure | null => {
  const { slot, trolley } = world;
  const totals = totalsOf(world);
  if (slot === null) return problem('017', 'No slot is booked');
  if (slot.status === 'EXPIRED') return problem('029', 'The reservation of the slot has run out');
  if (Date.parse(slot.startDateTime) <= nowOf(world).getTime()) {
    return problem('044', 'The slot lies in the past');
  }
  if (trolley.lines.length === 0 || totals.hardConflicts > 0) {
    return problem('041', 'The trolley holds items that cannot be had, or none');
  }
  if (slot.slotType !== 'ENTERTAINING_COLLECTION' && trolley.lines.every(isEntertaining)) {
    return problem('043', 'A grocery slot needs a grocery item');
  }
  if (!totals.minimumSpendThresholdMet) return problem('042', 'The minimum spend is not met');
  if (slot.slotType === 'DELIVERY' && !addresses.has(slot.addressId ?? '')) {
    return problem('125', 'There is no address to deliver to');
  }
  if (instantCheckout && world.instantCheckout !== 'ALLOWED') {
    return problem('127', 'This order needs the standard checkout');
  }
  return null;
};

/**
 * Places the trolley's order, at most once for a key and for an order [INST-2]: a key that has placed this
 * order gets the same answer again and changes nothing.
 *
 * @returns the placed order's id; a failure's type is the error code
 */
export const placeOrder = (world: World, intent: PlaceIntent): Outcome<string> => {
  const { customerOrderId, idempotencyKey: key } = intent;
  const earlier = world.placements.find((placement) => placement.key === key);
  if (earlier?.customerOrderId === customerOrderId) return done(world, customerOrderId);
  if (earlier !== undefined) return refuse('IDEMPOTENCY_KEY_REUSED', 'This key placed another order');
  if (customerOrderId !== world.customerOrderId) {
    return placedBefore(world, customerOrderId) === undefined
      ? refuse('UNKNOWN_ORDER', `There is no order ${customerOrderId}`)
      : refuse('ORDER_ALREADY_PLACED', `Order ${customerOrderId} is placed`);
  }
  if (world.orderState !== 'PENDING' && world.orderState !== 'AMENDING') {
    return refuse('ORDER_ALREADY_PLACED', `Order ${customerOrderId} is ${world.orderState}`);
  }
  const reason = placingProblem(world, intent.instantCheckout);
  if (reason !== null) return { ok: false, failure: reason };
  const placements = key === null ? world.placements : [...world.placements, { key, customerOrderId }];
  return done(closeOrder({ ...world, placements }), customerOrderId);
};
