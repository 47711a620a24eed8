import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { createHostUpdate } from '../../kernel/host-update';
import { createLatest } from '../../kernel/latest';
import type { Translate } from '../../kernel/translate';
import type { Failure } from '../../kernel/result';
import { itemsCostDetail, trolleyLabel, type Trolley, type TrolleyLabel, type TrolleyTotals } from './model';
import type { TrolleyKey, Trolleys } from './ports';

export type TrolleyStatus =
  /** No trolley: a visitor, or a customer without an order. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly totals: TrolleyTotals; readonly label: TrolleyLabel }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface TrolleyState {
  readonly status: TrolleyStatus;
  /** The trolley of the last response; `status` may have newer totals from a host's message. */
  readonly trolley: Trolley | undefined;
  /** True while a host changes the trolley [TROL-4]. */
  readonly isUpdating: boolean;
  /** Sets the order and requests its trolley; undefined without an order [TROL-1]. */
  readonly load: (key: TrolleyKey | undefined) => Promise<void>;
  /** Requests the trolley again; the status stays until the response. A host's newer totals stay after a failure. */
  readonly refresh: () => Promise<void>;
  /** Call when a host's page starts to change the trolley, which is refetched after 15 seconds without an end. */
  readonly updateStarted: () => void;
  /** @param message the host's totals, not decoded, shown at once; without valid totals the trolley is refetched */
  readonly updateFinished: (message?: unknown) => Promise<void>;
  /** Call when a host's change has failed. */
  readonly updateFailed: () => void;
}

export type TrolleyStore = StoreApi<TrolleyState>;

interface TrolleyDeps {
  readonly t: Translate;
  readonly trolleys: Trolleys;
  readonly clock: Clock;
}

const ready = (totals: TrolleyTotals, t: Translate, before: TrolleyStatus): TrolleyStatus => {
  const label = trolleyLabel(totals, t);
  if (before.kind !== 'ready') return { kind: 'ready', totals, label };
  const additions =
    (before.label.additions ?? 0) + Number((totals.itemCount ?? 0) > (before.totals.itemCount ?? 0));
  return { kind: 'ready', totals, label: additions ? { ...label, additions } : label };
};

/** Hosts' messages usually lack the minimums and the delivery charge, so the previous ones are kept. */
const withPrevious = (totals: TrolleyTotals, before: TrolleyTotals | undefined): TrolleyTotals => ({
  ...totals,
  itemsCost: totals.itemsCost ?? itemsCostDetail(totals.estimatedCost, before),
  deliveryMinimum: totals.deliveryMinimum ?? before?.deliveryMinimum,
  collectionMinimum: totals.collectionMinimum ?? before?.collectionMinimum,
});

/** Creates the store of the trolley [TROL-1] [TROL-3] [TROL-4]. */
export const createTrolleyStore = ({ t, trolleys, clock }: TrolleyDeps): TrolleyStore => {
  const latest = createLatest();
  let key: TrolleyKey | undefined;

  return createStore<TrolleyState>()((set, get) => {
    const update = createHostUpdate(clock, (isUpdating) => set({ isUpdating }));
    return {
      status: { kind: 'pending' },
      trolley: undefined,
      isUpdating: false,
      async load(next) {
        key = next;
        latest.cancel();
        update.end();
        // A change that changes nothing would still call every listener, and render, before the request is sent.
        if (!key || get().status.kind !== 'pending')
          set({ status: { kind: key ? 'pending' : 'none' }, trolley: undefined });
        await get().refresh();
      },
      async refresh() {
        if (!key) return;
        const request = latest.begin();
        const result = await trolleys.load(key, request.signal);
        if (!request.isCurrent()) return;
        const { status, trolley } = get();
        if (result.ok) {
          set({ status: ready(result.value.totals, t, status), trolley: result.value });
        } else if (status.kind !== 'ready' || status.totals === trolley?.totals) {
          set({ status: { kind: 'failed', failure: result.failure } });
        }
      },
      updateStarted() {
        update.start(() => {
          update.end();
          void get().refresh();
        });
      },
      async updateFinished(message) {
        // Without an order there is no trolley to which the totals could belong.
        if (!key) {
          update.end();
          return;
        }
        // A host may have started another update in between; then that one ends the loading state.
        const endUpdate = update.endLater();
        // The host's totals are newer than the response of any pending request.
        const request = latest.begin();
        const decoded = message === undefined ? undefined : await trolleys.decodeTotals(message);
        if (!request.isCurrent()) return;
        const { status } = get();
        const before = status.kind === 'ready' ? status.totals : undefined;
        if (decoded?.ok) set({ status: ready(withPrevious(decoded.value, before), t, status) });
        else await get().refresh();
        endUpdate();
      },
      updateFailed: update.end,
    };
  });
};
