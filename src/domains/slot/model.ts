import { routes } from '../../kernel/routes';
import { COLLECTION, DELIVERY, SLOT } from './texts';

export const SLOT_TYPES = [
  'DELIVERY',
  'GROCERY_COLLECTION',
  'ENTERTAINING_COLLECTION',
  'DELIVERY_SERVICE',
  'UNDEFINED',
] as const;

export type SlotType = (typeof SLOT_TYPES)[number];
export type FulfilmentType = 'DELIVERY' | 'COLLECTION';
export type ServiceType = 'GROCERY' | 'ENTERTAINING_PLACED_AT_HOME';

/** The service of a slot: entertaining orders are placed at home and collected, all others are groceries. */
export const serviceTypeOf = (type: SlotType): ServiceType =>
  type === 'ENTERTAINING_COLLECTION' ? 'ENTERTAINING_PLACED_AT_HOME' : 'GROCERY';

/** A reservation of the slot service; fields that cannot be decoded are left out. */
export interface Reservation {
  readonly id: string;
  readonly status: string;
  readonly slotType: SlotType;
  readonly branchId?: string | undefined;
  readonly addressId?: string | undefined;
  readonly startDateTime?: Date | undefined;
  readonly endDateTime?: Date | undefined;
  readonly amendOrderCutoffDateTime?: Date | undefined;
  /** Until when an unconfirmed reservation is kept. */
  readonly expiresDateTime?: Date | undefined;
}

/** The texts of a booked slot that are shown before its details can be opened. */
export interface SlotSummary {
  /** 'Delivery', 'Collection', or 'Slot' for an undefined type; components translate it */
  readonly name: string;
  readonly changeHref: string;
  /** 'Mon 05 May' */
  readonly day: string;
  /** 'Mon 05', where there is no room for the month */
  readonly shortDay?: string | undefined;
  /** '2pm - 3pm' */
  readonly time: string;
  /** ISO instant of the start */
  readonly start: string;
}

export interface SlotLabel extends SlotSummary {
  /** 'Monday 5 May' */
  readonly longDay: string;
  /** Until when it can be changed; `at` is an ISO instant. Left out when the reservation has no cut-off. */
  readonly cutoff?: { readonly text: string; readonly at: string };
}

/** The address of a delivery, or the branch of a collection. */
export interface Place {
  /** The name of a branch. A shopper's own name for an address is not shown [SLOT-4]. */
  readonly name?: string;
  /** The lines of the address, without missing ones. */
  readonly lines: readonly string[];
}

export interface PlaceKey {
  readonly of: 'addresses' | 'branches';
  readonly id: string;
}

export interface BookedSlot {
  readonly reservation: Reservation;
  /** Left out for a reservation without a start; then the button offers to book a slot [SLOT-3]. */
  readonly label?: SlotLabel;
  /** The slot that an amended order had before another one was reserved. */
  readonly previous?: SlotLabel;
}

/** The reservation that the service did not keep, when nothing else is booked. */
export interface ExpiredSlot {
  readonly expiredId: string;
}

/** Returns the booked slot of a response, if there is one. */
export const bookedIn = (found: BookedSlot | ExpiredSlot | undefined): BookedSlot | undefined =>
  found && 'reservation' in found ? found : undefined;

/** Returns only the texts that are shown before the details. */
export const slotSummary = ({ name, changeHref, day, shortDay, time, start }: SlotSummary): SlotSummary => ({
  name,
  changeHref,
  day,
  shortDay,
  time,
  start,
});

const byStart = (one: Reservation, other: Reservation) =>
  (one.startDateTime?.getTime() ?? Infinity) - (other.startDateTime?.getTime() ?? Infinity);

export const isUnconfirmed = ({ status }: Reservation): boolean => status === 'UNCONFIRMED';

/**
 * Returns the active reservation: expired ones are ignored; of several others, it is the only unconfirmed one, or the
 * earliest if none or several are unconfirmed [SLOT-1].
 */
export const activeReservation = (reservations: readonly Reservation[]): Reservation | undefined => {
  const live = reservations.filter(({ status }) => status !== 'EXPIRED');
  const unconfirmed = live.filter(isUnconfirmed);
  if (live.length > 1 && unconfirmed.length === 1) return unconfirmed[0];
  return [...live].sort(byStart)[0];
};

/** Returns the earliest other reservation that is neither expired nor unconfirmed: the slot before it was changed. */
export const previousReservation = (
  reservations: readonly Reservation[],
  active: Reservation,
): Reservation | undefined =>
  [...reservations]
    .filter(({ id, status }) => id !== active.id && status !== 'EXPIRED' && status !== 'UNCONFIRMED')
    .sort(byStart)[0];

const FULFILMENT: Readonly<Record<SlotType, FulfilmentType | undefined>> = {
  DELIVERY: 'DELIVERY',
  DELIVERY_SERVICE: 'DELIVERY',
  GROCERY_COLLECTION: 'COLLECTION',
  ENTERTAINING_COLLECTION: 'COLLECTION',
  UNDEFINED: undefined,
};

/** The caption above the booked time: 'Delivery', 'Collection', or 'Slot' for an undefined type. */
export const fulfilmentName = (type: SlotType): string => {
  const fulfilment = FULFILMENT[type];
  if (!fulfilment) return SLOT;
  return fulfilment === 'DELIVERY' ? DELIVERY : COLLECTION;
};

/** The address of a delivery or the branch of a collection; undefined when the reservation has none [SLOT-9]. */
export const placeKey = ({ slotType, addressId, branchId }: Reservation): PlaceKey | undefined => {
  if (FULFILMENT[slotType] === 'COLLECTION') return branchId ? { of: 'branches', id: branchId } : undefined;
  return addressId ? { of: 'addresses', id: addressId } : undefined;
};

const CHANGE_PAGES: Readonly<Record<SlotType, string>> = {
  DELIVERY: routes.bookDelivery,
  DELIVERY_SERVICE: routes.bookDelivery,
  GROCERY_COLLECTION: routes.bookGroceriesAndEntertainingCollection,
  ENTERTAINING_COLLECTION: routes.bookEntertainingCollection,
  UNDEFINED: routes.serviceSelection,
};

/** The page where a slot of this type is changed. */
export const changeSlotRoute = (type: SlotType): string => CHANGE_PAGES[type];
