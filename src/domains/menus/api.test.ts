import type { ServerResponse } from 'node:http';
import { failed, ok } from '../../kernel/result';
import { createHttp } from '../../platform/http';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createClientDeps } from '../../platform/testing/client-deps';
import { sendJson, startServer, type Server } from '../../platform/testing/http-server';
import { createFragmentApi, createTaxonomyApi } from './api';
import { createBannerApi } from './banners-api';
import { category } from './testing/categories';

const { signal } = new AbortController();
const FRAGMENT = { content: null };
const BREAD = { id: '12', name: 'C12', url: 'shop/c12', categoryIds: [] };

describe('asking for a level of the taxonomy, over HTTP', () => {
  let server: Server;
  afterEach(() => server.close());

  it('names the parent and two levels, and reads the answer [MEGA-10]', async () => {
    server = await startServer((response) => {
      sendJson(response, { rootIds: [], categories: [BREAD] });
    });
    const api = createTaxonomyApi(createHttp(createClientDeps().deps), `${server.url}/taxonomy`);
    expect(await api.load('10051', signal)).toEqual(ok([category('12')]));
    expect(server.received).toMatchObject([{ path: '/taxonomy', query: { parent: '10051', levels: '2' } }]);
  });

  it.each([400, 401, 404, 429, 500, 503])('is a failure with %i [CALL-3]', async (status) => {
    server = await startServer((response) => {
      sendJson(response, {}, status);
    });
    const api = createTaxonomyApi(createHttp(createClientDeps().deps), server.url);
    expect(await api.load('10051', signal)).toMatchObject({ ok: false, failure: { status } });
  });

  it.each([
    ['a reset', (response: ServerResponse) => response.destroy()],
    ['an empty answer', (response: ServerResponse) => response.end()],
    ['HTML for JSON', (response: ServerResponse) => response.end('<html></html>')],
  ])('is a failure with %s [CALL-3]', async (_what, answer) => {
    server = await startServer(answer);
    const api = createTaxonomyApi(createHttp(createClientDeps().deps), server.url);
    expect((await api.load('10051', signal)).ok).toBe(false);
  });
});

describe('asking for a fragment', () => {
  const ask = async (answer: Parameters<typeof createScriptedHttp>[0], hasSession = false) => {
    const { http, asked } = createScriptedHttp(answer);
    const decode = async () => ok(FRAGMENT);
    const api = createFragmentApi({
      http,
      address: '/fragments',
      hasTokenSession: async () => hasSession,
      decode,
    });
    return { answer: await api.load('menu/x/master', signal), asked };
  };

  it.each([true, false])('says whether there is a token session: %p [CONT-10]', async (hasSession) => {
    const { answer, asked } = await ask(ok({}), hasSession);
    expect(answer).toEqual(ok(FRAGMENT));
    expect(asked).toMatchObject([
      {
        method: 'GET',
        url: '/fragments/menu/x/master',
        query: { tokenSession: String(hasSession) },
        as: 'anyone',
      },
    ]);
  });

  it('hands a failure on, and expects that there is none [CONT-10]', async () => {
    const { answer, asked } = await ask(failed('http', '', 404));
    expect(answer).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(asked[0]?.expected).toEqual([404]);
  });
});

describe('asking for adverts', () => {
  const ask = async (uuid: string | undefined, trolleyId?: string) => {
    const { http, asked } = createScriptedHttp(ok({ bannerAds: [] }));
    const decode = async () => ok(FRAGMENT);
    const api = createBannerApi({ http, address: '/', uuid: () => uuid, trolleyId: () => trolleyId, decode });
    await api.load('groceries/bread', signal);
    return asked[0];
  };

  it('names category, trolley and the uuid of the cookie [MEGA-9]', async () => {
    expect(await ask('u-1', 'co-1')).toMatchObject({
      method: 'POST',
      url: '/adtech/banners',
      headers: { 'wtr-uuid': 'u-1' },
      body: { type: 'mega-menu', categories: ['ecom/groceries/bread'], trolleyId: 'co-1' },
      as: 'anyone',
    });
  });

  it('makes up no uuid and no trolley [MEGA-9]', async () => {
    expect(await ask(undefined)).toMatchObject({ headers: {}, body: { trolleyId: null } });
  });
});
