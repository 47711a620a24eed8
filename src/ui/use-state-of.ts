import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

const subscribeToNothing = () => () => undefined;

/**
 * A part of a store's state, or what stands before the store is there.
 *
 * @param select gives a primitive or an existing reference
 */
export const useStateOf = <State, Part>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'> | undefined,
  select: (state: State) => Part,
  before: Part,
): Part => {
  const read = () => (store ? select(store.getState()) : before);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read);
};
