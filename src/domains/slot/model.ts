import { routes } from '../../kernel/routes';

export const SLOT_TYPES = [
  'DELIVERY',
  'GROCERY_COLLECTION',
  'ENTERTAINING_COLLECTION',
  'DELIVERY_SERVICE',
  'UNDEFINED',
] as const;

export type SlotType = (typeof SLOT_TYPES)[number];
export type FulfilmentType = 'DELIVERY' | 'COLLECTION';

export interface Reservation {
  readonly id: string;
  readonly status: string;
  readonly slotType: SlotType;
  readonly branchId?: string;
  readonly addressId?: string;
  readonly startDateTime?: Date;
  readonly endDateTime?: Date;
  readonly amendOrderCutoffDateTime?: Date;
}

/** How a booked slot is told before it can be opened. */
export interface SlotSummary {
  /** 'Delivery', 'Collection', or 'Slot' when the type doesn't tell */
  readonly name: string;
  /** Where this slot is changed */
  readonly changeHref: string;
  /** 'Mon 05 May' */
  readonly day: string;
  /** '2pm - 3pm' */
  readonly time: string;
  /** ISO instant of the start */
  readonly start: string;
}

/** How a booked slot is told. */
export interface SlotLabel extends SlotSummary {
  /** 'Monday 5 May' */
  readonly longDay: string;
  /** Until when it can be changed; left out where the reservation doesn't say. */
  readonly cutoff?: { readonly text: string; readonly at: string };
}

/** Where a slot is delivered to, or collected from. */
export interface Place {
  /** Of a branch only: a shopper's own name for an address isn't told [SLOT-4]. */
  readonly name?: string;
  /** Line by line, without what is missing. */
  readonly lines: readonly string[];
}

/** What to ask for a slot's place. */
export interface PlaceKey {
  readonly of: 'addresses' | 'branches';
  readonly id: string;
}

export interface BookedSlot {
  readonly reservation: Reservation;
  /** None for a reservation without a start: the button then offers to book [SLOT-3]. */
  readonly label?: SlotLabel;
  /** The slot that an amended order would keep, while another is reserved in its place. */
  readonly previous?: SlotLabel;
}

const byStart = (one: Reservation, other: Reservation) =>
  (one.startDateTime?.getTime() ?? Infinity) - (other.startDateTime?.getTime() ?? Infinity);

/**
 * The reservation that counts: expired ones are ignored; one left is it; of several, the unconfirmed one,
 * or the earliest when that doesn't tell [SLOT-1].
 */
export const activeReservation = (reservations: readonly Reservation[]): Reservation | undefined => {
  const live = reservations.filter(({ status }) => status !== 'EXPIRED');
  const unconfirmed = live.filter(({ status }) => status === 'UNCONFIRMED');
  if (live.length > 1 && unconfirmed.length === 1) return unconfirmed[0];
  return [...live].sort(byStart)[0];
};

/** What stands beside the active reservation and is still good: the slot of before it was changed. */
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

/** The word above the booked time: 'Delivery', 'Collection', or 'Slot' when the type doesn't tell. */
export const fulfilmentName = (type: SlotType): string => {
  const fulfilment = FULFILMENT[type];
  if (!fulfilment) return 'Slot';
  return fulfilment === 'DELIVERY' ? 'Delivery' : 'Collection';
};

/** Whose place is shown: the address of a delivery, the branch of a collection; undefined when it isn't known [SLOT-9]. */
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

/** Where a slot of this type is changed. */
export const changeSlotRoute = (type: SlotType): string => CHANGE_PAGES[type];
