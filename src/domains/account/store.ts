import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import { EMPTY_CONTEXT, type ShoppingContext } from './model';
import type { ShoppingContexts } from './ports';

export interface ShoppingContextState {
  readonly status: 'pending' | 'ready';
  readonly context: ShoppingContext;
  /** Requests the context; a failure stores the empty one [AUTH-7]. Resolves with the stored one, and never rejects. */
  readonly refresh: () => Promise<ShoppingContext>;
  /** Stores the empty context of a visitor, and cancels a pending request. */
  readonly reset: () => void;
}

export type ShoppingContextStore = StoreApi<ShoppingContextState>;

/** Creates the store of the shopping context; the request of `refresh` cancels an earlier one [AUTH-7]. */
export const createShoppingContextStore = (contexts: ShoppingContexts): ShoppingContextStore => {
  const latest = createLatest();
  return createStore<ShoppingContextState>()((set, get) => ({
    status: 'pending',
    context: EMPTY_CONTEXT,
    async refresh() {
      const request = latest.begin();
      const result = await contexts.load(request.signal);
      if (request.isCurrent()) set({ status: 'ready', context: result.ok ? result.value : EMPTY_CONTEXT });
      return get().context;
    },
    reset() {
      latest.cancel();
      set({ status: 'ready', context: EMPTY_CONTEXT });
    },
  }));
};
