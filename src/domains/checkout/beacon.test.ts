import { createBeacon } from './beacon';

const settled = () => new Promise((done) => setTimeout(done));

const send = async (answer: () => Promise<Response>) => {
  const asked: [unknown, RequestInit | undefined][] = [];
  const warned: unknown[] = [];
  const logger = {
    warn: (_message: string, fields?: object) => void warned.push(fields),
  };
  const fetch = (url: unknown, init?: RequestInit) => {
    asked.push([url, init]);
    return answer();
  };
  createBeacon({ fetch, logger, applicationName: 'shop' }, 'https://api.example')('{"a":1}');
  await settled();
  return { asked, warned };
};

describe('the completion beacon', () => {
  it('outlives the page, tells the application, and carries no token [INST-3]', async () => {
    const { asked, warned } = await send(() => Promise.resolve(new Response()));
    expect(asked).toEqual([
      [
        'https://api.example/mfe/common/api/v1/instantCheckoutTransactionComplete',
        {
          method: 'POST',
          body: '{"a":1}',
          keepalive: true,
          // The page's own address may hold what was searched for.
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
  ])('that fails is logged and harms nobody [INST-3]', async (answer, fields) => {
    expect((await send(answer)).warned).toEqual([fields]);
  });
});
