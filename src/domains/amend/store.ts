import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  countdownAt,
  cutOffsOf,
  nextUpdate,
  shouldAnnounce,
  timeLeftText,
  timesAt,
  type AmendedOrder,
  type Countdown,
  type CutOff,
} from './model';
import type { AmendPorts } from './ports';
import { CANCELLING, TIME_HAS_PASSED_PHRASE } from './texts';

export interface AmendState {
  readonly cutOffs: readonly CutOff[];
  /** The cut-offs that have passed. */
  readonly passed: readonly CutOff[];
  /** The time left until the next cut-off, as text; '' when there is none. */
  readonly left: string;
  /** Whether the next cut-off is at most 30 minutes away. */
  readonly isUrgent: boolean;
  readonly isDiscarding: boolean;
  /** Starts the countdown of this order. The same order again changes nothing. */
  readonly follow: (order: AmendedOrder) => void;
  /** Cancels the amendment; a call while one is pending does nothing [AMND-2]. Never rejects. */
  readonly discard: () => Promise<void>;
  /** Clears the timer, removes the listener and aborts a pending request. */
  readonly stop: () => void;
}

export type AmendStore = StoreApi<AmendState>;

/**
 * Creates the store of an amendment: the time left, counted down while the page is visible, and cancelling the
 * amendment [AMND-2] [AMND-3].
 */
export const createAmendStore = (ports: AmendPorts): AmendStore =>
  createStore<AmendState>()((set, get) => {
    const { t, clock, amendments, announce } = ports;
    const ended = new AbortController();
    let order: AmendedOrder | undefined;
    /** The countdown at the last update. */
    let last: Countdown | undefined;
    let stopTimer: (() => void) | undefined;

    const update = () => {
      stopTimer?.();
      stopTimer = undefined;
      const now = clock.now();
      const cutOffs = order ? cutOffsOf(order, now, t) : [];
      const next = countdownAt(cutOffs, now);
      set({ cutOffs, ...timesAt(cutOffs, now, next, t) });
      const before = last;
      last = next;
      if (before && before.target.at.getTime() <= now) {
        announce(TIME_HAS_PASSED_PHRASE, { part: t(before.target.of) });
        void ports.readAgain();
      } else if (before && next && shouldAnnounce(before.left, next.left)) {
        announce(timeLeftText(next.left, next.target, t));
      }
      if (next && !ports.isPageHidden()) stopTimer = clock.after(nextUpdate(next.left), update);
    };
    const stopVisibility = ports.onVisibilityChange(update);

    return {
      ...timesAt([], 0, undefined, t),
      cutOffs: [],
      isDiscarding: false,
      follow(next) {
        const isSame = order && JSON.stringify(order) === JSON.stringify(next);
        order = next;
        if (isSame) return;
        last = undefined;
        update();
      },
      async discard() {
        if (!order || get().isDiscarding) return;
        set({ isDiscarding: true });
        announce(CANCELLING);
        const result = await amendments.cancel(order.customerOrderId, ended.signal);
        if (ended.signal.aborted) return;
        if (result.ok) {
          // `isDiscarding` stays true until the page unloads.
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
