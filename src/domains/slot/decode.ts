import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import { slotLabel } from './label';
import {
  activeReservation,
  previousReservation,
  SLOT_TYPES,
  type BookedSlot,
  type Reservation,
} from './model';

const text = v.fallback(v.nullish(v.pipe(v.string(), v.nonEmpty())), undefined);

const instant = v.fallback(
  v.nullish(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((iso) => new Date(iso)),
    ),
  ),
  undefined,
);

const reservationSchema = v.object({
  id: v.string(),
  status: v.string(),
  slotType: v.fallback(v.picklist(SLOT_TYPES), 'UNDEFINED'),
  branchId: text,
  addressId: text,
  startDateTime: instant,
  endDateTime: instant,
  amendOrderCutoffDateTime: instant,
});

/** A reservation that cannot be read is dropped; the others count. */
const decodeReservation = (entry: unknown): Reservation[] => {
  const decoded = v.safeParse(reservationSchema, entry);
  if (!decoded.success) return [];
  const { id, status, slotType, ...rest } = decoded.output;
  const known = Object.entries(rest).filter(([, value]) => value != null);
  return [{ id, status, slotType, ...Object.fromEntries(known) }];
};

/** The slot that counts among the reservations; undefined when nothing is booked [SLOT-1]. */
export const decodeSlot = (body: unknown): Result<BookedSlot | undefined> => {
  if (!Array.isArray(body)) return failed('wrong-shape', 'slot reservations');
  const reservations = body.flatMap(decodeReservation);
  const reservation = activeReservation(reservations);
  if (!reservation) return ok(undefined);
  const label = slotLabel(reservation);
  const before = previousReservation(reservations, reservation);
  const previous = before && slotLabel(before);
  return ok({ reservation, ...(label && { label }), ...(previous && { previous }) });
};
