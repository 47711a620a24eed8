import { createStore } from 'zustand/vanilla';
import type { Browser } from '../../platform/browser';
import type { SessionStatus } from '../../platform/session';
import { removeRefusedStorage } from './remove-refused-storage';

const createMemoryStore = (values: Readonly<Record<string, string>> = {}) => {
  const map = new Map(Object.entries(values));
  const store: Browser['localStore'] = {
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
  return { store, values: () => Object.fromEntries(map) };
};

/** A page whose consent cookies say this, until the test changes them. */
const createPage = (
  choices: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>> = {},
) => {
  const cookies = createMemoryStore(choices);
  const local = createMemoryStore(stored);
  const session = createMemoryStore({ wtr_early_search: 'milk', wtr_amend_bar: '48' });
  const listeners = new Set<() => void>();
  return {
    browser: {
      cookies: cookies.store,
      localStore: local.store,
      sessionStore: session.store,
      onCookieChange: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    setConsent: (name: string, value: string) => {
      cookies.store.set(name, value);
      for (const listener of listeners) listener();
    },
    cookies: cookies.values,
    local: local.values,
    sessionItems: session.values,
  };
};

const REFUSED = { wtr_cookies_functional: 'false' };

describe('removeRefusedStorage', () => {
  const STORED = {
    wtr_groceries_search_history: '[{"term":"milk"}]',
    'wtr_multi_search_-1': '["milk"]',
    wtr_multi_search_7: '["bread"]',
    'shop-own': 'kept',
  };
  const CUSTOMER: SessionStatus = { kind: 'signed-in', role: 'customer', customerId: '7' };
  const follow = (choices: Readonly<Record<string, string>>, status: SessionStatus = CUSTOMER) => {
    const page = createPage({ ...choices, wtr_app_banner_dismissed: '1' }, STORED);
    const session = createStore<SessionStatus>(() => status);
    return { ...page, session, stop: removeRefusedStorage({ browser: page.browser, session }) };
  };

  it('removes what was stored before the refusal, and nothing of the shop’s own [AUTH-8]', () => {
    const { local, cookies, sessionItems } = follow(REFUSED);
    expect([local(), cookies()]).toEqual([{ 'shop-own': 'kept' }, REFUSED]);
    expect(sessionItems()).toEqual({ wtr_amend_bar: '48' });
  });

  it('removes it as soon as the shopper refuses on this page [AUTH-8]', () => {
    const { local, setConsent } = follow({ wtr_cookies_functional: 'true' });
    expect(local()).toEqual(STORED);
    setConsent('wtr_cookies_functional', 'false');
    expect(local()).toEqual({ 'shop-own': 'kept' });
  });

  it("removes a customer's list once the customer is known [AUTH-8]", () => {
    const { local, session } = follow(REFUSED, { kind: 'initialising' });
    expect(local()).toEqual({ wtr_multi_search_7: '["bread"]', 'shop-own': 'kept' });
    session.setState(CUSTOMER, true);
    expect(local()).toEqual({ 'shop-own': 'kept' });
  });

  it('keeps everything of a shopper who has not answered [AUTH-8]', () => {
    expect(follow({}).local()).toEqual(STORED);
  });

  it('removes its listeners when it is stopped [FED-6]', () => {
    const { local, setConsent, session, stop } = follow({});
    stop();
    setConsent('wtr_cookies_functional', 'false');
    session.setState({ kind: 'signed-out' }, true);
    expect(local()).toEqual(STORED);
  });
});
