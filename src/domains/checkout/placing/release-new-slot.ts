import type { PlacingSlot, SlotChange } from '../ports';
import { SLOT_KEPT, SLOT_UNKNOWN, TIMEOUT, UNKNOWN_ERROR } from './state';
import type { Send } from './store';

const isSameSlot = (booked: SlotChange | 'none' | undefined, reservationId: string): boolean =>
  typeof booked === 'object' && booked.reservationId === reservationId;

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
  const booked = await slot.reload();
  const start = typeof booked === 'object' ? booked.start : undefined;
  if (outcome !== 'cancelled' && booked === undefined) send({ type: 'refused', code: SLOT_UNKNOWN });
  else if (outcome !== 'cancelled' && isSameSlot(booked, reservationId)) {
    send({ type: 'refused', code: SLOT_KEPT });
  } else {
    send({ type: 'slot-released' });
    if (outcome === 'cancelled' && start === previousStart) return true;
    send({ type: 'refused', code: outcome === 'timeout' ? TIMEOUT : UNKNOWN_ERROR });
  }
  return false;
};
