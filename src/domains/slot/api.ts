import { pathSegment } from '../../kernel/encode';
import { bodyOf, ok } from '../../kernel/result';
import type { Translate } from '../../kernel/translate';
import type { Http } from '../../platform/http';
import { decodeSlot } from './decode';
import type { Slots } from './ports';

/** Call while the first response is pending, so that formatting its label takes no extra time. */
export { prepareLondonTime } from '../../kernel/london-time';

/**
 * Creates the client of `GET slot-reservations?customerOrderId={id}`, which is retried once [SLOT-2], and of
 * `DELETE slot-reservations/{id}`, which is never retried [SLOT-7].
 */
export const createSlotApi = (http: Http, address: string, t: Translate): Slots => ({
  async load(customerOrderId, signal) {
    const load = () =>
      http.send({
        call: 'slot-reservations',
        at: address,
        query: { customerOrderId },
        signal,
        decode: (body) => decodeSlot(body, t),
      });
    const first = await load();
    const result = first.ok || signal.aborted ? first : await load();
    return bodyOf(result);
  },
  async cancel(reservationId, signal) {
    const result = await http.send({
      call: 'cancel-slot',
      at: address,
      id: pathSegment(reservationId),
      ...(signal && { signal }),
      decode: ok,
    });
    return result.ok || result.failure.status === 404 ? ok(undefined) : result;
  },
});
