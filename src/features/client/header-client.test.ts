import { failed, ok, type Result } from '../../kernel/result';
import type { HeaderClient } from '../../../federation/contract';
import { headerConfig } from '../../context/testing/header-config';
import { signedIn } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createHeaderClient } from './header-client';
import { startHeaderClient } from './start-header-client';

const BODY = JSON.stringify({ categories: [{ id: '12', name: 'Bread', url: 'groceries/bread' }] });
const BREAD = { id: '12', name: 'Bread', href: '/ecom/shop/browse/groceries/bread', categories: [] };

/** Creates the client in a header whose customer becomes known with the first request for a token. */
const setUp = (...responses: readonly Result<unknown>[]) => {
  const { context, signIn, requests } = createTestContext({
    address: 'https://shop.example/ecom/recipes?season=spring',
    status: { kind: 'initialising' },
    config: { services: { ...headerConfig().services, footerTaxonomy: '/taxonomy/footer' } },
    responses,
  });
  const current = async () => {
    signIn(signedIn('7'));
    return undefined;
  };
  const services = { ...context.services, session: { ...context.services.session, current } };
  const ended = new AbortController();
  return { client: createHeaderClient({ ...context, services }, ended.signal), requests, ended };
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
    const client = createHeaderClient(createTestContext().context, new AbortController().signal);
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

  it('returns a failure while its code fails to load, and loads it again with the next call [CALL-3] [ERR-6]', async () => {
    const clients: HeaderClient[] = [];
    const { context } = createTestContext({ onReady: (client) => clients.push(client) });
    const load = async () => {
      await Promise.resolve();
      if (loads++ === 0) throw new Error('Loading chunk idle failed');
      return { createHeaderClient };
    };
    let loads = 0;
    startHeaderClient(context, load);
    expect(await clients[0]?.loadFooter()).toMatchObject({ failure: { kind: 'network' } });
    expect(await clients[0]?.loadFooter()).toMatchObject({ failure: { kind: 'unavailable' } });
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
