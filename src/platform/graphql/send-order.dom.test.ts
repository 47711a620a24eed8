import { ok } from '../../kernel/result';
import { createHttp } from '../http';
import { createClientDeps } from '../testing/client-deps';
import { sendJson, startServer, type Server } from '../testing/http-server';
import { graphql } from './documents';
import { createGraph } from './index';

const QUERY = graphql(`
  query getTrolley($trolleyQueryOrderId: ID!) {
    getTrolley(orderId: $trolleyQueryOrderId) {
      slotChangeable
    }
  }
`);

let server: Server;
beforeAll(async () => {
  server = await startServer((response) => sendJson(response, { data: {} }));
});
afterAll(() => server.close());

describe('an operation and a REST call, once both clients are loaded', () => {
  it('are sent by XMLHttpRequest in the order in which they start [TROL-1] [SLOT-1]', async () => {
    const { deps } = createClientDeps('one');
    const graph = createGraph({ ...deps, url: server.url });
    const http = createHttp(deps);
    const { signal } = new AbortController();
    const sendBoth = () =>
      Promise.all([
        graph.run({ document: QUERY, variables: {}, tag: 'getTrolley', signal, decode: ok }),
        http.send({ call: 'slot-reservations', at: server.url, decode: ok }),
      ]);
    await sendBoth();
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
    const results = await sendBoth();
    expect(results.map((result) => result.ok)).toEqual([true, true]);
    expect(open.mock.calls.map(([, url]) => new URL(url).pathname)).toEqual([
      '/graph/live',
      '/slot-reservations',
    ]);
  });
});
