import { english } from '../kernel/translate';
import { createDraft } from '../domains/search';
import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import { sendJson, startServer, type Server } from '../platform/testing/http-server';
import { headerConfig } from './testing/header-config';
import { createContext } from './create-context';
import { createPageStore } from './page-store';

const RESERVATION = { id: 'r-1', status: 'CONFIRMED', slotType: 'DELIVERY', branchId: '651' };

let server: Server;
beforeAll(async () => {
  server = await startServer((response, { method, path }) => {
    if (method === 'DELETE') response.writeHead(204).end();
    else sendJson(response, path === '/slot-reservations' ? [RESERVATION] : {});
  });
});
afterAll(() => server.close());

/** Creates the context of a header whose host has signed in customer 42. */
const setUp = () => {
  const page = createFakeBrowser();
  const { browser } = page;
  let token = 'token-1';
  const pushed: unknown[] = [];
  const adapters = {
    analytics: { push: (event: object) => void pushed.push(event) },
    session: {
      load: async () =>
        ({ kind: 'signed-in', token, customerId: '42', isSignedOnAsCustomer: false }) as const,
    },
  };
  const { context, start } = createContext({
    t: english,
    props: { config: { ...headerConfig(server.url), session: { hasTokenSession: true } } },
    adapters: () => adapters,
    browser,
    element: () => null,
    navigate: () => false,
    report: () => undefined,
    page: createPageStore(browser),
    draft: createDraft(''),
  });
  return {
    ...page,
    ...context,
    start,
    pushed,
    renewToken: (next: string) => {
      token = next;
    },
  };
};

describe('createContext', () => {
  it('stores the branch of the booked slot in a cookie, and removes it without a slot [SLOT-2]', async () => {
    const { services, slot, cookies } = setUp();
    await services.session.start();
    await slot.getState().load({ customerOrderId: 'co-1', defaultBranchId: '100' });
    expect([slot.getState().status.kind, cookies.get('branchId')]).toEqual(['booked', '651']);
    await slot.getState().load(undefined);
    expect(cookies.has('branchId')).toBe(false);
  });

  it('notifies the other tabs of a cancelled slot [SLOT-7] [TROL-4]', async () => {
    const { services, slot, messages } = setUp();
    await services.session.start();
    await slot.getState().load({ customerOrderId: 'co-1', defaultBranchId: undefined });
    expect(messages).toEqual([]);
    await slot.getState().cancel();
    expect(messages).toEqual(['slot']);
  });

  it('requests the delivery pass again when the token is renewed [PASS-2]', async () => {
    const { services, pass, renewToken } = setUp();
    await services.session.start();
    await pass.getState().load('42');
    renewToken('token-2');
    const before = server.received.length;
    await services.session.refresh();
    await new Promise<void>((resolve) => {
      const stop = pass.subscribe(() => {
        stop();
        resolve();
      });
    });
    expect(server.received.slice(before).map(({ path }) => path)).toEqual(['/v1/pass/status']);
  });

  it('sends queued events to the host once the shopper consents, until it is stopped [AUTH-8] [EVT-1]', () => {
    const { analytics, start, setCookie, pushed, listeners } = setUp();
    const stop = start();
    analytics.track({ event: 'enter_checkout' });
    setCookie('wtr_cookie_consent', 'true');
    expect(pushed).toEqual([]);
    setCookie('wtr_cookies_analytics', 'true');
    expect(pushed).toEqual([{ event: 'enter_checkout' }]);
    stop();
    expect(listeners()).toBe(0);
  });

  it('ends all waits and updates when it is stopped [FED-6]', () => {
    const { start, trolley, slot, announcer, withTimeout, clock } = setUp();
    const stop = start();
    trolley.getState().updateStarted();
    slot.getState().updateStarted();
    announcer.announce('Loading');
    void withTimeout(new Promise(() => undefined));
    expect(clock.pending()).toBe(4);
    stop();
    expect([clock.pending(), trolley.getState().isUpdating, slot.getState().isUpdating]).toEqual([
      0,
      false,
      false,
    ]);
  });
});
