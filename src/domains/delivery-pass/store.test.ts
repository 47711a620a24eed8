import { failed, ok } from '../../kernel/result';
import { createPendingCalls } from '../../kernel/testing/pending-calls';
import { passRoute } from './model';
import type { Passes } from './ports';
import { createPassStore } from './store';

const setUp = () => {
  const { calls: requests, send: load } = createPendingCalls<Passes['load']>();
  const store = createPassStore({ load });
  return { requests, store, status: () => store.getState().status };
};

describe('createPassStore', () => {
  it.each([
    ['UNKNOWN', undefined],
    ['ACTIVE', '/ecom/myaccount/delivery-pass'],
    ['AVAILABLE', '/ecom/delivery-pass'],
  ] as const)('has a link for status %s: %p [PASS-1]', (status, href) => {
    expect(passRoute(status)).toBe(href);
  });

  it("requests again for another customer, and ignores the previous customer's response [PASS-2]", async () => {
    const { store, requests, status } = setUp();
    void store.getState().load('42');
    void store.getState().load('43');
    await requests[1]?.respond(ok('AVAILABLE'));
    await requests[0]?.respond(ok('ACTIVE'));
    expect(status()).toBe('AVAILABLE');
  });

  it('keeps the status during a refresh; a failure makes it UNKNOWN [PASS-1] [PASS-2]', async () => {
    const { store, requests, status } = setUp();
    void store.getState().load('42');
    await requests[0]?.respond(ok('ACTIVE'));
    void store.getState().refresh();
    expect([status(), requests[1]?.args[0]]).toEqual(['ACTIVE', '42']);
    await requests[1]?.respond(ok('AVAILABLE'));
    expect(status()).toBe('AVAILABLE');
    void store.getState().refresh();
    await requests[2]?.respond(failed('http', 'status 503', 503));
    expect(status()).toBe('UNKNOWN');
  });

  it('ignores a refresh while a request is pending, or without a customer [AUTH-1] [PASS-2]', async () => {
    const { store, requests } = setUp();
    await store.getState().refresh();
    void store.getState().load('42');
    await store.getState().refresh();
    expect(requests).toHaveLength(1);
    await requests[0]?.respond(failed('http', 'status 401', 401));
    void store.getState().refresh();
    expect(requests).toHaveLength(2);
    await store.getState().load(undefined);
    await store.getState().refresh();
    expect(requests).toHaveLength(2);
  });

  it('sends no request for a visitor, and resets the status at sign-out [AUTH-1] [PASS-2]', async () => {
    const { store, requests, status } = setUp();
    void store.getState().load('42');
    await requests[0]?.respond(ok('ACTIVE'));
    await store.getState().load(undefined);
    expect([status(), requests.length]).toEqual(['UNKNOWN', 1]);
  });
});
