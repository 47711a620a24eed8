import { createStore } from 'zustand/vanilla';
import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import type { HeaderClient } from '../../../federation/contract';
import { headerConfig } from '../../context/testing/header-config';
import { createTestContext } from '../../context/testing/test-context';
import type { SessionStatus } from '../../platform/session';
import { createHeaderClient } from './header-client';
import { startHeaderClient } from './start-header-client';

const BODY = JSON.stringify({ categories: [{ id: '12', name: 'Bread', url: 'groceries/bread' }] });
const BREAD = { id: '12', name: 'Bread', href: '/ecom/shop/browse/groceries/bread', categories: [] };

const browser = { location: () => new URL('https://shop.example/ecom/recipes?season=spring') };

/** A session that becomes known with the first request for its token. */
const createSession = (status: SessionStatus) => {
  const store = createStore<SessionStatus>(() => ({ kind: 'initialising' }));
  return {
    store,
    current: () => {
      store.setState(status, true);
      return Promise.resolve(undefined);
    },
  };
};
const visitor = createSession({ kind: 'signed-out' });

const setUp = (...responses: Parameters<typeof createScriptedHttp>) => {
  const { http, requests } = createScriptedHttp(...responses);
  const config = headerConfig();
  const services = { ...config.services, footerTaxonomy: '/taxonomy/footer' };
  const ended = new AbortController();
  const props = { config: { ...config, services } };
  const session = createSession({ kind: 'signed-in', role: 'customer', customerId: '7' });
  const client = createHeaderClient({ props, browser, services: { http, session } }, ended.signal);
  return { client, requests, ended };
};

describe('the client that a header gives to its page', () => {
  it('loads the footer with one request, however many callers there are [MEGA-10]', async () => {
    const { client, requests } = setUp(ok(BODY));
    const results = await Promise.all([client.loadFooter(), client.loadFooter()]);
    expect(results).toEqual([ok([BREAD]), ok([BREAD])]);
    expect(await client.loadFooter()).toEqual(ok([BREAD]));
    expect(requests).toMatchObject([{ method: 'GET', url: '/taxonomy/footer' }]);
  });

  it('returns a typed failure, and sends the request again with the next call [MEGA-10] [CALL-3]', async () => {
    const { client } = setUp(failed('http', 'status 503', 503), ok('no JSON'), ok(BODY));
    expect(await client.loadFooter()).toEqual(failed('http', 'status 503', 503));
    expect(await client.loadFooter()).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    expect(await client.loadFooter()).toEqual(ok([BREAD]));
  });

  it('returns a failure instead of throwing into the page [CALL-3]', async () => {
    expect(await setUp().client.loadFooter()).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });

  it('is unavailable where the host configured no footer taxonomy [MEGA-10]', async () => {
    const { http } = createScriptedHttp();
    const props = { config: headerConfig() };
    const client = createHeaderClient(
      { props, browser, services: { http, session: visitor } },
      new AbortController().signal,
    );
    expect(await client.loadFooter()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  it('requests content for the page that it is on, for the customer of the session once that is known [CONT-10]', async () => {
    const { client, requests } = setUp(ok({ locations: [] }));
    const query = { queryParams: { season: 'spring' } };
    expect(await client.loadContent('inspiration/spring', query)).toEqual(ok({ locations: [] }));
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        url: 'https://api.example/inspiration/spring?clientType=WEB_APP',
        body: { contentUrl: '/ecom/recipes', customerId: '7', customerSearchRequest: query },
      },
    ]);
  });

  it.each(['the page', 'unmounting the header'])(
    'cancels the request for content when %s aborts it [CONT-10] [FED-6]',
    async (who) => {
      const { client, requests, ended } = setUp(ok({ locations: [] }));
      const cancel = new AbortController();
      await client.loadContent('inspiration', { queryParams: {} }, { signal: cancel.signal });
      (who === 'the page' ? cancel : ended).abort();
      expect(requests[0]?.signal?.aborted).toBe(true);
    },
  );
});

describe('startHeaderClient', () => {
  it('passes the client to the host, and cancels its requests when it is stopped [FED-3] [FED-6]', async () => {
    const clients: HeaderClient[] = [];
    const { context } = createTestContext({ onReady: (client) => clients.push(client) });
    const stop = startHeaderClient(context);
    stop();
    expect(await clients[0]?.loadContent('recipes', { queryParams: {} })).toMatchObject({
      failure: { kind: 'cancelled' },
    });
  });

  it('reports an error that the host throws [FED-3]', () => {
    const { context, reports } = createTestContext({
      onReady() {
        throw new Error('host');
      },
    });
    startHeaderClient(context)();
    expect(reports).toEqual(['onReady: Error: host']);
  });
});
