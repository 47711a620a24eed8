import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import type { PassStatus } from './model';
import type { Passes } from './ports';

export interface PassState {
  readonly status: PassStatus;
  /** Reads the pass of this customer; undefined for a visitor. A failure counts as UNKNOWN [PASS-1]. */
  readonly open: (customerId: string | undefined) => Promise<void>;
  /** Reads it again for the same customer, unless it is being read: what shows stays until the answer [PASS-2]. */
  readonly refresh: () => Promise<void>;
}

export type PassStore = StoreApi<PassState>;

export const createPassStore = (passes: Passes): PassStore => {
  const latest = createLatest();
  let customer: string | undefined;
  let isReading = false;
  return createStore<PassState>()((set) => {
    const read = async () => {
      const mine = latest.begin();
      isReading = customer !== undefined;
      if (customer === undefined) return;
      const answer = await passes.load(customer, mine.signal);
      if (!mine.isCurrent()) return;
      isReading = false;
      set({ status: answer.ok ? answer.value : 'UNKNOWN' });
    };
    return {
      status: 'UNKNOWN',
      open(customerId) {
        customer = customerId;
        set({ status: 'UNKNOWN' });
        return read();
      },
      // Reading may itself be what renews the token; a service that refuses each of them would be asked for ever.
      refresh: async () => (isReading ? undefined : read()),
    };
  });
};
