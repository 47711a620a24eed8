import { nowOf } from './clock';
import { activeSlot } from './trolley';
import {
  done,
  refuse,
  type Outcome,
  type OrderState,
  type PlacedOrder,
  type TrolleyLine,
  type World,
} from './world';

const AMENDABLE: readonly OrderState[] = ['PLACED', 'PAID'];
const COMING: readonly OrderState[] = ['PLACED', 'PAID', 'PICKED', 'FULFIL'];
const CANCELLABLE: readonly OrderState[] = ['PLACED', 'PAID', 'PAYMENT_FAILED'];

/** Returns the trolley's order. */
const currentOrder = (world: World): PlacedOrder => ({
  customerOrderId: world.customerOrderId,
  state: world.orderState,
  lines: world.trolley.lines,
  slot: activeSlot(world),
  placedDateTime: placedBefore(world, world.customerOrderId)?.placedDateTime ?? null,
});

/** Returns an order as it was placed, even while it is being amended. */
export const placedBefore = (world: World, customerOrderId: string): PlacedOrder | undefined =>
  world.orders.find((order) => order.customerOrderId === customerOrderId);

/**
 * Returns the lines of the last placement, even while the order is being amended; null if it was never placed [INST-3].
 */
export const linesAsPlaced = (world: World, customerOrderId: string): readonly TrolleyLine[] | null =>
  placedBefore(world, customerOrderId)?.lines ?? null;

/** Returns every order, the trolley's first; one that is being amended has its amended lines. */
export const ordersOf = (world: World): PlacedOrder[] => [
  currentOrder(world),
  ...world.orders.filter(({ customerOrderId }) => customerOrderId !== world.customerOrderId),
];

export const orderOf = (world: World, customerOrderId: string): PlacedOrder | undefined =>
  ordersOf(world).find((order) => order.customerOrderId === customerOrderId);

/** Returns the placed order that arrives next; undefined if none is on its way. */
export const nextOrderOf = (world: World) => {
  const now = nowOf(world).getTime();
  return ordersOf(world)
    .flatMap(({ customerOrderId, state, slot }) =>
      slot && COMING.includes(state) && Date.parse(slot.startDateTime) > now
        ? [{ customerOrderId, slot }]
        : [],
    )
    .sort((one, other) => Date.parse(one.slot.startDateTime) - Date.parse(other.slot.startDateTime))[0];
};

/** Replaces one of the placed orders, or adds it as the first. */
const withOrder = (world: World, order: PlacedOrder): World => {
  const isPlaced = placedBefore(world, order.customerOrderId) !== undefined;
  const orders = isPlaced
    ? world.orders.map((other) => (other.customerOrderId === order.customerOrderId ? order : other))
    : [order, ...world.orders];
  return { ...world, orders };
};

/** Restores the trolley that was set aside, or starts an empty one with a new order. */
const restoreTrolley = (world: World): World => {
  const { setAside } = world;
  const fresh = `co-${String(world.nextNumber)}`;
  return {
    ...world,
    orderState: 'PENDING',
    customerOrderId: setAside?.customerOrderId ?? fresh,
    trolley: { ...world.trolley, lines: setAside?.lines ?? [], failures: [] },
    slot: setAside?.slot ?? null,
    previousSlot: null,
    setAside: null,
    slotChangeable: true,
    instantCheckout: 'NOT_AMENDING',
    payment: { promoCode: null, giftCard: false, voucher: false },
    shopUpdate: null,
    nextNumber: world.nextNumber + (setAside === null ? 1 : 0),
  };
};

/** Opens a placed order: its lines become the trolley, and the previous trolley is set aside. */
export const amendOrder = (world: World, customerOrderId: string): Outcome => {
  if (world.orderState === 'AMENDING') {
    return refuse('ALREADY_AMENDING', 'Finish or discard the changes to your other order first');
  }
  const order = placedBefore(world, customerOrderId);
  if (order === undefined) return refuse('UNKNOWN_ORDER', `There is no order ${customerOrderId}`);
  if (!AMENDABLE.includes(order.state)) {
    return refuse('NOT_AMENDABLE', 'This order can no longer be changed');
  }
  if (order.slot !== null && Date.parse(order.slot.amendOrderCutoffDateTime) <= nowOf(world).getTime()) {
    return refuse('CUTOFF_PASSED', 'The time to change this order has passed');
  }
  const { lines, failures: _, ...minimums } = world.trolley;
  const opened: World = {
    ...world,
    setAside: { customerOrderId: world.customerOrderId, lines, slot: world.slot },
    customerOrderId,
    orderState: 'AMENDING',
    slot: order.slot,
    previousSlot: null,
    trolley: { ...minimums, lines: order.lines, failures: [] },
    instantCheckout: 'ALLOWED',
  };
  return done(withOrder(opened, { ...order, state: 'AMENDING' }), undefined);
};

/** Discards an amendment: the order stays as it was placed [AMND-2]. */
export const cancelAmendOrder = (world: World, customerOrderId: string): Outcome => {
  const order = orderOf(world, customerOrderId);
  if (order === undefined) return refuse('UNKNOWN_ORDER', `There is no order ${customerOrderId}`);
  if (order.state !== 'AMENDING') return refuse('NOT_AMENDING', 'This order is not being changed');
  const placed = placedBefore(world, customerOrderId) ?? order;
  const closed = withOrder(world, { ...placed, state: 'PLACED' });
  return done(customerOrderId === world.customerOrderId ? restoreTrolley(closed) : closed, undefined);
};

export const cancelOrder = (world: World, customerOrderId: string): Outcome => {
  const order = placedBefore(world, customerOrderId);
  if (order === undefined) return refuse('UNKNOWN_ORDER', `There is no order ${customerOrderId}`);
  if (!CANCELLABLE.includes(order.state))
    return refuse('NOT_CANCELLABLE', 'This order can no longer be cancelled');
  return done(withOrder(world, { ...order, state: 'CANCELLED' }), undefined);
};

/** Resolves a failed payment. */
export const resolvePayment = (world: World, customerOrderId: string): Outcome => {
  const order = placedBefore(world, customerOrderId);
  if (order?.state !== 'PAYMENT_FAILED')
    return refuse('NOTHING_TO_PAY', 'There is nothing to pay for this order');
  return done(withOrder(world, { ...order, state: 'PLACED' }), undefined);
};

/** Places the trolley's order and begins the next one. The caller checks the rules first. */
export const closeOrder = (world: World): World => {
  const slot = activeSlot(world);
  const placed: PlacedOrder = {
    ...currentOrder(world),
    state: 'PLACED',
    slot: slot === null ? null : { ...slot, status: 'CONFIRMED', expiresDateTime: null },
    placedDateTime: nowOf(world).toISOString(),
    ...(world.orderState === 'AMENDING' && { isChanged: true }),
  };
  return restoreTrolley(withOrder(world, placed));
};
