import { HOME_ADDRESS, HOME_BRANCH } from '../seed/places';
import { londonDayAfter, londonInstant, nowOf } from './clock';
import { done, refuse, type Outcome, type SlotReservation, type SlotType, type World } from './world';

const DAYS = 14;
const HOUR_MINUTES = 60;
/** Time that pickers need before the first slot. */
const LEAD_TIME_MS = 4 * 3_600_000;
/** How long a booked slot is held before its order is placed. */
const RESERVATION_MS = 2 * 3_600_000;

/** Instants are ISO with 'Z'; the charge is in pounds. */
export interface BookableSlot {
  readonly slotId: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly charge: number;
  readonly available: boolean;
  /** Pickers need more time than is left before it. */
  readonly tooSoon: boolean;
}

export interface SlotDay {
  /** London day, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly slots: readonly BookableSlot[];
}

interface Hours {
  /** Wall-clock minutes after London's midnight. */
  readonly starts: readonly number[];
  readonly length: number;
}

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const DELIVERY_HOURS: Hours = {
  starts: [...every(7 * HOUR_MINUTES, 21 * HOUR_MINUTES, HOUR_MINUTES), 22.5 * HOUR_MINUTES],
  length: HOUR_MINUTES,
};
const HOURS: Readonly<Record<SlotType, Hours>> = {
  DELIVERY: DELIVERY_HOURS,
  DELIVERY_SERVICE: DELIVERY_HOURS,
  GROCERY_COLLECTION: {
    starts: every(8 * HOUR_MINUTES, 20 * HOUR_MINUTES, 2 * HOUR_MINUTES),
    length: 2 * HOUR_MINUTES,
  },
  ENTERTAINING_COLLECTION: {
    starts: every(9 * HOUR_MINUTES, 18 * HOUR_MINUTES, HOUR_MINUTES),
    length: HOUR_MINUTES,
  },
  UNDEFINED: { starts: [], length: HOUR_MINUTES },
};

const chargeOf = (slotType: SlotType, start: number): number => {
  if (slotType !== 'DELIVERY' && slotType !== 'DELIVERY_SERVICE') return 0;
  if (start >= 17 * HOUR_MINUTES && start < 20 * HOUR_MINUTES) return 5;
  return start < 9 * HOUR_MINUTES || start >= 21 * HOUR_MINUTES ? 3 : 4;
};

/** About one slot in six is full, always the same ones. */
const isFree = (slotId: string): boolean =>
  [...slotId].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7) % 6 !== 0;

const slotOn = (slotType: SlotType, date: string, start: number, now: Date): BookableSlot => {
  const clock = `${String(Math.floor(start / HOUR_MINUTES)).padStart(2, '0')}${String(start % HOUR_MINUTES).padStart(2, '0')}`;
  const slotId = `${slotType}-${date}-${clock}`;
  const startDateTime = londonInstant(date, start);
  const tooSoon = Date.parse(startDateTime) < now.getTime() + LEAD_TIME_MS;
  return {
    slotId,
    startDateTime,
    endDateTime: londonInstant(date, start + HOURS[slotType].length),
    charge: chargeOf(slotType, start),
    available: isFree(slotId) && !tooSoon,
    tooSoon,
  };
};

/** Returns the slots of 14 London days from the world's clock, today's first. */
export const slotDays = (world: World, slotType: SlotType): SlotDay[] => {
  const now = nowOf(world);
  return Array.from({ length: DAYS }, (_, i) => {
    const date = londonDayAfter(now, i);
    return { date, slots: HOURS[slotType].starts.map((start) => slotOn(slotType, date, start, now)) };
  });
};

const cutoffOf = (slotType: SlotType, date: string): string =>
  londonInstant(date, slotType === 'ENTERTAINING_COLLECTION' ? -36 * HOUR_MINUTES : -HOUR_MINUTES / 2);

/** Creates a reservation of any slot on a London day, whether it is free or not; for seeds and presets. */
export const reservationOn = (
  slotType: SlotType,
  date: string,
  start: number,
  id: string,
  status: SlotReservation['status'],
): SlotReservation => ({
  id,
  status,
  addressId: slotType === 'DELIVERY' || slotType === 'DELIVERY_SERVICE' ? HOME_ADDRESS : null,
  branchId: HOME_BRANCH,
  slotType,
  startDateTime: londonInstant(date, start),
  endDateTime: londonInstant(date, start + HOURS[slotType].length),
  amendOrderCutoffDateTime: cutoffOf(slotType, date),
  charge: chargeOf(slotType, start),
  expiresDateTime: null,
  taken: false,
});

/**
 * Reserves a slot for the trolley's order, in place of the one reserved before; an amended order's own slot is kept
 * until the amendment is placed [SLOT-1].
 *
 * @returns the reservation's id
 */
export const reserveSlot = (world: World, slotId: string, slotType: SlotType): Outcome<string> => {
  if (world.orderState === 'AMENDING' && !world.slotChangeable) {
    return refuse('SLOT_NOT_CHANGEABLE', 'The time of this order can no longer be changed');
  }
  for (const { date, slots } of slotDays(world, slotType)) {
    const slot = slots.find((candidate) => candidate.slotId === slotId);
    if (slot === undefined) continue;
    if (!slot.available) return refuse('SLOT_UNAVAILABLE', 'This slot is no longer available');
    const id = `sr-${String(world.nextNumber)}`;
    const { startDateTime, endDateTime, charge } = slot;
    const reservation: SlotReservation = {
      ...reservationOn(slotType, date, 0, id, 'UNCONFIRMED'),
      startDateTime,
      endDateTime,
      charge,
      expiresDateTime: new Date(nowOf(world).getTime() + RESERVATION_MS).toISOString(),
    };
    const placedSlot = world.slot?.status === 'CONFIRMED' ? world.slot : world.previousSlot;
    const previousSlot = world.orderState === 'AMENDING' ? placedSlot : null;
    return done({ ...world, slot: reservation, previousSlot, nextNumber: world.nextNumber + 1 }, id);
  }
  return refuse('UNKNOWN_SLOT', `There is no slot ${slotId}`);
};

const hasExpired = (slot: SlotReservation | null, now: Date): boolean =>
  slot?.status === 'UNCONFIRMED' &&
  slot.expiresDateTime !== null &&
  Date.parse(slot.expiresDateTime) <= now.getTime();

/** Lets an unconfirmed reservation expire by the shop's clock [SLOT-1]. */
export const withExpiredReservation = (world: World): World =>
  world.slot !== null && hasExpired(world.slot, nowOf(world))
    ? { ...world, slot: { ...world.slot, status: 'EXPIRED' } }
    : world;

/** Returns the reservations that `GET /slot-reservations` lists, newest first. */
export const reservationsOf = ({ slot, previousSlot }: World): SlotReservation[] =>
  [slot, previousSlot].filter((reservation) => reservation !== null);

/** Releases a reservation; an amended order falls back to its own slot [SLOT-7, ERR-4]. */
export const cancelReservation = (world: World, reservationId: string): Outcome => {
  if (world.slot?.id === reservationId) {
    return done({ ...world, slot: world.previousSlot, previousSlot: null }, undefined);
  }
  if (world.previousSlot?.id === reservationId) return done({ ...world, previousSlot: null }, undefined);
  return refuse('UNKNOWN_RESERVATION', `There is no reservation ${reservationId}`);
};
