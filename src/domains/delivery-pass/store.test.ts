import { failed, ok, type Result } from '../../kernel/result';
import { passRoute, type PassStatus } from './model';
import { createPassStore } from './store';

const setUp = () => {
  const reads: { customerId: string; answer: (status: Result<PassStatus>) => void }[] = [];
  const store = createPassStore({
    load: (customerId) =>
      new Promise((answer) => {
        reads.push({ customerId, answer });
      }),
  });
  return { reads, store, status: () => store.getState().status };
};

describe('the delivery pass', () => {
  it.each([
    ['UNKNOWN', undefined],
    ['ACTIVE', '/ecom/myaccount/delivery-pass'],
    ['AVAILABLE', '/ecom/delivery-pass'],
  ] as const)('with status %s links to %p [PASS-1]', (status, href) => {
    expect(passRoute(status)).toBe(href);
  });

  it("is the customer's, once known [PASS-1] [PASS-2]", async () => {
    const { store, reads, status } = setUp();
    const opened = store.getState().open('42');
    expect(status()).toBe('UNKNOWN');
    reads[0]?.answer(ok('ACTIVE'));
    await opened;
    expect([status(), reads[0]?.customerId]).toEqual(['ACTIVE', '42']);
  });

  it('is unknown after a failure [PASS-1]', async () => {
    const { store, reads, status } = setUp();
    const opened = store.getState().open('42');
    reads[0]?.answer(failed('timeout', 'timeout of 10000ms exceeded'));
    await opened;
    expect(status()).toBe('UNKNOWN');
  });

  it("is asked for again for another customer, whose answer is not the former one's [PASS-2]", async () => {
    const { store, reads, status } = setUp();
    const former = store.getState().open('42');
    const opened = store.getState().open('43');
    reads[1]?.answer(ok('AVAILABLE'));
    reads[0]?.answer(ok('ACTIVE'));
    await Promise.all([former, opened]);
    expect(status()).toBe('AVAILABLE');
  });

  it('is asked for again with another token, and shows until the answer; a failure makes it unknown [PASS-1] [PASS-2]', async () => {
    const { store, reads, status } = setUp();
    const opened = store.getState().open('42');
    reads[0]?.answer(ok('ACTIVE'));
    await opened;
    const again = store.getState().refresh();
    expect([status(), reads[1]?.customerId]).toEqual(['ACTIVE', '42']);
    reads[1]?.answer(ok('AVAILABLE'));
    await again;
    expect(status()).toBe('AVAILABLE');
    const failing = store.getState().refresh();
    reads[2]?.answer(failed('http', 'status 503', 503));
    await failing;
    expect(status()).toBe('UNKNOWN');
  });

  it('is asked for once while the asking itself brings another token, and not for nobody [AUTH-1] [PASS-2]', async () => {
    const { store, reads } = setUp();
    await store.getState().refresh();
    const opened = store.getState().open('42');
    await store.getState().refresh();
    expect(reads).toHaveLength(1);
    reads[0]?.answer(failed('http', 'status 401', 401));
    await opened;
    void store.getState().refresh();
    expect(reads).toHaveLength(2);
    await store.getState().open(undefined);
    await store.getState().refresh();
    expect(reads).toHaveLength(2);
  });

  it('is not asked for for a visitor, and forgotten at sign-out [AUTH-1] [PASS-2]', async () => {
    const { store, reads, status } = setUp();
    const opened = store.getState().open('42');
    reads[0]?.answer(ok('ACTIVE'));
    await opened;
    await store.getState().open(undefined);
    expect([status(), reads.length]).toEqual(['UNKNOWN', 1]);
  });
});
