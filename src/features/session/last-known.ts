import { stopAll } from '../../kernel/stop-all';
import { LAST_KNOWN_KEY, type HeaderSummary } from '../../../federation/contract';
import { slotSummary } from '../../domains/slot';
import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';
import { isCalm } from '../../context/calm-order';
import { readLastKnown, storeLastKnown } from '../../context/stored-order';
import { isSignedOut } from '../../platform/session';

/**
 * Shows a customer's trolley and slot of the previous page until they are loaded, and stores them for the next page of
 * this visit. They are shown once the session has confirmed the customer, so that nobody sees those of another.
 *
 * @returns a function that removes the listeners
 */
export const showLastKnown = ({ t, page, session, trolley, slot, browser }: HeaderContext): (() => void) => {
  let isFirst = true;
  let cancelStoring: (() => void) | undefined;
  const show = (customerId: string) => {
    const { preloaded } = page.getState();
    if (isFirst && !preloaded?.trolley && preloaded?.slot === undefined)
      page.setState({ preloaded: readLastKnown(browser, customerId, t) });
    isFirst = false;
  };
  const forget = () => {
    browser.sessionStore.remove(LAST_KNOWN_KEY);
  };
  const follow = () => {
    cancelStoring?.();
    const customerId = customerOf(session.getState());
    const { status, trolley: read } = trolley.getState();
    const { status: booked } = slot.getState();
    if (customerId === undefined) {
      if (isSignedOut(session.getState())) forget();
    } else if (status.kind === 'none') forget();
    else if (status.kind === 'ready' && booked.kind !== 'pending') {
      const bookedSlot = booked.kind === 'booked' ? booked.slot : undefined;
      const label = bookedSlot?.label;
      const summary: HeaderSummary = {
        trolley: status.label,
        ...(booked.kind === 'none' && { slot: null }),
        ...(label && { slot: slotSummary(label) }),
      };
      // The storage of a page may take a tenth of a frame, so the labels are painted first.
      cancelStoring = browser.afterPaint(() => {
        storeLastKnown(browser, { customerId, t, summary, isCalm: !!read && isCalm(read, bookedSlot) });
      });
    } else show(customerId);
  };
  follow();
  return stopAll(session.subscribe(follow), trolley.subscribe(follow), slot.subscribe(follow), () =>
    cancelStoring?.(),
  );
};
