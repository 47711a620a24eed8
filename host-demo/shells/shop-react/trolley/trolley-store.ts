import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TrolleyUpdate } from '../../../../federation/contract';
import type { Graph } from '../api/graph';
import {
  emptyTrolleyOperation,
  trolleyOperation,
  updateItemOperation,
  type Trolley,
  type TrolleyResponse,
} from '../api/operations';

export type TrolleyStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly trolley: Trolley }
  | { readonly kind: 'failed' };

export interface TrolleyState {
  readonly status: TrolleyStatus;
  /** Amounts by line number, as the shopper last set them; optimistic while a change is pending. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Whether a change failed. */
  readonly problem: boolean;
  readonly load: () => Promise<void>;
  readonly setAmount: (lineNumber: string, amount: number) => Promise<void>;
  readonly empty: () => Promise<void>;
}

export interface TrolleyDeps {
  readonly graph: Graph;
  readonly orderId: string;
  /** Notifies the header [TROL-4]. */
  readonly announce: (update: TrolleyUpdate) => void;
}

const amountsOf = (trolley: Trolley): Record<string, number> =>
  Object.fromEntries(trolley.trolleyItems.map(({ lineNumber, quantity }) => [lineNumber, quantity.amount]));

const finished = ({ trolleyTotals: totals }: Trolley): TrolleyUpdate => ({
  phase: 'finish',
  ...(totals.totalEstimatedCost
    ? {
        trolleyTotals: {
          totalEstimatedCost: totals.totalEstimatedCost,
          ...(totals.itemTotalEstimatedCost && { itemTotalEstimatedCost: totals.itemTotalEstimatedCost }),
          trolleyItemCounts: totals.trolleyItemCounts,
          ...(totals.minimumSpendThresholdMet == null
            ? {}
            : { minimumSpendThresholdMet: totals.minimumSpendThresholdMet }),
        },
      }
    : {}),
});

/** Creates the storefront's trolley. Changes run one after another, so the last response is the newest state. */
export const createTrolleyStore = ({ graph, orderId, announce }: TrolleyDeps): StoreApi<TrolleyState> => {
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  return createStore<TrolleyState>()((set, get) => {
    const serverAmounts = (): Record<string, number> => {
      const { status } = get();
      return status.kind === 'ready' ? amountsOf(status.trolley) : {};
    };

    const accept = (trolley: Trolley, refused: boolean): void => {
      set({ status: { kind: 'ready', trolley }, problem: refused });
      if (waiting > 0) return;
      set({ amounts: amountsOf(trolley) });
      announce(finished(trolley));
    };

    const showFailure = (): void => {
      set({ problem: true, amounts: serverAmounts() });
      if (waiting === 0) announce({ phase: 'fail' });
    };

    const change = (run: () => Promise<TrolleyResponse>): Promise<void> => {
      waiting += 1;
      announce({ phase: 'start' });
      queue = queue.then(async () => {
        const response = await run().catch(() => undefined);
        waiting -= 1;
        if (response?.trolley) accept(response.trolley, Boolean(response.failures?.length));
        else showFailure();
      });
      return queue;
    };

    return {
      status: { kind: 'pending' },
      amounts: {},
      problem: false,
      load: async () => {
        try {
          const { getTrolley } = await graph.request(trolleyOperation, { orderId });
          if (!getTrolley?.trolley) throw new Error('the response contains no trolley');
          set({ status: { kind: 'ready', trolley: getTrolley.trolley } });
          if (waiting === 0) set({ amounts: amountsOf(getTrolley.trolley) });
        } catch {
          set({ status: { kind: 'failed' } });
        }
      },
      setAmount: (lineNumber, amount) => {
        set({ amounts: { ...get().amounts, [lineNumber]: amount } });
        return change(async () => {
          const response = await graph.request(updateItemOperation, { orderId, lineNumber, amount });
          return response.updateTrolleyItem;
        });
      },
      empty: () => change(async () => (await graph.request(emptyTrolleyOperation, { orderId })).emptyTrolley),
    };
  });
};
