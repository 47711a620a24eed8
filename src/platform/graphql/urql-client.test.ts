/** @jest-environment node */
import { createClientDeps } from '../testing/client-deps';
import { sendJson, startServer, type Server } from '../testing/http-server';
import { graphql } from './documents';
import type { GraphOperation } from './graph';
import { createGraph } from './index';

const QUERY = graphql(`
  query getTrolley($trolleyQueryOrderId: ID!) {
    getTrolley(orderId: $trolleyQueryOrderId) {
      slotChangeable
    }
  }
`);
const DATA = { getTrolley: { slotChangeable: true } };

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Runs one operation against a graph that answers like this. */
const run = async (
  answer: Parameters<typeof startServer>[0],
  operation: Partial<GraphOperation> = {},
  ...tokens: readonly string[]
) => {
  const server = await startServer(answer);
  servers.push(server);
  const { deps, logged } = createClientDeps(...tokens);
  const graph = createGraph({ ...deps, url: `${server.url}/graph/live`, fetch });
  const result = await graph.run({
    document: QUERY,
    variables: { trolleyQueryOrderId: '1001' },
    tag: 'getTrolley',
    signal: new AbortController().signal,
    ...operation,
  });
  return { result, logged, received: server.received };
};

describe('operations of the graph over HTTP', () => {
  it('go by POST with client type and tag, breadcrumb and token [CALL-1] [CALL-2]', async () => {
    const { received } = await run((response) => sendJson(response, { data: DATA }), {}, 'one');
    expect(received).toMatchObject([
      { method: 'POST', path: '/graph/live', query: { clientType: 'WEB_APP', tag: 'getTrolley' } },
    ]);
    expect(received[0]?.headers).toMatchObject({ breadcrumb: 'shop-header', authorization: 'Bearer one' });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      operationName: 'getTrolley',
      variables: { trolleyQueryOrderId: '1001' },
    });
  });

  it("give the answer's data, and log service, tag and status [CALL-1]", async () => {
    const { result, logged } = await run((response) => sendJson(response, { data: DATA }));
    expect(result).toMatchObject({ ok: true, value: DATA });
    expect(logged).toMatchObject([
      { level: 'info', fields: { service: 'graph', tag: 'getTrolley', status: 200 } },
    ]);
  });

  it('are sent once more with a renewed token when theirs is refused [AUTH-4]', async () => {
    const { result, received } = await run(
      (response, { headers }) =>
        sendJson(response, { data: DATA }, headers.authorization === 'Bearer old' ? 401 : 200),
      {},
      'old',
      'new',
    );
    expect(result.ok).toBe(true);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('are sent twice at most [AUTH-4]', async () => {
    const { result, received } = await run((response) => sendJson(response, {}, 401), {}, 'a', 'b', 'c');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status: 401 } });
    expect(received).toHaveLength(2);
  });

  it('ask anew each time: nothing is kept [TROL-1]', async () => {
    const server = await startServer((response, _received, turn) => sendJson(response, { data: { turn } }));
    servers.push(server);
    const { deps } = createClientDeps();
    const graph = createGraph({ ...deps, url: server.url, fetch });
    const { signal } = new AbortController();
    const operation = { document: QUERY, variables: {}, tag: 'getTrolley', signal };
    await graph.run(operation);
    expect(await graph.run(operation)).toMatchObject({ value: { turn: 2 } });
  });
});

describe('failures of operations', () => {
  it('are what errors in the answer count as, data beside them or not [CALL-3]', async () => {
    const { result } = await run((response) =>
      sendJson(response, { data: DATA, errors: [{ message: 'no' }] }),
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'graphql' } });
  });

  it.each([500, 503, 429])('with status %p are values, and a warning [CALL-3]', async (status) => {
    const { result, logged } = await run((response) => sendJson(response, {}, status));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status } });
    expect(logged).toMatchObject([{ level: 'warn' }]);
  });

  it.each([400, 404])('with status %p are not logged where they are ordinary [TROL-3]', async (status) => {
    const { logged } = await run((response) => sendJson(response, {}, status), { unlogged: [400, 404] });
    expect(logged).toEqual([]);
  });

  it.each(['<!doctype html>', '{"data":', ''])(
    'are what malformed JSON counts as: %p [CALL-3]',
    async (body) => {
      const { result } = await run((response) => response.end(body));
      expect(result).toMatchObject({ ok: false });
    },
  );

  it('are what a connection that breaks counts as [CALL-3]', async () => {
    const { result } = await run((response) => response.destroy());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });

  it('are what no answer in time counts as [CALL-3]', async () => {
    const { result } = await run(() => undefined, { timeout: 50 });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  });

  it('say so when the operation was cancelled, and log nothing [CALL-3]', async () => {
    const cancel = new AbortController();
    const { result, logged } = await run(() => cancel.abort(), { signal: cancel.signal });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(logged).toEqual([]);
  });
});
