import { english } from '../kernel/translate';
import type { SessionResponse } from '../../federation/contract';
import type { FrameData } from '../../federation/contract/when-wanted';
import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import { sendJson, startServer, type Server } from '../platform/testing/http-server';
import { headerConfig } from './testing/header-config';
import { createServices } from './services';

const { signal } = new AbortController();
const SIGNED_IN: SessionResponse = {
  kind: 'signed-in',
  token: 'a-token',
  customerId: '42',
  isSignedOnAsCustomer: false,
};

let server: Server;
beforeAll(async () => {
  server = await startServer((response, { path }) => {
    // A wrong shape: an object is expected.
    if (path === '/v1/pass/status') sendJson(response, 'no status');
    else if (path === '/slot-reservations') sendJson(response, []);
    else response.writeHead(503).end();
  });
});
afterAll(() => server.close());

/** Creates the services of a header whose host responds in turn with these sessions. */
const setUp = (healthPanel = true, ...responses: readonly SessionResponse[]) =>
  setUpWith(undefined, healthPanel, ...responses);

/** The same, with what a customer's first frame has loaded. */
const setUpWith = (
  frame: FrameData | undefined,
  healthPanel: boolean,
  ...responses: readonly SessionResponse[]
) => {
  const browser = { ...createFakeBrowser().browser, fetch };
  const reports: unknown[] = [];
  const queue = responses.length > 0 ? [...responses] : [SIGNED_IN];
  const adapters = {
    monitor: { report: (problem: unknown) => void reports.push(problem) },
    session: { load: async () => queue.shift() ?? SIGNED_IN },
  };
  const config = {
    ...headerConfig(server.url),
    features: { healthPanel },
    session: { hasTokenSession: true },
  };
  const services = createServices(
    config,
    english,
    () => adapters,
    browser,
    () => undefined,
    frame,
  );
  /** Resolves with the requests that a call sends. */
  const requestsOf = async (call: () => Promise<unknown>) => {
    const before = server.received.length;
    await call();
    return server.received
      .slice(before)
      .map(({ method, path, headers }) => [method, path, headers.authorization]);
  };
  return { services, reports, requestsOf };
};

describe('createServices', () => {
  it("sends each domain's request to its service, with the customer's token [CALL-2] [AUTH-4]", async () => {
    const { services, requestsOf } = setUp();
    await services.session.start();
    const { contexts, trolleys, slots, passes } = services;
    const token = 'Bearer a-token';
    const key = { customerOrderId: 'co-1', isAmending: false };
    expect(await requestsOf(() => contexts.load(signal))).toEqual([['GET', '/v1/shopping-context', token]]);
    expect(await requestsOf(() => trolleys.load(key, signal))).toEqual([['POST', '/graph/live', token]]);
    expect(await requestsOf(() => slots.load('co-1', signal))).toEqual([
      ['GET', '/slot-reservations', token],
    ]);
    expect(await requestsOf(() => slots.cancel('r-1', signal))).toEqual([
      ['DELETE', '/slot-reservations/r-1', token],
    ]);
    expect(await requestsOf(() => passes.load('42', signal))).toEqual([['GET', '/v1/pass/status', token]]);
  });

  it('uses what the first frame has loaded once, for its customer only, and only what can be decoded [FED-8] [AUTH-2]', async () => {
    const key = { customerOrderId: 'co-1', isAmending: false };
    const frameOf = (customerId: string): FrameData => ({
      ...{ customerId, summary: {} },
      answers: new Map<string, unknown>([
        ['shopping-context', { customerOrderId: 'co-7' }],
        ['getTrolley', { data: { getTrolley: { trolley: { amendingOrder: false, trolleyItems: [] } } } }],
        ['slot-reservations', 'no reservations'],
      ]),
    });
    const { services, requestsOf } = setUpWith(frameOf('42'), false);
    const { contexts, trolleys, slots } = services;
    await services.session.start();
    expect(
      await requestsOf(async () => {
        expect(await contexts.load(signal)).toMatchObject({ ok: true, value: { customerOrderId: 'co-7' } });
        expect(await trolleys.load(key, signal)).toMatchObject({ ok: true, value: { items: [] } });
      }),
    ).toEqual([]);
    expect(await requestsOf(() => slots.load('co-7', signal))).toHaveLength(1);
    expect(await requestsOf(() => contexts.load(signal))).toHaveLength(1);
    const other = setUpWith(frameOf('43'), false);
    await other.services.session.start();
    expect(await other.requestsOf(() => other.services.contexts.load(signal))).toHaveLength(1);
  });

  it('does not ask who is signed in after a sign-out in another tab, which the shop may not know yet [FED-8] [AUTH-5]', async () => {
    const frame = { customerId: '', summary: {}, answers: new Map(), isSignedOut: true };
    const { services, reports } = setUpWith(frame, false);
    await services.session.start();
    expect([services.session.store.getState().kind, reports]).toEqual(['signed-out', []]);
  });

  it('reports a response that cannot be decoded to the host’s monitor, and keeps the calls for the health panel [CALL-1] [CALL-3]', async () => {
    const { services, reports } = setUp();
    await services.session.start();
    await services.passes.load('42', signal);
    expect(reports).toEqual([{ name: 'wrong_shape', message: 'delivery-pass GET /v1/pass/status' }]);
    expect(services.health?.entries().map(({ level }) => level)).toEqual(['error']);
  });

  it('reports a sign-out during a session [AUTH-5]', async () => {
    const { services, reports } = setUp(true, SIGNED_IN, { kind: 'signed-out' });
    await services.session.start();
    await services.session.refresh();
    expect(reports).toEqual([{ name: 'header_flicker', message: 'signed out during a session' }]);
    expect(services.health?.flickers()).toBe(1);
  });

  it('does not rely on what the host knew of the session before the page was prerendered [FED-11] [AUTH-5]', async () => {
    const { browser, flags } = createFakeBrowser();
    flags.wasPrerendered = true;
    const load = jest.fn(async () => SIGNED_IN);
    const { session } = createServices(
      { ...headerConfig(server.url), session: { hasTokenSession: false } },
      english,
      () => ({ session: { load } }),
      browser,
      () => undefined,
    );
    await session.start();
    expect([load.mock.calls.length, session.store.getState().kind]).toEqual([1, 'signed-in']);
  });

  it('keeps no record of calls without the health panel [CALL-1]', () =>
    expect(setUp(false).services.health).toBeUndefined());
});
