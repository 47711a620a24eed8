import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import type { PassStatus } from './model';
import type { Passes } from './ports';

export interface PassState {
  readonly status: PassStatus;
  /** Reads the pass of this customer; undefined for a visitor. A failure counts as UNKNOWN [PASS-1]. */
  readonly open: (customerId: string | undefined) => Promise<void>;
}

export type PassStore = StoreApi<PassState>;

export const createPassStore = (passes: Passes): PassStore => {
  const latest = createLatest();
  return createStore<PassState>()((set) => ({
    status: 'UNKNOWN',
    async open(customerId) {
      const mine = latest.begin();
      set({ status: 'UNKNOWN' });
      if (customerId === undefined) return;
      const answer = await passes.load(customerId, mine.signal);
      if (mine.isCurrent() && answer.ok) set({ status: answer.value });
    },
  }));
};
