import { at, readId, readInstant, isInstant } from '../../kernel/read';
import { failed, ok, okExcept, type Result } from '../../kernel/result';
import type { Translate } from '../../kernel/translate';
import {
  activeReservation,
  isUnconfirmed,
  previousReservation,
  SLOT_TYPES,
  type BookedSlot,
  type ExpiredSlot,
  type Reservation,
  changeSlotRoute,
  fulfilmentName,
  type SlotLabel,
} from './model';
import { cutOffText } from '../../kernel/cut-off-text';
import { clockTime, dayWithoutMonth, longDay, shortDay } from '../../kernel/london-time';

/** Formats a reservation's start and end in London time; undefined without a valid start. Never throws [SLOT-3]. */
export const slotLabel = (
  { slotType, startDateTime: start, endDateTime: end, amendOrderCutoffDateTime: cutoff }: Reservation,
  t: Translate,
): SlotLabel | undefined => {
  return isInstant(start)
    ? {
        name: fulfilmentName(slotType),
        changeHref: changeSlotRoute(slotType),
        day: shortDay(start, t),
        shortDay: dayWithoutMonth(start, t),
        longDay: longDay(start, t),
        time: isInstant(end) ? `${clockTime(start, t)} - ${clockTime(end, t)}` : clockTime(start, t),
        start: start.toISOString(),
        ...(isInstant(cutoff) && {
          cutoff: { text: cutOffText(cutoff, t).text, at: cutoff.toISOString() },
        }),
      }
    : undefined;
};

const readSlotType = (wire: unknown) => SLOT_TYPES.find((type) => type === wire);

const readStatus = (wire: unknown): string | undefined => {
  const status = at(wire, 'status');
  return status && typeof status === 'string' ? status.toUpperCase() : undefined;
};

interface ReadReservation {
  readonly reservation: Reservation;
  /** Names of the fields whose values cannot be decoded. */
  readonly unread: readonly string[];
}

/** Undefined without a readable id and status, because it is unknown whether such a reservation is active. */
const readReservation = (wire: unknown): ReadReservation | undefined => {
  const unread: string[] = [];
  const read = <T>(name: keyof Reservation, reader: (value: unknown) => T | undefined): T | undefined => {
    const field = at(wire, name);
    const value = reader(field);
    if (value === undefined && (field ?? undefined) !== undefined) unread.push(name);
    return value;
  };
  const id = readId(at(wire, 'id'));
  const status = readStatus(wire);
  if (id === undefined || status === undefined) return undefined;
  const reservation = {
    id,
    status,
    slotType: read('slotType', readSlotType) ?? 'UNDEFINED',
    branchId: read('branchId', readId),
    addressId: read('addressId', readId),
    startDateTime: read('startDateTime', readInstant),
    endDateTime: read('endDateTime', readInstant),
    amendOrderCutoffDateTime: read('amendOrderCutoffDateTime', readInstant),
    expiresDateTime: read('expiresDateTime', readInstant),
  };
  return { reservation, unread };
};

/**
 * Decodes the response of the slot service to the active slot [SLOT-1]. When nothing is booked, returns the reservation
 * that has expired, or undefined.
 *
 * A reservation whose start cannot be decoded may be a booked slot, so it is a failure and never "nothing is booked".
 * Other fields that cannot be decoded are left out and reported. Several reservations of which not exactly one is unconfirmed
 * are reported, too.
 */
export const decodeSlot = (body: unknown, t: Translate): Result<BookedSlot | ExpiredSlot | undefined> => {
  if (!Array.isArray(body)) return failed('wrong-shape', 'slot reservations');
  const live = body.filter((entry) => readStatus(entry) !== 'EXPIRED');
  const entries = live.map(readReservation).filter((entry) => entry !== undefined);
  const reservations = entries.map((entry) => entry.reservation);
  const reservation = activeReservation(reservations);
  if (!reservation && live.length === 0) {
    const expiredId = readId(at(body.at(-1), 'id'));
    return ok(expiredId === undefined ? expiredId : { expiredId });
  }
  const unread = entries.find((entry) => entry.reservation === reservation)?.unread ?? [];
  const isUnclear = reservations.length > 1 && reservations.filter(isUnconfirmed).length !== 1;
  if (!reservation || unread.includes('startDateTime')) return failed('wrong-shape', 'slot reservation');
  const label = slotLabel(reservation, t);
  const before = previousReservation(reservations, reservation);
  const previous = before && slotLabel(before, t);
  return okExcept({ reservation, ...(label && { label }), ...(previous && { previous }) }, 'slot', [
    ...unread,
    ...(entries.length < live.length ? ['reservation'] : []),
    ...(isUnclear ? ['several reservations'] : []),
  ]);
};
