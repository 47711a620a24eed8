import { useShop } from '../testing/use-shop';

const use = useShop('amending');

const injectFault = (...faults: readonly unknown[]) => use.browser.send('PUT', '/demo/faults', faults);
const context = () => use.browser.get('/v1/shopping-context');
const journal = async () =>
  (await use.browser.get('/demo/journal')).json as readonly Readonly<Record<string, unknown>>[];

describe('faults', () => {
  it('responds with a status, as often as requested [HOST-2]', async () => {
    await injectFault({ call: 'shopping-context', kind: 'status', status: 418, times: 2 });
    const statuses = [await context(), await context(), await context()].map(({ status }) => status);
    expect(statuses).toEqual([418, 418, 200]);
  });

  it('delays a correct response [HOST-2]', async () => {
    await injectFault({ call: 'shopping-context', kind: 'slow', milliseconds: 120 });
    expect((await context()).status).toBe(200);
    expect((await journal())[0]).toMatchObject({ status: 200 });
    expect((await journal())[0]?.['milliseconds']).toBeGreaterThanOrEqual(115);
  });

  it('sends no response until the caller gives up, and delays no other call [HOST-2]', async () => {
    await injectFault({ call: 'shopping-context', kind: 'timeout' });
    const given = new AbortController();
    const response = fetch(`${use.browser.origin}/v1/shopping-context`, {
      headers: { cookie: use.browser.cookie },
      signal: given.signal,
    });
    expect((await use.browser.get('/branches/651')).status).toBe(200);
    given.abort();
    await expect(response).rejects.toThrow('abort');
  });

  it('responds with the JSON of the fault, and with errors of the graph [HOST-2]', async () => {
    await injectFault({ call: 'shopping-context', kind: 'wrong-shape', body: [1] });
    expect((await context()).json).toEqual([1]);
    await injectFault({ call: 'getTrolley', kind: 'graphql-errors' });
    expect((await use.browser.graph('getTrolley', '{ __typename }')).json).toMatchObject({
      data: null,
      errors: [{}],
    });
    expect((await use.browser.graph('other', '{ __typename }')).json).toMatchObject({ data: {} });
  });

  it('responds with an error code in the format of its call [ERR-3] [AMND-2]', async () => {
    await injectFault(
      { call: 'place-order', kind: 'error-code', code: 'ORDER_ORCHESTRATION_091' },
      { call: 'cancel-amend-order', kind: 'error-code', code: 'NO' },
    );
    const placed = await use.browser.send('PATCH', '/v1/orders/co-81000/place', { event: 'PLACE' });
    expect([placed.status, placed.json]).toMatchObject([422, { code: 'ORDER_ORCHESTRATION_091' }]);
    const cancelled = await use.browser.graph('cancel-amend-order', '{ __typename }');
    expect(cancelled.json).toMatchObject({ data: { cancelAmendOrder: { failures: [{ type: 'NO' }] } } });
  });

  it('affects the remote’s files only by name, and only in this world [FED-4]', async () => {
    await injectFault({ call: '*', kind: 'status' });
    expect((await use.browser.get('/ecom/assets/mfe/common/mf-manifest.json')).status).toBe(404);
    await injectFault({ call: 'remote', kind: 'status', status: 502 });
    expect((await use.browser.get('/ecom/assets/mfe/common/mf-manifest.json')).status).toBe(502);
    expect((await use.shop.open().get('/ecom/assets/mfe/common/mf-manifest.json')).status).toBe(404);
  });

  it.each<readonly [string, unknown]>([
    ['[0].call', [{ call: 'tokn', kind: 'status' }]],
    ['[0].kind', [{ call: 'token', kind: 'fire' }]],
    ['[1].kind', [{ call: 'token', kind: 'reset' }, { call: 'token' }]],
    ['[0].status', [{ call: 'token', kind: 'status', status: 200 }]],
    ['[0].code', [{ call: 'place-order', kind: 'error-code' }]],
    ['[0].times', [{ call: 'token', kind: 'reset', times: 0 }]],
    ['[0].colour', [{ call: 'token', kind: 'reset', colour: 'red' }]],
    ['', {}],
  ])('refuses a list with a wrong %s and names it [HOST-3]', async (field, list) => {
    const { status, json } = await use.browser.send('PUT', '/demo/faults', list);
    expect([status, json]).toMatchObject([400, { field }]);
    expect((await use.browser.get('/demo/faults')).json).toEqual([]);
  });
});

describe('journal', () => {
  it('records every service call of this world, without its secrets [HOST-3] [AUTH-4]', async () => {
    await use.browser.send('GET', '/term-suggest?term=milk', undefined, { breadcrumb: 'a-shell' });
    await use.browser.graph('getTrolley', '{ __typename }', { a: 1 });
    await use.browser.get('/ecom/assets/mfe/common/mf-manifest.json');
    await use.shop.open().get('/taxonomy');
    const entries = await journal();
    expect(entries).toMatchObject([
      {
        call: 'term-suggest',
        method: 'GET',
        path: '/term-suggest',
        query: { term: 'milk' },
        headers: { breadcrumb: 'a-shell', authorization: 'Bearer [redacted]', cookie: '[redacted]' },
        status: 200,
      },
      { call: 'getTrolley', body: { query: '{ __typename }', variables: { a: 1 } }, status: 200 },
    ]);
    expect(JSON.stringify(entries)).not.toContain(use.browser.token);
    expect((await use.browser.send('DELETE', '/demo/journal')).status).toBe(204);
    expect(await journal()).toEqual([]);
  });

  it('records refused calls [HOST-3]', async () => {
    use.browser.token = '';
    await context();
    await use.browser.send('POST', '/graph/live?clientType=WEB_APP&tag=getTrolley', '{');
    expect((await journal()).map(({ call, status }) => [call, status])).toEqual([
      ['shopping-context', 401],
      ['getTrolley', 400],
    ]);
  });
});
