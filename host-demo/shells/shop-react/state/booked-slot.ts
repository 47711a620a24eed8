import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BookedSlot, ShopSettings } from '../../shop/shell-config';
import type { Graph, Operation } from '../api/graph';

const slot = v.object({
  status: v.nullish(v.string()),
  slotType: v.string(),
  startDateTime: v.string(),
  endDateTime: v.string(),
});
const bookedSlotOperation = {
  tag: 'booked-slot',
  query: `query bookedSlot($id: String) {
    getOrder(customerOrderId: $id) { slots { status slotType startDateTime endDateTime } }
  }`,
  schema: v.object({ getOrder: v.nullish(v.object({ slots: v.array(slot) })) }),
} satisfies Operation<unknown>;

/**
 * Creates the store of the customer's slot, with the slot that the page's server knew; null without one. A customer's
 * slot is loaded again whenever the shopper returns to the page: from another tab, in which the slot may have been booked
 * or cancelled, or with the back-forward cache. A failure keeps the last slot. The listeners live as long as the page.
 */
export const createBookedSlotStore = (
  { slot: first, signedIn, customerOrderId }: ShopSettings,
  graph: Graph,
  page: Window,
): StoreApi<BookedSlot | null> => {
  const store = createStore<BookedSlot | null>()(() => first);
  if (!signedIn) return store;
  const refresh = (): void => {
    graph.request(bookedSlotOperation, { id: customerOrderId }).then(
      ({ getOrder }) => {
        store.setState(getOrder?.slots.find(({ status }) => status !== 'EXPIRED') ?? null, true);
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
