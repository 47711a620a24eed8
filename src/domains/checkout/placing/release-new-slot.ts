import type { PlacingSlot, SlotChange } from '../ports';
import { SLOT_KEPT, SLOT_UNKNOWN, TIMEOUT, UNKNOWN_ERROR, type Send } from './store';

/**
 * Cancels the reservation that was new when the dialog opened, and never the previous slot [ERR-4]. Resolves with true
 * when the order can be placed with the slot that the dialog showed.
 */
export const releaseNewSlot = async (
  slot: PlacingSlot,
  { reservationId, previousStart }: SlotChange,
  send: Send,
): Promise<boolean> => {
  const outcome = await slot.cancel(reservationId);
  const result = await slot.reload();
  const booked = typeof result === 'object' ? result : undefined;
  if (outcome !== 'cancelled' && result === undefined) send({ type: 'refused', code: SLOT_UNKNOWN });
  else if (outcome !== 'cancelled' && booked?.reservationId === reservationId) {
    send({ type: 'refused', code: SLOT_KEPT });
  } else {
    send({ type: 'slot-released' });
    if (outcome === 'cancelled' && booked?.start === previousStart) return true;
    send({ type: 'refused', code: outcome === 'timeout' ? TIMEOUT : UNKNOWN_ERROR });
  }
  return false;
};
