import { failed, ok } from '../../kernel/result';
import { createHttp } from '../../platform/http';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createClientDeps } from '../../platform/testing/client-deps';
import { closeServers, sendJson, startServer } from '../../platform/testing/http-server';
import { createBannerApi, createFragmentApi, createTaxonomyApi } from './api';
import { category } from './testing/categories';

const { signal } = new AbortController();
const CLOCK = {
  after: (_milliseconds: number, callback: () => void) => {
    callback();
    return () => undefined;
  },
};
const FRAGMENT = { content: null };
const BREAD = { id: '12', name: 'C12', url: 'shop/c12', categoryIds: [] };

describe('createTaxonomyApi', () => {
  afterEach(closeServers);

  it('requests two levels of the parent, and decodes the response [MEGA-10]', async () => {
    const server = await startServer((response) => {
      sendJson(response, { rootIds: [], categories: [BREAD] });
    });
    const api = createTaxonomyApi(createHttp(createClientDeps().deps), `${server.url}/taxonomy`, CLOCK);
    expect(await api.load('10051', signal)).toEqual(ok([category('12')]));
    expect(server.received).toMatchObject([{ path: '/taxonomy', query: { parent: '10051', levels: '2' } }]);
  });
});

describe('createFragmentApi', () => {
  const request = async (response: Parameters<typeof createScriptedHttp>[0], hasSession = false) => {
    const { http, requests } = createScriptedHttp(response);
    const decode = async () => ok(FRAGMENT);
    const api = createFragmentApi({
      http,
      address: '/fragments',
      hasTokenSession: async () => hasSession,
      decode,
    });
    return { result: await api.load('menu/x/master', signal), requests };
  };

  it('returns a failure, and marks status 404 as expected [CONT-10]', async () => {
    const { result, requests } = await request(failed('http', '', 404));
    expect(result).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(requests[0]?.expected).toEqual([404]);
  });
});

describe('createBannerApi', () => {
  const request = async (uuid: string | undefined, trolleyId?: string) => {
    const { http, requests } = createScriptedHttp(ok({ bannerAds: [] }));
    const decode = async () => ok(FRAGMENT);
    const api = createBannerApi({ http, address: '/', uuid: () => uuid, trolleyId: () => trolleyId, decode });
    await api.load('groceries/bread', signal);
    return requests[0];
  };

  it('sends no uuid and no trolley when there are none [MEGA-9]', async () => {
    expect(await request(undefined)).toMatchObject({ headers: {}, body: { trolleyId: null } });
  });
});
