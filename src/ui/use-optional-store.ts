import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

const subscribeToNothing = () => () => undefined;

/**
 * Subscribes to a part of a store's state. The store may be undefined, for example until it is lazy-loaded.
 *
 * @param select returns a primitive or an existing reference
 * @param before the value while there is no store
 */
export const useOptionalStore = <State, Part>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'> | undefined,
  select: (state: State) => Part,
  before: Part,
): Part => {
  const read = () => (store ? select(store.getState()) : before);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read);
};
