import { releasePath } from '../loader/release';
import { availableDictionary, dictionaryOf } from '../release/deltas/dictionary';
import { runTool } from '../release/testing/run-tool';
import { headersOf } from '../release/store';
import { CHUNK, promoteTo, publishSmall } from '../release/testing/releases';
import { describeDeltas } from './testing/describe-origin';
import { describeWith } from './testing/programs';
import {
  BASE,
  neverRespond,
  request,
  requestUntil,
  respondNormally,
  respondPartially,
  startEdge,
  unavailable,
  type Edge,
  type EdgeResponse,
} from './testing/servers';

const FRAGMENT = '/mfe/common/header?page=';

const isStale = ({ header }: EdgeResponse): boolean => header('x-cache') === 'stale';

describeWith(['nginx', 'varnish', 'libnginx-mod-http-brotli-static'], 'the edge', () => {
  let edge: Edge;
  let folder = '';

  beforeAll(async () => {
    edge = await startEdge();
    const { version } = await publishSmall(edge.store);
    await promoteTo(edge.store, version);
    folder = releasePath(version);
    // The timeout is long because Varnish compiles its configuration first.
  }, 60_000);
  afterAll(() => edge.stop());

  const file = (key: string): string => edge.address + BASE + key;
  const fragment = (page: string): string => edge.address + FRAGMENT + page;

  it('caches one copy of a file per encoding, whatever the Accept-Encoding header [FED-5]', async () => {
    const address = file(folder + CHUNK);
    const { contentType, cacheControl } = headersOf(address);
    const copies: unknown[] = [];
    for (const encoding of ['gzip, deflate, br, zstd', 'br', 'br;q=0, gzip', 'gzip', '', 'deflate, br;q=0']) {
      const { status, text, header } = await request(address, encoding);
      expect([status, text]).toEqual([200, 'chunk']);
      expect([header('content-type'), header('cache-control')]).toEqual([contentType, cacheControl]);
      expect([header('vary'), header('access-control-allow-origin')]).toEqual([
        'Accept-Encoding, Available-Dictionary',
        '*',
      ]);
      copies.push([header('content-encoding'), header('x-cache')]);
    }
    expect(copies).toEqual([
      ['br', 'miss'],
      ['br', 'hit'],
      ['gzip', 'miss'],
      ['gzip', 'hit'],
      [null, 'miss'],
      [null, 'hit'],
    ]);
  });

  it('caches one copy for all browsers with a dictionary that has no delta, also while the origin is down [FED-5]', async () => {
    const address = file(`${folder}app.cccccc.css`);
    const requestWith = (dictionary: string) =>
      request(address, 'br, dcz', {
        'available-dictionary': availableDictionary(dictionaryOf(Buffer.from(dictionary))),
      });
    const copies = [];
    for (const dictionary of ['first', 'second'])
      copies.push((await requestWith(dictionary)).header('x-cache'));
    copies.push((await request(address, 'br')).header('x-cache'));
    expect(copies).toEqual(['miss', 'hit', 'hit']);
    await edge.stopOrigin();
    await expect(requestWith('third')).resolves.toMatchObject({ status: 200, text: 'style' });
    await edge.startOrigin();
    await requestUntil(file('v1/channels/next.json'), ({ status }) => status === 404);
  });

  it('caches a separate copy for the loader’s retry, and ignores any other query [ERR-6]', async () => {
    const address = file(`${folder}mf-manifest.json`);
    const queries = ['', '?again', '?retry=2', '?retry=1', '?retry=1'];
    const responses: unknown[] = [];
    for (const query of queries) responses.push((await request(address + query)).header('x-cache'));
    expect(responses).toEqual(['miss', 'hit', 'hit', 'miss', 'hit']);
  });

  it('serves unchanged bytes: the command verify finds no problem [FED-5]', async () => {
    const { code, text } = await runTool(['verify', '--channel', 'stable', '--url', file('')]);
    expect([code, text]).toEqual([0, expect.stringContaining('no problems')]);
  });

  it('does not cache a 404: a file that is published afterwards is served [FED-5]', async () => {
    const key = `${folder}new.js`;
    const { status, header } = await request(file(key));
    expect([status, header('cache-control')]).toEqual([404, 'no-store']);
    await edge.store.put(key, Buffer.from('new'));
    await expect(request(file(key))).resolves.toMatchObject({ status: 200, text: 'new' });
  });

  it('serves a promotion within the max-age of the channel [FED-5]', async () => {
    const address = file('v1/channels/stable.json');
    await request(address);
    const next = await publishSmall(edge.store, { packageVersion: '1.5.0', chunk: 'new' });
    await promoteTo(edge.store, next.version);
    const started = performance.now();
    const isNext = ({ text }: EdgeResponse): boolean => text.includes(`"version":"${next.version}"`);
    await requestUntil(address, isNext, (response) => expect(isStale(response)).toBe(false));
    // One second of max-age, and one for a busy machine.
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('sends one request to the server for simultaneous requests [FED-8]', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => request(fragment('/crowd'))));
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['first']));
    expect(edge.fragment.requests.filter(({ url }) => url?.endsWith('/crowd'))).toHaveLength(1);
  });

  it('removes cookies from requests and responses, so that one copy fits all users [FED-8]', async () => {
    const cookie = { cookie: 'customerId=1', authorization: 'Bearer x' };
    const { status, header } = await request(fragment('/cookies'), 'br', cookie);
    expect([status, header('set-cookie')]).toEqual([200, null]);
    const received = edge.fragment.requests.find(({ url }) => url?.endsWith('/cookies'));
    const { cookie: given, authorization } = received?.headers ?? {};
    expect([received?.url, given, authorization]).toEqual([`${FRAGMENT}/cookies`, undefined, undefined]);
    expect((await request(fragment('/cookies'))).header('x-cache')).toBe('hit');
  });

  it('has one copy of a fragment per release, whatever the bucket [FED-5] [FED-8]', async () => {
    edge.fragment.respondWith((incoming, response) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://fragment');
      const isRollout = pathname === '/mfe/common/rollout';
      const chosen = Number(searchParams.get('bucket')) < 5 ? 'candidate' : 'current';
      response.writeHead(200, {
        'cache-control': 'public, max-age=30',
        ...(isRollout && { 'x-shop-header-release': chosen }),
      });
      response.end(isRollout ? '' : `fragment of ${searchParams.get('release') ?? 'none'}`);
    });
    const before = edge.fragment.requests.length;
    const texts = [];
    for (const bucket of [3, 42, 4, 3, 99, 42]) {
      const response = await request(`${fragment('/rollout')}&session=none&bucket=${bucket}&nonce=ssi`);
      texts.push(`${response.text}, ${response.header('x-cache') ?? ''}`);
    }
    expect(texts).toEqual([
      'fragment of candidate, miss',
      'fragment of current, miss',
      'fragment of candidate, hit',
      'fragment of candidate, hit',
      'fragment of current, hit',
      'fragment of current, hit',
    ]);
    const urls = edge.fragment.requests.slice(before).map(({ url }) => url);
    expect(urls.filter((url) => url?.startsWith('/mfe/common/rollout'))).toHaveLength(4);
    expect(urls.filter((url) => url?.startsWith('/mfe/common/header'))).toEqual([
      `${FRAGMENT}/rollout&session=none&nonce=ssi&release=candidate`,
      `${FRAGMENT}/rollout&session=none&nonce=ssi&release=current`,
    ]);
    // A new bucket while the server is down: a page of the current release is better than none.
    edge.fragment.respondWith(unavailable);
    await expect(request(`${fragment('/rollout')}&session=none&nonce=ssi&bucket=50`)).resolves.toMatchObject({
      text: 'fragment of current',
    });
    edge.fragment.respondWith(respondNormally('first'));
  });

  it('serves no other paths', async () => {
    for (const path of ['/', '/mfe/common/header', '/ecom/shop', '/health']) {
      const { status, header } = await request(edge.address + path);
      expect([path, status, header('cache-control')]).toEqual([path, 404, 'no-store']);
    }
    await expect(fetch(file('v1/channels/stable.json'), { method: 'PUT' })).resolves.toMatchObject({
      status: 405,
    });
  });

  describeDeltas(() => edge);

  describe('while a server behind it fails', () => {
    it.each([
      ['returns 503', unavailable],
      ['closes the connection', respondPartially],
      ['hangs', neverRespond],
    ])('serves the last complete fragment when its server %s [FED-8]', async (failure, handler) => {
      const address = fragment(`/${failure.replaceAll(' ', '-')}`);
      edge.fragment.respondWith(respondNormally('whole'));
      await request(address);
      edge.fragment.respondWith(handler);
      const stale = await requestUntil(address, isStale);
      expect([stale.status, stale.text]).toEqual([200, 'whole']);
      // The edge has requested the fragment again meanwhile, without success.
      await expect(request(address)).resolves.toMatchObject({ status: 200, text: 'whole' });
      const unknown = await request(`${address}-unknown`);
      expect([unknown.status, unknown.header('cache-control')]).toEqual([503, 'no-store']);
      edge.fragment.respondWith(respondNormally('new'));
      await requestUntil(address, ({ text }) => text === 'new');
    });

    it('serves cached files and channels while the origin is down, and refreshes them afterwards [FED-5]', async () => {
      const [chunk, channel] = [file(`${folder}lean.aaaaaa.js`), file('v1/channels/stable.json')];
      await Promise.all([request(chunk), request(channel)]);
      await edge.stopOrigin();
      const stale = await requestUntil(channel, isStale, ({ status }) => expect(status).toBe(200));
      expect([stale.status, stale.text]).toEqual([200, expect.stringContaining('"version":')]);
      await expect(request(chunk)).resolves.toMatchObject({ status: 200, text: 'lean entry' });
      const unknown = await request(file(`${folder}stock.bbbbbb.js?retry=1`));
      expect([unknown.status, unknown.header('access-control-allow-origin')]).toEqual([503, '*']);
      await edge.startOrigin();
      await requestUntil(channel, (response) => response.status === 200 && !isStale(response));
    });
  });
});
