import type { StoreApi } from 'zustand/vanilla';

/** Resolves once the state of a store meets a condition; at once, if it does. */
export const whenState = <State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  isMet: (state: State) => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    const update = (state: State) => {
      if (!isMet(state)) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(update);
    update(store.getState());
  });
