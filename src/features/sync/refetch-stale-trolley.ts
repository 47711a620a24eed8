import { isStale } from '../../domains/trolley/lazy-stale';
import type { HeaderContext } from '../../context/context';
import { stopAll } from '../../kernel/stop-all';

/** A burst of changes is followed by one request. */
const BATCH_MS = 100;

/**
 * Refetches the trolley and its order when they are older than what is displayed: after a host's totals [TROL-4], and after a
 * change of slot, on which the delivery charge, the minimum spend and the conflicts depend.
 *
 * @returns a function that removes the listeners
 */
export const refetchStaleTrolley = ({ trolley, slot, browser }: HeaderContext): (() => void) => {
  let stopTimer: (() => void) | undefined;
  const plan = () => {
    stopTimer?.();
    stopTimer = browser.after(BATCH_MS, () => void trolley.getState().refresh());
  };
  /** The reservation that the trolley was loaded with; '' for none, undefined while an order is being loaded. */
  let known: string | undefined;
  const followSlot = () => {
    const { status } = slot.getState();
    if (status.kind === 'failed') return;
    const before = known;
    known =
      status.kind === 'pending' ? undefined : status.kind === 'booked' ? status.slot.reservation.id : '';
    if (before !== undefined && known !== undefined && known !== before) plan();
  };
  followSlot();
  if (isStale(trolley.getState())) plan();
  return stopAll(
    trolley.subscribe((now, before) => {
      if (now.status !== before.status && isStale(now)) plan();
    }),
    slot.subscribe(followSlot),
    () => stopTimer?.(),
  );
};
