import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BookedSlot, ShopSettings } from '../../shop/shell-config';
import { PAGE_BREADCRUMB, type Session } from '../api/graph';

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
const loadBookedSlot = async (session: Session, orderId: string): Promise<BookedSlot | null> => {
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

/**
 * Creates the store of the customer's slot, with the slot that the page's server knew; null without one. A customer's
 * slot is loaded again whenever the shopper returns to the page: from another tab, in which the slot may have been booked
 * or cancelled, or with the back-forward cache. A failure keeps the last slot. The listeners live as long as the page.
 */
export const createBookedSlotStore = (
  { slot, signedIn, customerOrderId }: ShopSettings,
  session: Session,
  page: Window,
): StoreApi<BookedSlot | null> => {
  const store = createStore<BookedSlot | null>()(() => slot);
  if (!signedIn) return store;
  const refresh = (): void => {
    loadBookedSlot(session, customerOrderId).then(
      (loaded) => {
        store.setState(loaded, true);
      },
      () => undefined,
    );
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') refresh();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  return store;
};
