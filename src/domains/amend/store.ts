import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  cutOffsOf,
  isTimeToTell,
  nextLook,
  timeLeft,
  timeLeftPhrase,
  type AmendedOrder,
  type CutOff,
} from './model';
import type { AmendPorts } from './ports';

export interface AmendState {
  readonly cutOffs: readonly CutOff[];
  /** Which of them have passed. */
  readonly passed: readonly CutOff[];
  /** Words for the time to the next one; '' where there is none. */
  readonly left: string;
  readonly isDiscarding: boolean;
  /** Follows this order from now on. */
  readonly follow: (order: AmendedOrder) => void;
  /** Gives the amendment up, once however often it is asked for [AMND-2]. Rejects never. */
  readonly discard: () => Promise<void>;
  readonly stop: () => void;
}

export type AmendStore = StoreApi<AmendState>;

const soonest = (cutOffs: readonly CutOff[]): CutOff | undefined =>
  [...cutOffs].sort((one, other) => one.at.getTime() - other.at.getTime())[0];

/** An amendment under way: the time left for it, counted down while the page is seen, and its end. */
export const createAmendStore = (ports: AmendPorts): AmendStore =>
  createStore<AmendState>()((set, get) => {
    const { clock, amendments, announce } = ports;
    const ended = new AbortController();
    let order: AmendedOrder | undefined;
    /** The cut-off counted down to, and what was left of it at the last look. */
    let last: { readonly target: CutOff; readonly left: number } | undefined;
    let stopTimer: (() => void) | undefined;

    const show = (passed: readonly CutOff[], left: string) => {
      const before = get();
      if (before.passed.length !== passed.length || before.left !== left) set({ passed, left });
    };
    const look = () => {
      stopTimer?.();
      stopTimer = undefined;
      const now = clock.now();
      const { cutOffs } = get();
      const target = soonest(cutOffs.filter(({ at }) => at.getTime() > now));
      const left = target ? target.at.getTime() - now : 0;
      show(
        cutOffs.filter(({ at }) => at.getTime() <= now),
        timeLeft(left),
      );
      const before = last;
      last = target && { target, left };
      if (before && before.target.at.getTime() <= now) {
        announce(`The time to change ${before.target.of} has passed.`);
        void ports.readAgain();
      } else if (before && target && isTimeToTell(before.left, left)) {
        announce(timeLeftPhrase(left, target));
      }
      if (target && !ports.isPageHidden()) stopTimer = clock.after(nextLook(left), look);
    };
    const stopVisibility = ports.onVisibilityChange(look);

    return {
      cutOffs: [],
      passed: [],
      left: '',
      isDiscarding: false,
      follow(next) {
        const isSame = order && JSON.stringify(order) === JSON.stringify(next);
        order = next;
        if (isSame) return;
        last = undefined;
        set({ cutOffs: cutOffsOf(next), passed: [], left: '' });
        look();
      },
      async discard() {
        if (!order || get().isDiscarding) return;
        set({ isDiscarding: true });
        announce('Cancelling your changes.');
        const answer = await amendments.cancel(order.customerOrderId, ended.signal);
        if (ended.signal.aborted) return;
        if (answer.ok) {
          // It goes on waiting until the page goes.
          ports.onDiscarded();
          return;
        }
        set({ isDiscarding: false });
        ports.onDiscardFailed();
      },
      stop() {
        stopVisibility();
        stopTimer?.();
        stopTimer = undefined;
        ended.abort();
      },
    };
  });
