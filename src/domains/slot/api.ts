import { ok } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { decodeSlot } from './decode';
import type { Slots } from './ports';

/** For while the answer is waited for: the first slot's label is then shown without that delay. */
export { prepareLondonTime } from '../../kernel/london-time';

/**
 * `GET slot-reservations?customerOrderId={id}`, asked once more before a failure counts [SLOT-2], and
 * `DELETE slot-reservations/{id}`, which is never repeated [SLOT-7].
 */
export const createSlotApi = (http: Http, address: string): Slots => ({
  async load(customerOrderId, signal) {
    const ask = () =>
      http.send({
        call: 'slot-reservations',
        at: address,
        query: { customerOrderId },
        signal,
        decode: decodeSlot,
      });
    const first = await ask();
    const answer = first.ok || signal.aborted ? first : await ask();
    return answer.ok ? ok(answer.value.body) : answer;
  },
  async cancel(reservationId, signal) {
    const answer = await http.send({
      call: 'cancel-slot',
      at: address,
      id: encodeURIComponent(reservationId),
      ...(signal && { signal }),
      decode: ok,
    });
    return answer.ok || answer.failure.status === 404 ? ok(undefined) : answer;
  },
});
