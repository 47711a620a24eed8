import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import type { PassStatus } from './model';
import type { Passes } from './ports';

export interface PassState {
  readonly status: PassStatus;
  /** Requests the pass of this customer; undefined for a visitor. A failure counts as UNKNOWN [PASS-1]. */
  readonly load: (customerId: string | undefined) => Promise<void>;
  /**
   * Requests the pass again for the same customer, unless a request is pending. The status stays until the response
   * [PASS-2].
   */
  readonly refresh: () => Promise<void>;
}

export type PassStore = StoreApi<PassState>;

/** Creates the store of the delivery pass [PASS-1] [PASS-2]. */
export const createPassStore = (passes: Passes): PassStore => {
  const latest = createLatest();
  let customer: string | undefined;
  let isReading = false;
  return createStore<PassState>()((set) => {
    const read = async () => {
      const request = latest.begin();
      isReading = customer !== undefined;
      if (customer === undefined) return;
      const result = await passes.load(customer, request.signal);
      if (!request.isCurrent()) return;
      isReading = false;
      set({ status: result.ok ? result.value : 'UNKNOWN' });
    };
    return {
      status: 'UNKNOWN',
      load(customerId) {
        customer = customerId;
        set({ status: 'UNKNOWN' });
        return read();
      },
      // The request itself may renew the token. Without this check a service that rejects every token would be called
      // endlessly.
      refresh: async () => (isReading ? undefined : read()),
    };
  });
};
