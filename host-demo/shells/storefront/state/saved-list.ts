import { multiSearchKey } from '../../../../federation/contract';

/** Longer than any list that the header saves; not worth reading. */
const LENGTH_LIMIT = 200_000;

/** The part of a window that keeps the list. Its storage may throw when it is asked for. */
export interface ListPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly localStorage: Pick<Storage, 'getItem'>;
}

/** The shopper's multi-search list as it is stored, which the header writes [MULT-4]. */
export interface SavedList {
  /** @returns null when there is none, or none that can be read */
  readonly read: () => string | null;
  /** Calls when it may have changed. @returns the way to stop that */
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
  subscribe: (listener) => {
    // Only other tabs hear of a change by 'storage'; the header's dialog, in this one, gives focus back.
    const events = ['storage', 'focusin'] as const;
    for (const event of events) page.addEventListener(event, listener);
    return () => {
      for (const event of events) page.removeEventListener(event, listener);
    };
  },
});
