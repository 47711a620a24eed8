import { failed, ok, okExcept } from '../../kernel/result';
import { createClientDeps } from '../testing/client-deps';
import { closeServers, sendJson, startServer } from '../testing/http-server';
import { createHttp } from './index';
import type { Call } from '../calls';
import type { HttpRequest } from './http';

afterEach(closeServers);

type Respond = Parameters<typeof startServer>[0];

/** Creates a client of a server with the given response. */
const setUp = async (respond: Respond, ...tokens: readonly string[]) => {
  const { url, received } = await startServer(respond);
  const { deps, ...records } = createClientDeps(...tokens);
  const http = createHttp(deps);
  return { ...records, url, received, send: (request: HttpRequest) => http.send({ at: url, ...request }) };
};

/** Sends one request to a server with the given response. */
const send = async (
  respond: Respond,
  { query, headers, body, signal, decode = ok, ...call }: Partial<HttpRequest & Call> = {},
  ...tokens: readonly string[]
) => {
  const client = await setUp(respond, ...tokens);
  const result = await client.send({
    call: { service: 'things', method: 'GET', path: '/thing', ...call },
    decode,
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  return { ...client, result };
};

describe('the REST client', () => {
  it('sends a request in the same task as the call, once the client is loaded [SRCH-6]', async () => {
    const client = await setUp((response) => sendJson(response, {}));
    const request = { call: 'term-suggest', decode: ok } as const;
    await client.send(request);
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const response = client.send(request);
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
    await response;
  });

  it.each([
    ['token', true],
    ['shopping-context', false],
  ] as const)('sends cookies to another origin with the call %s: %s [AUTH-4]', async (call, expected) => {
    const client = await setUp((response) => sendJson(response, {}));
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const response = await client.send({ call, decode: ok });
    const sent = send.mock.contexts.map((request) => (request as XMLHttpRequest).withCredentials);
    send.mockRestore();
    expect([sent, response.ok]).toEqual([[expected], true]);
  });

  it('does not log a failure that the caller logs [SRCH-12]', async () => {
    const { logged } = await send((response) => sendJson(response, {}, 503), { failureLog: 'by-caller' });
    expect(logged).toEqual([]);
  });

  it('sends the breadcrumb with the application name, and no token unless the call needs one [CALL-1]', async () => {
    const { received } = await send((response) => sendJson(response, {}), {}, 'secret');
    expect(received[0]?.headers).toMatchObject({ breadcrumb: 'shop-header' });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends the given method, query, headers and body [CALL-2]', async () => {
    const { received } = await send((response) => sendJson(response, {}), {
      method: 'PUT',
      query: { term: "m&m's" },
      headers: { 'customer-id': '42' },
      body: { list: [1] },
    });
    expect(received).toMatchObject([
      { method: 'PUT', path: '/thing', query: { term: "m&m's" }, body: '{"list":[1]}' },
    ]);
    expect(received[0]?.headers).toMatchObject({ 'customer-id': '42' });
  });

  it('sends the token, or else "unauthenticated", with a call for anyone [CONT-10] [MEGA-9]', async () => {
    const signedIn = await send((response) => sendJson(response, {}), { as: 'anyone' }, 'one');
    const visitor = await send((response) => sendJson(response, {}), { as: 'anyone' });
    const sent = [signedIn, visitor].map(({ received }) => received[0]?.headers.authorization);
    expect(sent).toEqual(['Bearer one', 'Bearer unauthenticated']);
  });

  it('returns the body, and logs service, method and status [CALL-1]', async () => {
    const { result, logged } = await send((response) => sendJson(response, { id: 7 }));
    expect(result).toEqual({ ok: true, value: { body: { id: 7 }, status: 200, milliseconds: 0 } });
    expect(logged).toMatchObject([
      { level: 'info', message: 'API response', fields: { service: 'things', method: 'GET', status: 200 } },
    ]);
  });

  it('returns a page as text if the format is text [AUTH-3]', async () => {
    const { result } = await send((response) => response.end('<!doctype html>'), { format: 'text' });
    expect(result).toMatchObject({ ok: true, value: { body: '<!doctype html>' } });
  });
});

describe('the REST client, with a token', () => {
  it('sends nothing when an id names another origin [AUTH-4]', async () => {
    const { url, received, ...client } = await setUp((response) => sendJson(response, {}), 'secret');
    const call = { service: 'things', method: 'GET', path: '{id}', as: 'customer' } as const;
    const result = await client.send({ call, at: '', id: `//${new URL(url).host}/x`, decode: ok });
    expect(result).toMatchObject({ ok: false, failure: { message: 'Error: another origin' } });
    expect(received).toEqual([]);
  });
});

describe('a refused token', () => {
  const refuse =
    (...refused: string[]) =>
    (...[response, { headers }]: Parameters<Parameters<typeof startServer>[0]>) => {
      const isRefused = refused.includes(headers.authorization ?? '');
      sendJson(response, {}, isRefused ? 401 : 200);
    };

  it('is renewed once, and the call is sent again [AUTH-4] [CALL-2]', async () => {
    const { result, received } = await send(refuse('Bearer old'), { as: 'customer' }, 'old', 'new');
    expect(result.ok).toBe(true);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is not renewed a second time [AUTH-4]', async () => {
    const { result, received } = await send(
      refuse('Bearer old', 'Bearer new'),
      { as: 'customer' },
      'old',
      'new',
      'newer',
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status: 401 } });
    expect(received).toHaveLength(2);
  });

  it('is a failure if there is no new token [AUTH-4]', async () => {
    const { result, received } = await send(refuse('Bearer old'), { as: 'customer' }, 'old');
    expect(result).toMatchObject({ failure: { status: 401 } });
    expect(received).toHaveLength(1);
  });

  it.each(['PATCH', 'PUT', 'POST', 'DELETE'] as const)(
    'is renewed for the next call, but a %s is not sent again [AUTH-4]',
    async (method) => {
      const { result, received, renewed } = await send(
        refuse('Bearer old'),
        { as: 'customer', method },
        'old',
        'new',
      );
      expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status: 401 } });
      expect([received.length, renewed]).toEqual([1, ['old']]);
    },
  );

  it('is never logged [AUTH-4]', async () => {
    const { logged } = await send(refuse('Bearer old-secret'), { as: 'customer' }, 'old-secret');
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});

describe('the REST client, when a call fails', () => {
  it.each([400, 404, 429, 500, 503])(
    'returns status %p as a failure, and logs a warning [CALL-3]',
    async (status) => {
      const { result, logged } = await send((response) => sendJson(response, { code: 'X' }, status));
      expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status } });
      expect(logged).toMatchObject([{ level: 'warn', fields: { status } }]);
    },
  );

  it('logs no warning for an expected status [CALL-1]', async () => {
    const { logged } = await send((response) => sendJson(response, {}, 401), { expected: [401] });
    expect(logged).toMatchObject([{ level: 'info', fields: { status: 401 } }]);
  });

  it('succeeds when parts of a response cannot be decoded, and logs these parts as an error [CALL-1] [CALL-3]', async () => {
    const { result, logged } = await send((response) => sendJson(response, {}), {
      decode: () => okExcept({ name: 'slot' }, 'slot', ['branchId', 'addressId']),
    });
    expect(result).toMatchObject({ ok: true, value: { body: { name: 'slot' } } });
    const fields = { status: 200, kind: 'wrong-shape', message: 'slot: branchId, addressId' };
    expect(logged).toMatchObject([{ level: 'error', message: 'API response', fields }]);
  });

  it('fails when the response has a wrong shape, and logs an error without the response [CALL-1] [CALL-3]', async () => {
    const { result, logged } = await send((response) => sendJson(response, { email: 'rowan' }), {
      path: '/thing/{id}',
      decode: () => failed('wrong-shape', 'thing'),
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape', status: 200 } });
    const fields = {
      service: 'things',
      method: 'GET',
      path: '/thing/{id}',
      status: 200,
      kind: 'wrong-shape',
    };
    expect(logged).toMatchObject([{ level: 'error', message: 'API response', fields }]);
    expect(JSON.stringify(logged)).not.toContain('rowan');
  });

  it.each(['<!doctype html>', '{"terms":', 'undefined'])(
    'fails on malformed JSON: %p [CALL-3]',
    async (body) => {
      const { result } = await send((response) => response.end(body));
      expect(result).toMatchObject({ ok: false });
    },
  );

  it('fails when the connection is closed [CALL-3]', async () => {
    // jsdom logs the failure to the console, as a browser does.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // The timeout is short because jsdom's timer continues after the connection is closed.
    const { result } = await send((response) => response.destroy(), { timeout: 500 });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });

  it('fails on a truncated body, at the timeout at the latest [CALL-3]', async () => {
    const { result } = await send(
      (response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{"terms":["mi');
        response.socket?.end();
      },
      { timeout: 200 },
    );
    expect(result).toMatchObject({ ok: false });
  });

  it('fails when the response exceeds the timeout [CALL-3]', async () => {
    const { result } = await send(() => undefined, { timeout: 50 });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  });

  it('sends no call that needs the token of an unmounted header, and reports it as cancelled [AUTH-4] [FED-6]', async () => {
    const client = await setUp((response) => sendJson(response, {}), 'one');
    client.stop();
    const result = await client.send({ call: 'shopping-context', decode: ok });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(client.logged.map(({ level }) => level)).toEqual(['info']);
    expect(client.received).toEqual([]);
  });

  it('reports a cancelled call as cancelled, without a warning [CALL-3]', async () => {
    const cancel = new AbortController();
    const { result, logged } = await send(() => cancel.abort(), { signal: cancel.signal });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(logged).toMatchObject([{ level: 'info' }]);
  });
});
