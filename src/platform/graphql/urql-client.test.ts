/** @jest-environment node */
import { createClientDeps } from '../testing/client-deps';
import { sendJson, startServer, type Server } from '../testing/http-server';
import { failed, ok } from '../../kernel/result';
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
const MUTATION = graphql(`
  mutation cancelAmendOrder($customerOrderId: ID!) {
    cancelAmendOrder(customerOrderId: $customerOrderId) {
      failures {
        type
      }
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
  const graph = createGraph({ ...deps, url: server.url, fetch });
  const result = await graph.run({
    document: QUERY,
    variables: { trolleyQueryOrderId: '1001' },
    tag: 'getTrolley',
    signal: new AbortController().signal,
    decode: ok,
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
      {
        level: 'info',
        fields: { service: 'graph', path: '/graph/live?clientType=WEB_APP&tag=getTrolley', status: 200 },
      },
    ]);
  });

  it('are sent once where they change something, whatever becomes of the token [AUTH-4]', async () => {
    const { result, received } = await run(
      (response) => sendJson(response, {}, 401),
      { document: MUTATION, variables: { customerOrderId: 'co-1' } },
      'old',
      'new',
    );
    expect(result).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(received).toHaveLength(1);
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
    const operation = { document: QUERY, variables: {}, tag: 'getTrolley', signal, decode: ok } as const;
    await graph.run(operation);
    expect(await graph.run(operation)).toMatchObject({ value: { turn: 2 } });
  });

  it('that are cancelled take none of their equals with them [TROL-1]', async () => {
    const server = await startServer((response) => sendJson(response, { data: DATA }));
    servers.push(server);
    const { deps } = createClientDeps();
    const graph = createGraph({ ...deps, url: server.url, fetch });
    const runs = [1, 2, 3].map(() => {
      const ended = new AbortController();
      const run = graph.run({
        document: QUERY,
        variables: {},
        tag: 'getTrolley',
        signal: ended.signal,
        decode: ok,
      });
      return { ended, run };
    });
    await Promise.resolve();
    for (const { ended } of runs.slice(0, 2)) ended.abort();
    const answers = await Promise.all(runs.map(({ run }) => run));
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, true]);
  });
});

describe('failures of operations', () => {
  it.each([
    ['an error of the graph', '{"errors":[{"message":"no order for rowan.ellis@example.com"}]}'],
    ['an answer that is cut off', '{"email":"rowan.ellis@example.com"'],
  ])('are logged without what %s says [CALL-1]', async (_what, body) => {
    const { logged } = await run((response) => response.end(body));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('rowan');
  });

  it('are what data of a wrong shape count as, with an error in the log that tells nothing of them [CALL-1] [CALL-3]', async () => {
    const { result, logged } = await run((response) => sendJson(response, { data: { email: 'rowan' } }), {
      decode: () => failed('wrong-shape', 'trolley'),
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    const path = '/graph/live?clientType=WEB_APP&tag=getTrolley';
    const fields = { service: 'graph', method: 'POST', path, status: 200, kind: 'wrong-shape' };
    expect(logged).toMatchObject([{ level: 'error', message: 'API response', fields }]);
    expect(JSON.stringify(logged)).not.toContain('rowan');
  });

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
    const { logged } = await run((response) => sendJson(response, {}, status));
    expect(logged).toEqual([]);
  });

  it.each([
    ['text/html', '<!doctype html>'],
    ['application/json', '{"data":'],
    ['application/json', ''],
    ['application/json', '{}'],
  ])('are what %s that is no answer counts as: %p, and an error in the log [CALL-3]', async (type, body) => {
    const { result, logged } = await run((response) => {
      response.setHeader('Content-Type', type).end(body);
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape', status: 200 } });
    expect(logged).toMatchObject([{ level: 'error' }]);
  });

  it('are what a connection that breaks in mid-answer counts as [CALL-3]', async () => {
    const { result } = await run((response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"data":{"get', () => response.destroy());
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });

  it('are what a connection that breaks counts as [CALL-3]', async () => {
    const { result } = await run((response) => response.destroy());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });

  it('are what no answer in time counts as [CALL-3]', async () => {
    const { result } = await run(() => undefined, { timeout: 50 });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  });

  it('say so when the operation was cancelled, without a warning [CALL-3]', async () => {
    const cancel = new AbortController();
    const { result, logged } = await run(() => cancel.abort(), { signal: cancel.signal });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(logged).toMatchObject([{ level: 'info' }]);
  });
});
