import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import { ok, type Failure, type Result } from '../../kernel/result';
import type { BookedSlot } from './model';
import type { KeepBranch, Slots } from './ports';

export type SlotStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'none' }
  | { readonly kind: 'booked'; readonly slot: BookedSlot }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Whose slot is read; the default branch serves where the reservation names none. */
export interface SlotKey {
  readonly customerOrderId: string;
  readonly defaultBranchId: string | undefined;
}

export interface SlotState {
  readonly status: SlotStatus;
  /** Reads this order's slot from now on; undefined when there is no order. */
  readonly open: (key: SlotKey | undefined) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /**
   * Gives the booked slot up, then reads what stands, however that went [SLOT-7]. Called again meanwhile, it
   * is the same cancelling; with nothing booked there is nothing to do.
   */
  readonly cancel: () => Promise<Result<undefined>>;
  /** The shop no longer holds the slot: nothing is booked, and no branch serves. */
  readonly forget: () => void;
}

export type SlotStore = StoreApi<SlotState>;

interface SlotDeps {
  readonly slots: Slots;
  readonly keepBranch: KeepBranch;
  /** Called once a slot was given up, or may have been. */
  readonly onCancelled?: () => void;
}

export const createSlotStore = ({ slots, keepBranch, onCancelled }: SlotDeps): SlotStore => {
  const latest = createLatest();
  let key: SlotKey | undefined;
  let cancelling: Promise<Result<undefined>> | undefined;

  return createStore<SlotState>()((set, get) => ({
    status: { kind: 'pending' },
    async open(next) {
      key = next;
      latest.cancel();
      set({ status: { kind: key ? 'pending' : 'none' } });
      if (key) await get().refresh();
      else keepBranch(undefined);
    },
    async refresh() {
      if (!key) return;
      const { customerOrderId, defaultBranchId } = key;
      const mine = latest.begin();
      const answer = await slots.load(customerOrderId, mine.signal);
      if (!mine.isCurrent()) return;
      const slot = answer.ok ? answer.value : undefined;
      keepBranch(slot && (slot.reservation.branchId ?? defaultBranchId));
      if (!answer.ok) set({ status: { kind: 'failed', failure: answer.failure } });
      else set({ status: slot ? { kind: 'booked', slot } : { kind: 'none' } });
    },
    forget() {
      latest.cancel();
      keepBranch(undefined);
      set({ status: { kind: 'none' } });
    },
    cancel() {
      const { status } = get();
      if (cancelling) return cancelling;
      if (status.kind !== 'booked') return Promise.resolve(ok(undefined));
      const run = async (id: string) => {
        const answer = await slots.cancel(id);
        onCancelled?.();
        await get().refresh();
        return answer;
      };
      cancelling = run(status.slot.reservation.id).finally(() => {
        cancelling = undefined;
      });
      return cancelling;
    },
  }));
};
