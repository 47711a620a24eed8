import { createBeacon } from './beacon-api';

const settled = () => new Promise((done) => setTimeout(done));

const send = async (response: () => Promise<Response>) => {
  const requests: [unknown, RequestInit | undefined][] = [];
  const warned: unknown[] = [];
  const logger = {
    warn: (_message: string, fields?: object) => void warned.push(fields),
  };
  const fetch = (url: unknown, init?: RequestInit) => {
    requests.push([url, init]);
    return response();
  };
  createBeacon({ fetch, logger, applicationName: 'shop' }, 'https://api.example')('{"a":1}');
  await settled();
  return { requests, warned };
};

describe('createBeacon', () => {
  it('outlives the page, names the application, and carries no token [INST-3]', async () => {
    const { requests, warned } = await send(() => Promise.resolve(new Response()));
    expect(requests).toEqual([
      [
        'https://api.example/mfe/common/api/v1/instantCheckoutTransactionComplete',
        {
          method: 'POST',
          body: '{"a":1}',
          keepalive: true,
          // The page's address may contain the search term.
          referrerPolicy: 'origin',
          signal: expect.any(AbortSignal) as unknown,
          headers: { 'content-type': 'application/json', breadcrumb: 'shop' },
        },
      ],
    ]);
    expect(warned).toEqual([]);
  });

  it.each([
    [() => Promise.reject(new TypeError('reset')), { message: 'TypeError: reset' }],
    [() => Promise.resolve(new Response(null, { status: 503 })), { status: 503 }],
  ])('logs a failure and does not throw [INST-3]', async (response, fields) => {
    expect((await send(response)).warned).toEqual([fields]);
  });
});
