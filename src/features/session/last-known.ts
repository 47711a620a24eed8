import { stopAll } from '../../kernel/stop-all';
import { LAST_KNOWN_KEY, type HeaderSummary } from '../../../federation/contract';
import { slotSummary } from '../../domains/slot';
import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';
import { parseJson } from '../../kernel/parse-json';
import { readPreloaded } from '../../context/preloaded';
import { isSignedOut } from '../../platform/session';

const readSummary = (
  text: string | undefined,
  customerId: string,
  lang: string | undefined,
): HeaderSummary | undefined => {
  // Another version of the header may have stored it in another format.
  const stored = parseJson(text);
  const { customerId: owner, lang: written } = Object(stored) as { customerId?: unknown; lang?: unknown };
  return owner === customerId && written === lang ? readPreloaded(stored).summary : undefined;
};

/**
 * Shows a customer's trolley and slot of the previous page until they are loaded, and stores them for the next page of
 * this visit. They are shown once the session has confirmed the customer, so that nobody sees those of another.
 *
 * @returns a function that removes the listeners
 */
export const showLastKnown = ({ t, page, session, trolley, slot, browser }: HeaderContext): (() => void) => {
  const lang = t.language?.lang;
  let isFirst = true;
  let cancelStoring: (() => void) | undefined;
  const show = (customerId: string) => {
    const { preloaded } = page.getState();
    if (isFirst && !preloaded?.trolley && preloaded?.slot === undefined)
      page.setState({ preloaded: readSummary(browser.recall(LAST_KNOWN_KEY), customerId, lang) });
    isFirst = false;
  };
  const forget = () => {
    browser.sessionStore.remove(LAST_KNOWN_KEY);
  };
  const follow = () => {
    cancelStoring?.();
    const customerId = customerOf(session.getState());
    const { status } = trolley.getState();
    const { status: booked } = slot.getState();
    if (customerId === undefined) {
      if (isSignedOut(session.getState())) forget();
    } else if (status.kind === 'none') forget();
    else if (status.kind === 'ready' && booked.kind !== 'pending') {
      const label = booked.kind === 'booked' && booked.slot.label;
      const summary: HeaderSummary = {
        trolley: status.label,
        ...(booked.kind === 'none' && { slot: null }),
        ...(label && { slot: slotSummary(label) }),
      };
      // The storage of a page may take a tenth of a frame, so the labels are painted first.
      cancelStoring = browser.afterPaint(() => {
        browser.remember(LAST_KNOWN_KEY, JSON.stringify({ customerId, lang, summary }));
      });
    } else show(customerId);
  };
  follow();
  return stopAll(session.subscribe(follow), trolley.subscribe(follow), slot.subscribe(follow), () =>
    cancelStoring?.(),
  );
};
