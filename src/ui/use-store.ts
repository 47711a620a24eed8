import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Whether React hydrates nodes that show the present state, not a server's. */
let isCurrent = false;

/** Returns whether React hydrates nodes that show the present state, not a server's. */
export const hydratesCurrentState = (): boolean => isCurrent;

/** Hydrates nodes that show the present state of the stores, and the code that has loaded. */
export const hydrateCurrentState = <T>(hydrate: () => T): T => {
  isCurrent = true;
  try {
    return hydrate();
  } finally {
    isCurrent = false;
  }
};

const subscribeToNothing = () => () => undefined;

/**
 * Subscribes to a store's state or a part of it, like zustand's hook of this name, but the store may be undefined, for
 * example until it is lazy-loaded. Hydration reads the initial state, which is the server's, or the present one while React takes over.
 *
 * @param select returns a primitive or an existing reference; the whole state by default
 * @param before the value while there is no store; undefined by default
 */
export function useStore<State, Part = State>(
  store: ReadableStore<State>,
  select?: (state: State) => Part,
): Part;
export function useStore<State, Part = State>(
  store: ReadableStore<State> | undefined,
  select?: (state: State) => Part,
): Part | undefined;
export function useStore<State, Part>(
  store: ReadableStore<State> | undefined,
  select: (state: State) => Part,
  before: Part,
): Part;
export function useStore<State>(
  store: ReadableStore<State> | undefined,
  select: (state: State) => unknown = (state) => state,
  before?: unknown,
): unknown {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (store ? select(store.getState()) : before),
    () => (store ? select(isCurrent ? store.getState() : store.getInitialState()) : before),
  );
}
