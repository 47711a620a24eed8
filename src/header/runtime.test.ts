import { HEADER_READY } from '../../federation/contract';
import { VERSION } from '../context/version';
import { startServer, type Server } from '../platform/testing/http-server';
import { headerConfig } from '../context/testing/header-config';
import { CUSTOMER, VISITOR } from '../context/testing/shop-data';
import { createTestHeader } from './testing/test-header';

const SUMMARY = { trolley: { count: '3', cost: '£43.10', name: '£43.10, 3 items, trolley' } };
/** A host whose own session does not load. */
const SESSION = { load: () => Promise.reject(new Error('no session')) };

let server: Server;
beforeAll(async () => {
  server = await startServer((response) => response.writeHead(500).end());
});
afterAll(() => server.close());

describe('createRuntime', () => {
  it('listens and requests nothing before it is started [AUTH-1]', () => {
    const { listeners, dispatched, clock } = createTestHeader();
    expect([listeners(), dispatched, clock.pending()]).toEqual([0, [], 0]);
  });

  it('lets the menu open, and announces that the header is ready [FED-3] [SLID-1]', () => {
    const { runtime, header, dispatched } = createTestHeader();
    expect(header.page.getState().canOpenMenu).toBe(false);
    runtime.start()();
    expect(header.page.getState().canOpenMenu).toBe(true);
    expect(dispatched).toContainEqual(
      expect.objectContaining({ type: HEADER_READY, detail: { version: VERSION } }),
    );
  });

  it.each([
    ['51 px below the top on a phone', { width: 375 }, 51],
    ['below the compact row', { width: 1440 }, 65],
    ['below the amend bar', { width: 375, amendHeight: 66 }, 117],
  ])('moves the focus to the host’s main element, %s [SHELL-1] [SHELL-8]', (_where, state, offset) => {
    const { runtime, header, browser } = createTestHeader();
    const focusMain = jest.spyOn(browser, 'focusMain');
    header.page.setState(state);
    runtime.skipToMain();
    expect(focusMain.mock.calls).toEqual([[offset]]);
  });

  it("removes what is shown of the customer's on sign-out [AUTH-1]", async () => {
    const { runtime, header } = createTestHeader({
      session: SESSION,
      config: { ...headerConfig(server.url), session: { hasTokenSession: true } },
      preloaded: { session: { role: 'customer' }, summary: SUMMARY },
    });
    const { page } = header;
    const stop = runtime.start();
    runtime.session.setState(CUSTOMER, true);
    page.getState().open('account');
    runtime.modals.show({ name: 'trolley', render: () => null });
    expect(page.getState().preloaded).toMatchObject(SUMMARY);
    runtime.session.setState(VISITOR, true);
    expect(page.getState()).toMatchObject({ openPanel: 'none', preloaded: undefined });
    expect(runtime.modals.store.getState().modal).toBeUndefined();
    stop();
  });
});
