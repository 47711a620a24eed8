import { stopAll } from '../../kernel/stop-all';
import { TROLLEY_UPDATE } from '../../../federation/contract';
import type { Browser } from '../../platform/browser';
import { isSignedOut, type Session, type SessionStatus } from '../../platform/session';
import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';
import { notifyTabs } from '../../context/tabs';
import { phaseOf } from './update-event';

/** Notifies the other tabs when another customer is signed in, also when that happened on the page before. */
const announceIdentity = (browser: Browser, session: Session['store']): (() => void) => {
  let customerId = browser.cookies.get('customerId');
  const update = (status: SessionStatus) => {
    const customer = customerOf(status);
    if (customer === undefined && !isSignedOut(status)) return;
    if (customerId !== undefined && customerId !== customer) notifyTabs(browser, 'session');
    customerId = customer;
  };
  update(session.getState());
  return session.subscribe(update);
};

/**
 * Refetches trolley and slot after changes in other tabs. The listening code is lazy-loaded for signed-in customers, once
 * trolley and slot are shown. Start it before the session's listeners: they set the cookie that names the previous
 * customer.
 *
 * @returns a function that removes the listeners
 */
export const startSync = (context: HeaderContext): (() => void) => {
  const { browser, services, session, trolley, slot } = context;
  let stopSync: (() => void) | undefined;
  let run = 0;

  const isShown = () =>
    session.getState().kind === 'signed-in' &&
    trolley.getState().status.kind !== 'pending' &&
    slot.getState().status.kind !== 'pending';
  const end = () => {
    run += 1;
    stopSync?.();
    stopSync = undefined;
  };
  const load = async (currentRun: number) => {
    try {
      const {
        createRefetchers,
        showOperatorBanner,
        trackPersonalisation,
        refetchOnChange,
        refetchStaleTrolley,
      } = await import(/* webpackChunkName: "sync" */ './sync-lazy');
      if (currentRun !== run) return;
      const readers = createRefetchers(context);
      stopSync = stopAll(
        refetchOnChange(browser, (topic) => readers[topic](), services.session.end),
        refetchStaleTrolley(context),
        trackPersonalisation(context),
        showOperatorBanner(context),
      );
    } catch {
      // Without the code the page shows what it has; the next update of trolley or slot tries again.
      if (currentRun === run) stopSync = undefined;
    }
  };
  const begin = () => {
    run += 1;
    const currentRun = run;
    // The request of the code would delay the frame that shows trolley and slot.
    stopSync = browser.afterPaint(() => void load(currentRun));
  };
  const update = () => {
    if (session.getState().kind !== 'signed-in') end();
    else if (!stopSync && isShown()) begin();
  };

  return stopAll(
    announceIdentity(browser, session),
    browser.onDocumentEvent(TROLLEY_UPDATE, (event) => {
      if (phaseOf(event) === 'finish') notifyTabs(browser, 'trolley');
    }),
    session.subscribe(update),
    trolley.subscribe(update),
    slot.subscribe(update),
    end,
  );
};
