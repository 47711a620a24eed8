import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../kernel/clock';
import { createHostUpdate } from '../../kernel/host-update';
import { createLatest } from '../../kernel/latest';
import { ok, type Failure, type Result } from '../../kernel/result';
import { bookedIn, type BookedSlot } from './model';
import type { Slots } from './ports';

export type SlotStatus =
  | { readonly kind: 'pending' }
  /** `expiredId`: the reservation that was not kept, if there was one. */
  | { readonly kind: 'none'; readonly expiredId?: string }
  | { readonly kind: 'booked'; readonly slot: BookedSlot }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The order whose slot is requested. The default branch is used when the reservation has none. */
export interface SlotKey {
  readonly customerOrderId: string;
  readonly defaultBranchId: string | undefined;
}

export interface SlotState {
  readonly status: SlotStatus;
  /** True while a host's page books or changes the slot. */
  readonly isUpdating: boolean;
  /** Sets the order and requests its slot; undefined without an order. */
  readonly load: (key: SlotKey | undefined) => Promise<void>;
  /** Requests the slot again; the status stays until the response. */
  readonly refresh: () => Promise<void>;
  /** Call when a host's page starts to change the slot. After 15 seconds without an end, the slot is refetched. */
  readonly updateStarted: () => void;
  /** Call when a host's page has changed the slot: refetches the slot. */
  readonly updateFinished: () => Promise<void>;
  /** Call when a host's change has failed. */
  readonly updateFailed: () => void;
  /**
   * Cancels the booked slot, then refetches the slot, also after a failure [SLOT-7]. A call during a cancellation
   * returns the same promise. Without a booked slot, resolves at once.
   */
  readonly cancel: () => Promise<Result<undefined>>;
  /** Removes the slot and the branch cookie, because the shop no longer holds the slot. */
  readonly clear: () => void;
}

export type SlotStore = StoreApi<SlotState>;

interface SlotDeps {
  readonly slots: Slots;
  readonly clock: Clock;
  /** Stores the branch of the slot in a cookie for the shop's pages; undefined removes the cookie [SLOT-2]. */
  readonly storeBranch: (branchId: string | undefined) => void;
  /** Called after a slot was cancelled, or may have been. */
  readonly onCancelled?: () => void;
}

/** Creates the store of the booked slot [SLOT-1] [SLOT-2] [SLOT-7]. */
export const createSlotStore = ({ slots, clock, storeBranch, onCancelled }: SlotDeps): SlotStore => {
  const latest = createLatest();
  let key: SlotKey | undefined;
  let cancelling: Promise<Result<undefined>> | undefined;

  return createStore<SlotState>()((set, get) => {
    const update = createHostUpdate(clock, (isUpdating) => set({ isUpdating }));
    return {
      status: { kind: 'pending' },
      isUpdating: false,
      async load(next) {
        key = next;
        latest.cancel();
        update.end();
        // A change that changes nothing would still call every listener, and render, before the request is sent.
        if (!key || get().status.kind !== 'pending') set({ status: { kind: key ? 'pending' : 'none' } });
        if (key) await get().refresh();
        else storeBranch(undefined);
      },
      async refresh() {
        if (!key) return;
        const { customerOrderId, defaultBranchId } = key;
        const request = latest.begin();
        const result = await slots.load(customerOrderId, request.signal);
        if (!request.isCurrent()) return;
        const found = result.ok ? result.value : undefined;
        const slot = bookedIn(found);
        storeBranch(slot ? (slot.reservation.branchId ?? defaultBranchId) : undefined);
        if (!result.ok) set({ status: { kind: 'failed', failure: result.failure } });
        else set({ status: slot ? { kind: 'booked', slot } : { kind: 'none', ...found } });
      },
      updateStarted: () => update.start(() => void get().updateFinished()),
      async updateFinished() {
        // A host may have started another update in between; then that one ends the loading state.
        const endUpdate = update.endLater();
        await get().refresh();
        endUpdate();
      },
      updateFailed: update.end,
      clear() {
        latest.cancel();
        storeBranch(undefined);
        set({ status: { kind: 'none' } });
      },
      cancel() {
        const { status } = get();
        if (cancelling) return cancelling;
        if (status.kind !== 'booked') return Promise.resolve(ok(undefined));
        const run = async (id: string) => {
          const result = await slots.cancel(id);
          onCancelled?.();
          await get().refresh();
          return result;
        };
        cancelling = run(status.slot.reservation.id).finally(() => {
          cancelling = undefined;
        });
        return cancelling;
      },
    };
  });
};
