import { stopAll } from '../../kernel/stop-all';
import { TROLLEY_UPDATE } from '../../../federation/contract';
import type { Browser } from '../../platform/browser';
import type { Session, SessionStatus } from '../../platform/session';
import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';
import { notifyTabs } from '../../context/tabs';
import { phaseOf } from './update-event';

/**
 * Notifies the other tabs when another customer is signed in than when the last tab knew who is. A sign-out has a message of
 * its own: a session that is requested before the shop has ended it would sign in again.
 */
const announceIdentity = (browser: Browser, session: Session['store']): (() => void) => {
  const update = (status: SessionStatus) => {
    const customer = customerOf(status);
    if (customer !== undefined && browser.cookies.get('customerId') !== customer)
      notifyTabs(browser, 'session');
  };
  update(session.getState());
  return session.subscribe(update);
};

/**
 * Refetches session, trolley and slot when they may have changed. The listening code is lazy-loaded: for customers once
 * trolley and slot are shown, for visitors when the page is idle. Start it before the session's listeners: they set the
 * cookie that names the previous customer.
 *
 * @returns a function that removes the listeners
 */
export const startSync = (context: HeaderContext): (() => void) => {
  const { browser, session, trolley, slot } = context;
  let stopSync: (() => void) | undefined;
  let isStopped = false;

  const load = async () => {
    try {
      const { startLazySync } = await import(/* webpackChunkName: "idle" */ './sync-lazy');
      if (!isStopped) stopSync = startLazySync(context);
    } catch {
      // Without the code the page shows what it has; the next update of trolley or slot tries again.
      stopSync = undefined;
    }
  };
  const update = () => {
    if (stopSync ?? [trolley, slot].some((store) => store.getState().status.kind === 'pending')) return;
    // The request of the code would delay the frame that shows trolley and slot.
    const wait = session.getState().kind === 'signed-in' ? browser.afterPaint : browser.whenIdle;
    stopSync = wait(() => void load());
  };

  return stopAll(
    announceIdentity(browser, session),
    browser.onDocumentEvent(TROLLEY_UPDATE, (event) => {
      if (phaseOf(event) === 'finish') notifyTabs(browser, 'trolley');
    }),
    trolley.subscribe(update),
    slot.subscribe(update),
    () => {
      isStopped = true;
      stopSync?.();
    },
  );
};
