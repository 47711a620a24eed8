import { TROLLEY_UPDATE } from '../../../federation/contract';
import type { Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';
import { isWaiting, type Session, type SessionStatus } from '../../platform/session';
import { customerOf } from '../identity';
import type { Modals } from '../modals';
import type { KeptStores } from './keep-true-readers';
import type { SIGNED_OUT, Topic } from './keep-true-topics';

interface KeepTrueDeps extends KeptStores {
  readonly browser: Browser;
  readonly analytics: Analytics;
  readonly modals: Modals;
  readonly report: (region: string, error: unknown) => void;
}

/** Has the other tabs read something again. */
export const tellTabs = ({ tabs }: Pick<Browser, 'tabs'>, topic: Topic | typeof SIGNED_OUT): void => {
  tabs.tell(topic);
};

/** Tells the other tabs that the shopper became another, even if that came about on the page before. */
const tellIdentity = (browser: Browser, session: Session['store']): (() => void) => {
  let known = browser.cookies.get('customerId');
  const look = (status: SessionStatus) => {
    if (isWaiting(status)) return;
    const customer = customerOf(status);
    if (known !== undefined && known !== customer) tellTabs(browser, 'session');
    known = customer;
  };
  look(session.getState());
  return session.subscribe(look);
};

/**
 * Keeps trolley and slot true to what happens elsewhere; what hears is fetched for those signed in, once trolley
 * and slot show. Begin it before the session's followers, who set the cookie that tells who was here.
 *
 * @returns ends all of it
 */
export const startKeepingTrue = (deps: KeepTrueDeps): (() => void) => {
  const { browser, services, trolley, slot } = deps;
  let stopKeeping: (() => void) | undefined;
  let turn = 0;

  const isShown = () =>
    services.session.store.getState().kind === 'signed-in' &&
    trolley.getState().status.kind !== 'pending' &&
    slot.getState().status.kind !== 'pending';
  const end = () => {
    turn += 1;
    stopKeeping?.();
    stopKeeping = undefined;
  };
  const begin = async () => {
    turn += 1;
    const mine = turn;
    stopKeeping = () => undefined;
    try {
      const { createReaders, followOperator, followPersonalisation, keepTrue } = await import(
        /* webpackChunkName: "keep-true" */ './keep-true-lazy'
      );
      if (mine !== turn) return;
      const readers = createReaders(deps);
      const stops = [
        keepTrue(browser, (topic) => readers[topic](), services.session.end),
        followPersonalisation({ ...deps, session: services.session.store }),
        followOperator({ ...deps, session: services.session.store }),
      ];
      stopKeeping = () => {
        for (const stop of stops) stop();
      };
    } catch {
      // The page stays as true as any page without it; the next reading of trolley or slot tries again.
      if (mine === turn) stopKeeping = undefined;
    }
  };
  const look = () => {
    if (services.session.store.getState().kind !== 'signed-in') end();
    else if (!stopKeeping && isShown()) void begin();
  };

  const stops = [
    tellIdentity(browser, services.session.store),
    browser.onDocumentEvent(TROLLEY_UPDATE, (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (typeof detail !== 'object' || detail === null) return;
      if (Reflect.get(detail, 'phase') === 'finish') tellTabs(browser, 'trolley');
    }),
    services.session.store.subscribe(look),
    trolley.subscribe(look),
    slot.subscribe(look),
  ];
  return () => {
    for (const stop of stops) stop();
    end();
  };
};
