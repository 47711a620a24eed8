import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { createLatest } from '../../kernel/latest';
import type { Failure } from '../../kernel/result';
import { itemsCostBeside, trolleyLabel, type Trolley, type TrolleyLabel, type TrolleyTotals } from './model';
import type { TrolleyKey, Trolleys } from './ports';

export type TrolleyStatus =
  /** Nothing to read: a visitor, or a customer with no order yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly totals: TrolleyTotals; readonly label: TrolleyLabel }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface TrolleyState {
  readonly status: TrolleyStatus;
  /** The trolley as last read; a host's message may have newer totals. */
  readonly trolley: Trolley | undefined;
  /** True while a host changes the trolley [TROL-4]. */
  readonly isUpdating: boolean;
  /** Reads this customer's trolley from now on; undefined when there is none [TROL-1]. */
  readonly open: (key: TrolleyKey | undefined) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly updateStarted: () => void;
  /** @param message the host's totals, unchecked; without them the trolley is read again */
  readonly updateFinished: (message?: unknown) => Promise<void>;
  readonly updateFailed: () => void;
}

export type TrolleyStore = StoreApi<TrolleyState>;

interface TrolleyDeps {
  readonly trolleys: Trolleys;
  readonly clock: Clock;
}

/** A host that says 'start' and then nothing is not waited for longer, in milliseconds. */
const UPDATE_LIMIT = 15_000;

const ready = (totals: TrolleyTotals): TrolleyStatus => ({
  kind: 'ready',
  totals,
  label: trolleyLabel(totals),
});

/** Hosts' messages leave minimums and the delivery charge out as a rule: those that were read still hold. */
const withKept = (totals: TrolleyTotals, before: TrolleyTotals | undefined): TrolleyTotals => ({
  ...totals,
  itemsCost: totals.itemsCost ?? itemsCostBeside(totals.estimatedCost, before),
  deliveryMinimum: totals.deliveryMinimum ?? before?.deliveryMinimum,
  collectionMinimum: totals.collectionMinimum ?? before?.collectionMinimum,
});

export const createTrolleyStore = ({ trolleys, clock }: TrolleyDeps): TrolleyStore => {
  const latest = createLatest();
  let key: TrolleyKey | undefined;
  let stopLimit: (() => void) | undefined;
  let updates = 0;

  return createStore<TrolleyState>()((set, get) => {
    const endUpdate = () => {
      stopLimit?.();
      stopLimit = undefined;
      set({ isUpdating: false });
    };
    return {
      status: { kind: 'pending' },
      trolley: undefined,
      isUpdating: false,
      async open(next) {
        key = next;
        latest.cancel();
        endUpdate();
        set({ status: { kind: key ? 'pending' : 'none' }, trolley: undefined });
        await get().refresh();
      },
      async refresh() {
        if (!key) return;
        const mine = latest.begin();
        const answer = await trolleys.load(key, mine.signal);
        if (!mine.isCurrent()) return;
        if (answer.ok) {
          set({ status: ready(answer.value.totals), trolley: answer.value });
        } else {
          set({ status: { kind: 'failed', failure: answer.failure } });
        }
      },
      updateStarted() {
        stopLimit?.();
        updates += 1;
        set({ isUpdating: true });
        stopLimit = clock.after(UPDATE_LIMIT, () => {
          endUpdate();
          void get().refresh();
        });
      },
      async updateFinished(message) {
        // Nobody's trolley is open: there is nothing whose totals these could be.
        if (!key) {
          endUpdate();
          return;
        }
        const update = updates;
        // The host's totals are newer than any answer still under way.
        const mine = latest.begin();
        const decoded = message === undefined ? undefined : await trolleys.decodeTotals(message);
        if (!mine.isCurrent()) return;
        const { status } = get();
        const before = status.kind === 'ready' ? status.totals : undefined;
        if (decoded?.ok) set({ status: ready(withKept(decoded.value, before)) });
        else await get().refresh();
        // Another change may have begun meanwhile; then it is the one to end the loading state.
        if (update === updates) endUpdate();
      },
      updateFailed: endUpdate,
    };
  });
};
