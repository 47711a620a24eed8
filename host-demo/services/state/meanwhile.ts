import { londonDayAfter, nowOf } from './clock';
import { activeSlot, isEntertaining, totalsOf, unitPrice } from './trolley';
import type { MeanwhileEvent, ShopUpdate, SlotReservation, TrolleyLine, World } from './world';

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
export const applyMeanwhile = (world: World): World =>
  world.meanwhile === null ? world : effects[world.meanwhile]({ ...world, meanwhile: null });
