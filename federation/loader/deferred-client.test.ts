import type { HeaderClient } from '../contract';
import { createDeferredClient } from './deferred-client';

const FOOTER = { ok: true, value: [] } as const;
const CONTENT = { ok: true, value: { locations: [] } } as const;
const requested: unknown[] = [];
const headerClient: HeaderClient = {
  loadFooter: async () => FOOTER,
  loadContent: async (...request) => {
    requested.push(request);
    return CONTENT;
  },
};

describe('createDeferredClient', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('sends a waiting call once the header is ready [MEGA-10]', async () => {
    const { client, onReady } = createDeferredClient();
    const result = client.loadFooter();
    onReady(headerClient);
    expect(await result).toEqual(FOOTER);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('passes on the path, the query and the options of a call for content [CONT-10]', async () => {
    const { client, onReady } = createDeferredClient();
    const request = ['inspiration', { queryParams: { season: 'spring' } }, {}] as const;
    const result = client.loadContent(...request);
    onReady(headerClient);
    expect(await result).toEqual(CONTENT);
    expect(requested).toEqual([request]);
  });

  it('calls the newest header after a change of the configuration [FED-3]', async () => {
    const { client, onReady } = createDeferredClient();
    onReady({ ...headerClient, loadFooter: () => Promise.reject(new Error('unmounted')) });
    onReady(headerClient);
    expect(await client.loadFooter()).toEqual(FOOTER);
  });

  it('fails as unavailable after 15 seconds without a header [FED-4]', async () => {
    const result = createDeferredClient().client.loadFooter();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  it('fails as cancelled when the header is unmounted before it loads [FED-6]', async () => {
    const { client, stop } = createDeferredClient();
    const result = client.loadFooter();
    stop();
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as cancelled once a header that was ready is unmounted, and does not call its client [FED-6]', async () => {
    const { client, onReady, stop } = createDeferredClient();
    const loadFooter = jest.fn(headerClient.loadFooter);
    onReady({ ...headerClient, loadFooter });
    stop();
    expect(await client.loadFooter()).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(loadFooter).not.toHaveBeenCalled();
  });

  it('fails as unavailable when an older header lacks the method [FED-3]', async () => {
    const { client, onReady } = createDeferredClient();
    onReady({} as HeaderClient);
    expect(await client.loadFooter()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });
});
