import { createHttp } from '../../platform/http';
import { createClientDeps } from '../../platform/testing/client-deps';
import { sendJson, startServer, type Server } from '../../platform/testing/http-server';
import { loadPageContent } from './api';

const QUERY = { queryParams: { category: '10051', size: '48' } };
const PARAGRAPH = {
  type: 'richText',
  id: 'intro',
  valid: true,
  blocks: [{ type: 'paragraph', children: [{ text: 'Free delivery' }] }],
};

let server: Server;
let respond: Parameters<typeof startServer>[0];
beforeAll(async () => {
  server = await startServer((...args) => {
    respond(...args);
  });
});
beforeEach(() => {
  respond = (response) => sendJson(response, { locations: [] });
});
afterAll(() => server.close());

/** Sends the request of a page at `/ecom/recipes`; without tokens the user is a visitor. */
const loadAs = (tokens: readonly string[], path: string, { signal } = new AbortController()) => {
  const { deps } = createClientDeps(...tokens);
  const api = {
    http: createHttp(deps),
    address: `${server.url}/content`,
    contentUrl: '/ecom/recipes',
    customerId: () => Promise.resolve(tokens[0] && '70012345'),
  };
  return loadPageContent(api, path, QUERY, signal);
};
const load = (path: string) => loadAs([], path);

describe('loadPageContent', () => {
  it.each([
    ['a customer', ['one'], 'Bearer one', '70012345'],
    ['a visitor', [], 'Bearer unauthenticated', null],
  ])(
    'sends contentUrl, customerId and the query to the path as %s [CONT-10] [CALL-2]',
    async (_who, tokens, authorization, customerId) => {
      const { ok } = await loadAs(tokens, 'ecom/recipes');
      const received = server.received.at(-1);
      expect(ok).toBe(true);
      expect(received).toMatchObject({
        method: 'PUT',
        path: '/content/ecom/recipes',
        query: { clientType: 'WEB_APP' },
        headers: { authorization, breadcrumb: 'shop-header' },
      });
      expect(JSON.parse(received?.body ?? '')).toEqual({
        contentUrl: '/ecom/recipes',
        customerId,
        customerSearchRequest: QUERY,
      });
    },
  );

  it('returns the locations by name with decoded components, and leaves out what it cannot decode [CONT-1] [CONT-10]', async () => {
    const hostile = { type: 'linkCard', title: 'Win', link: { url: 'javascript:alert(1)' } };
    respond = (response) =>
      sendJson(response, {
        locations: [{ name: 'main', components: [hostile, PARAGRAPH, 7] }, { components: [] }, null],
      });
    const result = await load('inspiration');
    expect(result).toMatchObject({
      ok: true,
      value: { locations: [{ name: 'main', components: [{ type: 'richText', id: 'intro' }] }] },
    });
  });

  it.each([
    '',
    '/inspiration',
    'inspiration/',
    '..',
    'inspiration/../../v1/orders',
    'inspiration/./spring',
    'inspiration//spring',
    '\\\\evil.example',
    'inspiration?clientType=X',
    'inspiration%2f..',
    'spring\n/x',
  ])('rejects the path %j without a request [AUTH-4] [CONT-10]', async (path) => {
    const before = server.received.length;
    const result = await loadAs(['one'], path);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid-path' } });
    expect(server.received).toHaveLength(before);
  });

  it.each(['inspiration', 'ecom/recipes', 'a-b_c.d~e/2026'])(
    'accepts the path %j [CONT-10]',
    async (path) => {
      expect(await load(path)).toMatchObject({ ok: true });
      expect(server.received.at(-1)?.path).toBe(`/content/${path}`);
    },
  );

  it.each([{}, { locations: 'none' }, [], null])(
    'returns a failure for the response %j [CALL-3]',
    async (body) => {
      respond = (response) => sendJson(response, body);
      expect(await load('inspiration')).toMatchObject({
        ok: false,
        failure: { kind: 'wrong-shape', message: 'page content', status: 200 },
      });
    },
  );
});
