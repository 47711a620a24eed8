import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import { EMPTY_CONTEXT, type ShoppingContext } from './model';
import type { ShoppingContexts } from './ports';

export interface ShoppingContextState {
  readonly status: 'pending' | 'ready';
  readonly context: ShoppingContext;
  /** Reads the context; on failure the defaults stand [AUTH-7]. Gives what stands afterwards. */
  readonly refresh: () => Promise<ShoppingContext>;
  /** Back to the empty context of a visitor. */
  readonly reset: () => void;
}

export type ShoppingContextStore = StoreApi<ShoppingContextState>;

export const createShoppingContextStore = (contexts: ShoppingContexts): ShoppingContextStore => {
  const latest = createLatest();
  return createStore<ShoppingContextState>()((set, get) => ({
    status: 'pending',
    context: EMPTY_CONTEXT,
    async refresh() {
      const mine = latest.begin();
      const answer = await contexts.load(mine.signal);
      if (mine.isCurrent()) set({ status: 'ready', context: answer.ok ? answer.value : EMPTY_CONTEXT });
      return get().context;
    },
    reset() {
      latest.cancel();
      set({ status: 'ready', context: EMPTY_CONTEXT });
    },
  }));
};
