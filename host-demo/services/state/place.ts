import { addresses } from '../seed/places';
import { londonDayAfter, nowOf } from './clock';
import { closeOrder, placedBefore } from './orders';
import { activeSlot, isEntertaining, totalsOf, unitPrice } from './trolley';
import {
  done,
  refuse,
  type MeanwhileEvent,
  type ShopUpdate,
  type SlotReservation,
  type TrolleyLine,
  type World,
  type Failure,
  type Outcome,
  type PlaceAttempt,
} from './world';

const HOUR_MS = 3_600_000;

const withSlot =
  (change: (slot: SlotReservation, world: World) => Partial<SlotReservation>) =>
  (world: World): World =>
    world.slot === null ? world : { ...world, slot: { ...world.slot, ...change(world.slot, world) } };

const withLines = (world: World, lines: readonly TrolleyLine[], shopUpdate = world.shopUpdate): World => ({
  ...world,
  trolley: { ...world.trolley, lines },
  shopUpdate,
});

const onFirstLine =
  (change: (line: TrolleyLine) => Partial<TrolleyLine>, update?: ShopUpdate) =>
  (world: World): World => {
    const [first, ...rest] = world.trolley.lines;
    return first === undefined ? world : withLines(world, [{ ...first, ...change(first) }, ...rest], update);
  };

const withPayment =
  (payment: Partial<World['payment']>) =>
  (world: World): World => ({ ...world, payment: { ...world.payment, ...payment } });

const hoursAgo = (world: World, hours: number): string =>
  new Date(nowOf(world).getTime() - hours * HOUR_MS).toISOString();

const effects: Readonly<Record<MeanwhileEvent, (world: World) => World>> = {
  SLOT_LOST: (world) => ({ ...world, slot: null, previousSlot: null }),
  SLOT_EXPIRED: withSlot(() => ({ status: 'EXPIRED' })),
  SLOT_PASSED: withSlot((_, world) => ({
    startDateTime: hoursAgo(world, 2),
    endDateTime: hoursAgo(world, 1),
  })),
  SLOT_TAKEN: withSlot(() => ({ taken: true })),
  DAY_CLOSED: (world) => {
    const slot = activeSlot(world);
    if (slot === null) return world;
    return { ...world, closedDays: [...world.closedDays, londonDayAfter(new Date(slot.startDateTime), 0)] };
  },
  ADDRESS_REMOVED: withSlot(() => ({ addressId: null })),
  ITEM_UNAVAILABLE: onFirstLine(() => ({ conflict: 'HARD' })),
  ITEM_REMOVED: (world) => withLines(world, world.trolley.lines.slice(1), 'ITEM_REMOVED'),
  PRICE_CHANGED: onFirstLine((line) => ({ price: Math.ceil(unitPrice(line) * 110) / 100 }), 'PRICE_CHANGED'),
  GROCERIES_GONE: (world) => withLines(world, world.trolley.lines.filter(isEntertaining)),
  MINIMUM_RAISED: (world) => {
    const minimum = Math.ceil(totalsOf(world).itemTotal) + 10;
    return {
      ...world,
      trolley: { ...world.trolley, deliveryMinimum: minimum, collectionMinimum: minimum },
    };
  },
  PROMO_CODE_ENDED: (world) =>
    withPayment({ promoCode: { code: world.payment.promoCode?.code ?? 'SPRING10', applies: false } })(world),
  GIFT_CARD_ADDED: withPayment({ giftCard: true }),
  VOUCHER_ADDED: withPayment({ voucher: true }),
  INSTANT_CHECKOUT_WITHDRAWN: (world) => ({ ...world, instantCheckout: 'NOT_ALLOWED' }),
};

/** Applies the world's `meanwhile` event, once [HOST-3]. */
const applyMeanwhile = (world: World): World =>
  world.meanwhile === null ? world : effects[world.meanwhile]({ ...world, meanwhile: null });

/** How many attempts are kept; the newest ones. */
const MAX_ATTEMPTS = 5000;

export interface PlaceIntent {
  readonly customerOrderId: string;
  readonly instantCheckout: boolean;
  /** One for each time that the shopper means to place an order; null if the request has none. */
  readonly idempotencyKey: string | null;
}

const problem = (number: string, message: string): Failure => ({
  type: `ORDER_ORCHESTRATION_${number}`,
  message,
});

const slotProblem = (world: World, slot: SlotReservation | null): Failure | null => {
  if (slot === null) return problem('017', 'No slot is booked');
  if (slot.status === 'EXPIRED') return problem('029', 'The reservation of the slot has run out');
  if (Date.parse(slot.startDateTime) <= nowOf(world).getTime()) {
    return problem('044', 'The slot is in the past');
  }
  if (!slot.taken) return null;
  return world.orderState === 'AMENDING'
    ? problem('058', 'The new slot has been taken')
    : problem('044', 'The slot has been taken');
};

const goodsProblem = (world: World, slot: SlotReservation | null): Failure | null => {
  const { lines } = world.trolley;
  const totals = totalsOf(world);
  if (lines.length === 0 || totals.hardConflicts > 0) {
    return problem('041', 'The trolley is empty, or has unavailable items');
  }
  if (slot?.slotType !== 'ENTERTAINING_COLLECTION' && lines.every(isEntertaining)) {
    return problem('043', 'A grocery slot needs a grocery item');
  }
  return totals.minimumSpendThresholdMet ? null : problem('042', 'The minimum spend is not met');
};

const deliveryProblem = (world: World, slot: SlotReservation | null): Failure | null => {
  if (slot?.slotType !== 'DELIVERY' && slot?.slotType !== 'DELIVERY_SERVICE') return null;
  if (world.closedDays.includes(londonDayAfter(new Date(slot.startDateTime), 0))) {
    return problem('111', 'There is no delivery on this day');
  }
  if (slot.slotType === 'DELIVERY' && !addresses.has(slot.addressId ?? '')) {
    return problem('125', 'There is no address to deliver to');
  }
  return null;
};

const instantProblem = ({ instantCheckout, payment, shopUpdate }: World): Failure | null => {
  if (instantCheckout !== 'ALLOWED') return problem('127', 'This order needs the standard checkout');
  if (payment.giftCard) return problem('123', 'A gift card needs the standard checkout');
  if (payment.voucher) return problem('124', 'A voucher needs the standard checkout');
  if (shopUpdate === 'PRICE_CHANGED') return problem('136', 'A price has changed since the trolley was read');
  if (shopUpdate === 'ITEM_REMOVED') return problem('137', 'An item has gone since the trolley was read');
  return null;
};

/** Returns the first reason why the trolley's order cannot be placed now; null if it can [ERR-3]. */
export const placingProblem = (world: World, instantCheckout: boolean): Failure | null => {
  const slot = activeSlot(world);
  const promoEnded = world.payment.promoCode?.applies === false;
  return (
    slotProblem(world, slot) ??
    goodsProblem(world, slot) ??
    deliveryProblem(world, slot) ??
    (promoEnded ? problem('091', 'The promotional code does not apply any more') : null) ??
    (instantCheckout ? instantProblem(world) : null)
  );
};

const decide = (world: World, intent: PlaceIntent): Outcome<string> => {
  const { customerOrderId, idempotencyKey: key } = intent;
  const { orderGuard } = world;
  const earlier =
    key === null || orderGuard === 'none'
      ? undefined
      : world.attempts.find((one) => one.outcome === 'PLACED' && one.key === key);
  if (earlier?.customerOrderId === customerOrderId) return done(world, customerOrderId);
  if (earlier !== undefined) return refuse('IDEMPOTENCY_KEY_REUSED', 'This key placed another order');
  if (customerOrderId !== world.customerOrderId) {
    if (orderGuard !== 'state' && placedBefore(world, customerOrderId)) {
      return done({ ...world }, customerOrderId);
    }
    return placedBefore(world, customerOrderId) === undefined
      ? refuse('UNKNOWN_ORDER', `There is no order ${customerOrderId}`)
      : refuse('ORDER_ALREADY_PLACED', `Order ${customerOrderId} is placed`);
  }
  if (world.orderState !== 'PENDING' && world.orderState !== 'AMENDING') {
    return refuse('ORDER_ALREADY_PLACED', `Order ${customerOrderId} is ${world.orderState}`);
  }
  const arrived = applyMeanwhile(world);
  const failure = placingProblem(arrived, intent.instantCheckout);
  return failure === null
    ? done(closeOrder(arrived), customerOrderId)
    : { ok: false, failure, world: arrived };
};

/**
 * Places the trolley's order, at most once for a key and for an order [INST-2], unless the world's `orderGuard` is
 * weaker: a key that has placed this order gets the same response again and changes nothing. Every attempt is recorded.
 *
 * @returns the placed order's id; a failure's type is the error code
 */
export const placeOrder = (world: World, intent: PlaceIntent): Outcome<string> => {
  const outcome = decide(world, intent);
  const next = outcome.world ?? world;
  const { customerOrderId, idempotencyKey: key, instantCheckout } = intent;
  const placed = next === world ? 'PLACED_BEFORE' : 'PLACED';
  const attempt: PlaceAttempt = {
    customerOrderId,
    key,
    instantCheckout,
    outcome: outcome.ok ? placed : outcome.failure.type,
  };
  return { ...outcome, world: { ...next, attempts: [...next.attempts.slice(1 - MAX_ATTEMPTS), attempt] } };
};

/** The counts of requests and placements for one order. */
interface PlacementCount {
  readonly customerOrderId: string;
  /** How often it was placed; 1 is correct. */
  readonly placed: number;
  /** How often a request repeated the key that had placed it. */
  readonly placedBefore: number;
  /** Codes of the refusals, oldest first. */
  readonly refused: readonly string[];
  /** Number of different keys in the requests. */
  readonly keys: number;
}

/** Returns one entry for each order that a call tried to place [INST-2]. */
export const placementsOf = ({ attempts }: World): PlacementCount[] =>
  [...new Set(attempts.map(({ customerOrderId }) => customerOrderId))].map((customerOrderId) => {
    const own = attempts.filter((attempt) => attempt.customerOrderId === customerOrderId);
    const outcomes = own.map(({ outcome }) => outcome);
    return {
      customerOrderId,
      placed: outcomes.filter((outcome) => outcome === 'PLACED').length,
      placedBefore: outcomes.filter((outcome) => outcome === 'PLACED_BEFORE').length,
      refused: outcomes.filter((outcome) => !outcome.startsWith('PLACED')),
      keys: new Set(own.map(({ key }) => key)).size,
    };
  });
