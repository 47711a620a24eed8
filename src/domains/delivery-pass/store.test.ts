import { failed, ok, type Result } from '../../kernel/result';
import { passRoute, type PassStatus } from './model';
import { createPassStore } from './store';

const setUp = () => {
  const requests: { customerId: string; resolve: (status: Result<PassStatus>) => void }[] = [];
  const store = createPassStore({
    load: (customerId) =>
      new Promise((resolve) => {
        requests.push({ customerId, resolve });
      }),
  });
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
    const previous = store.getState().load('42');
    const loaded = store.getState().load('43');
    requests[1]?.resolve(ok('AVAILABLE'));
    requests[0]?.resolve(ok('ACTIVE'));
    await Promise.all([previous, loaded]);
    expect(status()).toBe('AVAILABLE');
  });

  it('keeps the status during a refresh; a failure makes it UNKNOWN [PASS-1] [PASS-2]', async () => {
    const { store, requests, status } = setUp();
    const loaded = store.getState().load('42');
    requests[0]?.resolve(ok('ACTIVE'));
    await loaded;
    const again = store.getState().refresh();
    expect([status(), requests.map(({ customerId }) => customerId)]).toEqual(['ACTIVE', ['42', '42']]);
    requests[1]?.resolve(ok('AVAILABLE'));
    await again;
    expect(status()).toBe('AVAILABLE');
    const failing = store.getState().refresh();
    requests[2]?.resolve(failed('http', 'status 503', 503));
    await failing;
    expect(status()).toBe('UNKNOWN');
  });

  it('ignores a refresh while a request is pending, or without a customer [AUTH-1] [PASS-2]', async () => {
    const { store, requests } = setUp();
    await store.getState().refresh();
    const loaded = store.getState().load('42');
    await store.getState().refresh();
    expect(requests).toHaveLength(1);
    requests[0]?.resolve(failed('http', 'status 401', 401));
    await loaded;
    void store.getState().refresh();
    expect(requests).toHaveLength(2);
    await store.getState().load(undefined);
    await store.getState().refresh();
    expect(requests).toHaveLength(2);
  });

  it('sends no request for a visitor, and resets the status at sign-out [AUTH-1] [PASS-2]', async () => {
    const { store, requests, status } = setUp();
    const loaded = store.getState().load('42');
    requests[0]?.resolve(ok('ACTIVE'));
    await loaded;
    await store.getState().load(undefined);
    expect([status(), requests.length]).toEqual(['UNKNOWN', 1]);
  });
});
