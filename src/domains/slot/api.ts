import * as v from 'valibot';
import { failed, ok } from '../../kernel/result';
import { serviceUrl, type Http } from '../../platform/http';
import { slotLabel } from './label';
import { activeReservation, previousReservation, SLOT_TYPES, type Reservation } from './model';
import type { Slots } from './ports';

/** For while the answer is waited for: the first slot's label is then shown without that delay. */
export { prepareLondonTime } from '../../kernel/london-time';

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

/**
 * `GET slot-reservations?customerOrderId={id}`, asked once more before a failure counts [SLOT-2], and
 * `DELETE slot-reservations/{id}`, which is never repeated [SLOT-7].
 */
export const createSlotApi = (http: Http, address: string): Slots => ({
  async load(customerOrderId, signal) {
    const ask = () =>
      http.send({
        service: 'slot-reservations',
        method: 'GET',
        url: serviceUrl(address, '/slot-reservations'),
        query: { customerOrderId },
        as: 'customer',
        signal,
      });
    const first = await ask();
    const answer = first.ok || signal.aborted ? first : await ask();
    if (!answer.ok) return answer;
    const { body } = answer.value;
    if (!Array.isArray(body)) return failed('wrong-shape', 'slot reservations');
    const reservations = body.flatMap(decodeReservation);
    const reservation = activeReservation(reservations);
    if (!reservation) return ok(undefined);
    const label = slotLabel(reservation);
    const before = previousReservation(reservations, reservation);
    const previous = before && slotLabel(before);
    return ok({ reservation, ...(label && { label }), ...(previous && { previous }) });
  },
  async cancel(reservationId, signal) {
    const answer = await http.send({
      service: 'slot-reservations',
      method: 'DELETE',
      url: serviceUrl(address, `/slot-reservations/${encodeURIComponent(reservationId)}`),
      as: 'customer',
      answer: 'text',
      expected: [404],
      ...(signal && { signal }),
    });
    return answer.ok || answer.failure.status === 404 ? ok(undefined) : answer;
  },
});
