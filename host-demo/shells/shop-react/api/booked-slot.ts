import * as v from 'valibot';
import type { BookedSlot } from '../../shop/shell-config';
import { PAGE_BREADCRUMB, type Session } from './session';

const reservations = v.array(
  v.object({
    status: v.string(),
    slotType: v.string(),
    startDateTime: v.string(),
    endDateTime: v.string(),
  }),
);

/**
 * Loads the slot that an order has now: the newest reservation that has not expired; null if there is none.
 *
 * @throws without a token, when the service fails, or when it responds with another shape
 */
export const loadBookedSlot = async (session: Session, orderId: string): Promise<BookedSlot | null> => {
  const token = await session.token();
  if (token === undefined) throw new Error('there is no token');
  const query = new URLSearchParams({ customerOrderId: orderId }).toString();
  const response = await fetch(`/slot-reservations?${query}`, {
    headers: { breadcrumb: PAGE_BREADCRUMB, authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`slot-reservations responded with ${String(response.status)}`);
  const found = v.parse(reservations, await response.json()).find(({ status }) => status !== 'EXPIRED');
  if (!found) return null;
  const { slotType, startDateTime, endDateTime } = found;
  return { slotType, startDateTime, endDateTime };
};
