import { multiSearchKey } from '../../../../federation/contract';

/** Longer than any list that the header saves; longer values are ignored. */
const LENGTH_LIMIT = 200_000;

/** The part of a window that stores the list. Access to its storage may throw. */
export interface ListPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly location: Pick<Location, 'hash'>;
}

/** The shopper's stored multi-search list, which the header writes [MULT-4]. */
export interface SavedList {
  /** @returns null if there is none, or if reading fails */
  readonly read: () => string | null;
  /** @returns the list in the address, which the header could not store; null if there is none */
  readonly inAddress: () => string | null;
  /** Calls the listener when the list may have changed. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param customerId undefined for a visitor */
export const createSavedList = (page: ListPage, customerId: string | undefined): SavedList => ({
  read: () => {
    try {
      const text = page.localStorage.getItem(multiSearchKey(customerId));
      return text !== null && text.length > LENGTH_LIMIT ? null : text;
    } catch {
      return null;
    }
  },
  inAddress: () => new URLSearchParams(page.location.hash.slice(1)).get('list'),
  subscribe: (listener) => {
    // 'storage' fires only in other tabs; in this tab, the header's dialog returns focus when it closes.
    const events = ['storage', 'focusin'] as const;
    for (const event of events) page.addEventListener(event, listener);
    return () => {
      for (const event of events) page.removeEventListener(event, listener);
    };
  },
});
