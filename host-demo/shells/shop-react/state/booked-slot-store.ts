import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BookedSlot } from '../../shop/shell-config';

export type BookedSlotStore = StoreApi<BookedSlot | null>;

/** Creates the store of the customer's slot, with the slot that the page's server knew. */
export const createBookedSlotStore = (slot: BookedSlot | null): BookedSlotStore =>
  createStore<BookedSlot | null>()(() => slot);

/**
 * Loads the slot again whenever the shopper returns to the page: from another tab, in which the slot may have been
 * booked or cancelled, or with the back-forward cache. The listeners live as long as the page.
 *
 * @param load a failure keeps the last slot
 */
export const refreshOnReturn = (
  store: BookedSlotStore,
  load: () => Promise<BookedSlot | null>,
  page: Window,
): void => {
  const refresh = (): void => {
    load().then(
      (slot) => {
        store.setState(slot, true);
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
};
