import { TROLLEY_UPDATE } from '../../../federation/contract';
import type { Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';
import type { Session, SessionStatus } from '../../platform/session';
import { customerOf } from '../identity';
import type { KeptStores } from './keep-true-readers';
import type { Topic } from './keep-true-topics';

interface KeepTrueDeps extends KeptStores {
  readonly browser: Browser;
  readonly analytics: Analytics;
}

/** Has the other tabs read something again. */
export const tellTabs = ({ tabs }: Pick<Browser, 'tabs'>, topic: Topic): void => {
  tabs.tell(topic);
};

/** Tells the other tabs that the shopper became another, even if that came about on the page before. */
const tellIdentity = (browser: Browser, session: Session['store']): (() => void) => {
  let known = browser.cookies.get('customerId');
  const look = (status: SessionStatus) => {
    if (status.kind === 'pending') return;
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
      const { createReaders, followPersonalisation, keepTrue } = await import(
        /* webpackChunkName: "keep-true" */ './keep-true-lazy'
      );
      if (mine !== turn) return;
      const readers = createReaders(deps);
      const stops = [
        keepTrue(browser, (topic) => readers[topic]()),
        followPersonalisation({ ...deps, session: services.session.store }),
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
