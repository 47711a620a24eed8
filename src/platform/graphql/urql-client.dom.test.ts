import { createClientDeps } from '../testing/client-deps';
import { closeServers, sendJson, startServer } from '../testing/http-server';
import { failed, ok, okExcept } from '../../kernel/result';
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

afterEach(closeServers);

type Respond = Parameters<typeof startServer>[0];

/** Creates a client of a server with the given response; its operation is the query, unless the test changes that. */
const setUp = async (respond: Respond, ...tokens: readonly string[]) => {
  const { url, received } = await startServer(respond);
  const { deps, logged, stop } = createClientDeps(...tokens);
  const graph = createGraph({ ...deps, url });
  const run = (operation: Partial<GraphOperation> = {}) =>
    graph.run({
      document: QUERY,
      variables: { trolleyQueryOrderId: '1001' },
      tag: 'getTrolley',
      signal: new AbortController().signal,
      decode: ok,
      ...operation,
    });
  return { logged, stop, received, run };
};

/** Runs one operation against a server with the given response. */
const run = async (
  respond: Respond,
  operation: Partial<GraphOperation> = {},
  ...tokens: readonly string[]
) => {
  const client = await setUp(respond, ...tokens);
  return { ...client, result: await client.run(operation) };
};

describe('the GraphQL client', () => {
  it('sends operations by POST with client type, tag, breadcrumb and token [CALL-1] [CALL-2]', async () => {
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

  it("returns the response's data, and logs service, tag and status [CALL-1]", async () => {
    const { result, logged } = await run((response) => sendJson(response, { data: DATA }));
    expect(result).toMatchObject({ ok: true, value: DATA });
    expect(logged).toMatchObject([
      {
        level: 'info',
        fields: { service: 'graph', path: '/graph/live?clientType=WEB_APP&tag=getTrolley', status: 200 },
      },
    ]);
  });

  it('sends a mutation only once, even if its token is refused [AUTH-4]', async () => {
    const { result, received } = await run(
      (response) => sendJson(response, {}, 401),
      { document: MUTATION, variables: { customerOrderId: 'co-1' } },
      'old',
      'new',
    );
    expect(result).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(received).toHaveLength(1);
  });

  it('sends a query again with a renewed token when its token is refused [AUTH-4]', async () => {
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

  it('sends a request for each run, without a cache [TROL-1]', async () => {
    const client = await setUp((response, _received, turn) => sendJson(response, { data: { turn } }));
    await client.run();
    expect(await client.run()).toMatchObject({ value: { turn: 2 } });
  });

  it('cancels only one of several equal queries [TROL-1]', async () => {
    const client = await setUp((response) => sendJson(response, { data: DATA }));
    const runs = [1, 2, 3].map(() => {
      const ended = new AbortController();
      return { ended, run: client.run({ signal: ended.signal }) };
    });
    await Promise.resolve();
    for (const { ended } of runs.slice(0, 2)) ended.abort();
    const responses = await Promise.all(runs.map(({ run }) => run));
    expect(responses.map(({ ok }) => ok)).toEqual([false, false, true]);
  });
});

describe('the GraphQL client, when an operation fails', () => {
  it.each([
    ['an error of the service', '{"errors":[{"message":"no order for rowan.ellis@example.com"}]}'],
    ['a truncated response', '{"email":"rowan.ellis@example.com"'],
  ])('logs the failure without the contents of %s [CALL-1]', async (_what, body) => {
    const { logged } = await run((response) => response.end(body));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('rowan');
  });

  it('fails when the data have a wrong shape, and logs an error without the data [CALL-1] [CALL-3]', async () => {
    const { result, logged } = await run((response) => sendJson(response, { data: { email: 'rowan' } }), {
      decode: () => failed('wrong-shape', 'trolley'),
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    const path = '/graph/live?clientType=WEB_APP&tag=getTrolley';
    const fields = { service: 'graph', method: 'POST', path, status: 200, kind: 'wrong-shape' };
    expect(logged).toMatchObject([{ level: 'error', message: 'API response', fields }]);
    expect(JSON.stringify(logged)).not.toContain('rowan');
  });

  const ERRORS = { errors: [{ message: 'no order for rowan.ellis@example.com', path: ['getOrder'] }] };

  it('decodes the data of a query that has errors in some parts, and logs a warning [TROL-5] [CALL-3]', async () => {
    const { result, logged } = await run((response) =>
      sendJson(response, { data: { ...DATA, getOrder: null }, ...ERRORS }),
    );
    expect(result).toMatchObject({ ok: true, value: DATA });
    expect(logged).toMatchObject([{ level: 'warn', fields: { status: 200, kind: 'graphql' } }]);
    expect(JSON.stringify(logged)).not.toContain('rowan');
  });

  it.each([{}, { data: null }, { data: { getTrolley: null } }])(
    'fails when there are errors and %j next to them cannot be decoded [CALL-3]',
    async (body) => {
      const { result, logged } = await run((response) => sendJson(response, { ...body, ...ERRORS }), {
        decode: () => failed('wrong-shape', 'trolley'),
      });
      expect(result).toMatchObject({ ok: false, failure: { kind: 'graphql' } });
      expect(logged).toMatchObject([{ level: 'warn', fields: { kind: 'graphql' } }]);
    },
  );

  it('fails on any error of a mutation, even with data next to it [AMND-2] [CALL-3]', async () => {
    const { result } = await run((response) => sendJson(response, { data: DATA, ...ERRORS }), {
      document: MUTATION,
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'graphql' } });
  });

  it.each([QUERY, MUTATION])('accepts an empty list of errors [TROL-5]', async (document) => {
    const { result, logged } = await run((response) => sendJson(response, { data: DATA, errors: [] }), {
      document,
    });
    expect(result).toMatchObject({ ok: true, value: DATA });
    expect(logged).toMatchObject([{ level: 'info', fields: { status: 200 } }]);
  });

  it.each([['no'], {}, 'no', 7, null])('accepts data next to the errors %j [CALL-3]', async (errors) => {
    const { result } = await run((response) => sendJson(response, { data: DATA, errors }));
    expect(result).toMatchObject({ ok: true, value: DATA });
  });

  it('fails when the list of errors is malformed [CALL-3]', async () => {
    const { result } = await run((response) => sendJson(response, { data: DATA, errors: [null] }));
    expect(result).toMatchObject({ ok: false });
  });

  it('succeeds when parts of the data cannot be decoded, and logs these parts as an error [CALL-1] [CALL-3]', async () => {
    const { result, logged } = await run((response) => sendJson(response, { data: DATA }), {
      decode: (data) => okExcept(data, 'trolley', ['totalEstimatedCost']),
    });
    expect(result).toMatchObject({ ok: true, value: DATA });
    const fields = { status: 200, kind: 'wrong-shape', message: 'trolley: totalEstimatedCost' };
    expect(logged).toMatchObject([{ level: 'error', fields }]);
  });

  it.each([500, 503, 429])('returns status %p as a failure, and logs a warning [CALL-3]', async (status) => {
    const { result, logged } = await run((response) => sendJson(response, {}, status));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status } });
    expect(logged).toMatchObject([{ level: 'warn' }]);
  });

  it.each([400, 404])('does not log status %p if the call lists it as unlogged [TROL-3]', async (status) => {
    const { logged } = await run((response) => sendJson(response, {}, status));
    expect(logged).toEqual([]);
  });

  it.each([
    ['text/html', '<!doctype html>'],
    ['application/json', '{"data":'],
    ['application/json', ''],
    ['application/json', '{}'],
  ])(
    'fails on a %s body that is not a GraphQL response, %p, and logs an error [CALL-3]',
    async (type, body) => {
      const { result, logged } = await run((response) => {
        response.setHeader('Content-Type', type).end(body);
      });
      expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape', status: 200 } });
      expect(logged).toMatchObject([{ level: 'error' }]);
    },
  );

  it('sends no operation of an unmounted header, and reports it as cancelled [AUTH-4] [FED-6]', async () => {
    const client = await setUp((response) => sendJson(response, { data: DATA }), 'one');
    client.stop();
    expect(await client.run()).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(client.logged.map(({ level }) => level)).toEqual(['info']);
    expect(client.received).toEqual([]);
  });

  it('reports a cancelled operation as cancelled, without a warning [CALL-3]', async () => {
    const cancel = new AbortController();
    const { result, logged } = await run(() => cancel.abort(), { signal: cancel.signal });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(logged).toMatchObject([{ level: 'info' }]);
  });
});
