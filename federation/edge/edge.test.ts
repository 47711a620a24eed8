import { runRelease } from '../release/run-release';
import { headersOf } from '../release/object-headers';
import { promoteTo, publishSmall } from '../release/testing/moves';
import { removeTemporaryFolders } from '../release/testing/small-release';
import { releasePath } from '../loader/release';
import { ask, askUntil, type Answered } from './testing/ask';
import { describeWith } from './testing/describe-edge';
import { goodAnswer, halfAnswer, noAnswer, unavailable } from './testing/fragment-server';
import { BASE, startEdge, type Edge } from './testing/start-edge';

const FRAGMENT = '/mfe/common/header?page=';

const isStale = ({ header }: Answered): boolean => header('x-cache') === 'stale';

describeWith(['nginx', 'varnish', 'libnginx-mod-http-brotli-static'], 'the edge', () => {
  let edge: Edge;
  let folder = '';

  beforeAll(async () => {
    edge = await startEdge();
    const { version } = await publishSmall(edge.store);
    await promoteTo(edge.store, version);
    folder = releasePath(version);
    // Varnish compiles its configuration first.
  }, 60_000);
  afterAll(async () => {
    await edge.stop();
    await removeTemporaryFolders();
  });

  const file = (key: string): string => edge.address + BASE + key;
  const fragment = (page: string): string => edge.address + FRAGMENT + page;

  it('keeps each encoding of a file apart, one copy for all ways of asking for it [FED-5]', async () => {
    const address = file(`${folder}search.dddddddddd.js`);
    const { contentType, cacheControl } = headersOf(address);
    const seen: unknown[] = [];
    for (const encoding of ['gzip, deflate, br, zstd', 'br', 'br;q=0, gzip', 'gzip', '', 'deflate, br;q=0']) {
      const { status, text, header } = await ask(address, encoding);
      expect([status, text]).toEqual([200, 'chunk']);
      expect([header('content-type'), header('cache-control')]).toEqual([contentType, cacheControl]);
      expect([header('vary'), header('access-control-allow-origin')]).toEqual(['Accept-Encoding', '*']);
      seen.push([header('content-encoding'), header('x-cache')]);
    }
    expect(seen).toEqual([
      ['br', 'miss'],
      ['br', 'hit'],
      ['gzip', 'miss'],
      ['gzip', 'hit'],
      [null, 'miss'],
      [null, 'hit'],
    ]);
  });

  it('has a copy of its own for the loader’s second try, and none for any other query [ERR-6]', async () => {
    const address = file(`${folder}mf-manifest.json`);
    const queries = ['', '?again', '?retry=2', '?retry=1', '?retry=1'];
    const answers: unknown[] = [];
    for (const query of queries) answers.push((await ask(address + query)).header('x-cache'));
    expect(answers).toEqual(['miss', 'hit', 'hit', 'miss', 'hit']);
  });

  it('hands every byte on: the tool finds nothing wrong with the channel [FED-5]', async () => {
    const said: string[] = [];
    const tell = (text: string): void => void said.push(text);
    const code = await runRelease(
      ['verify', '--channel', 'stable', '--url', file('')],
      { environment: {}, now: () => new Date(), tell },
      { print: tell, warn: tell },
    );
    expect([code, said]).toEqual([0, expect.anything()]);
  });

  it('forgets that a file was missing: what is published a moment later is there [FED-5]', async () => {
    const key = `${folder}late.js`;
    const { status, header } = await ask(file(key));
    expect([status, header('cache-control')]).toEqual([404, 'no-store']);
    await edge.store.put(key, Buffer.from('late'), headersOf(key));
    await expect(ask(file(key))).resolves.toMatchObject({ status: 200, text: 'late' });
  });

  it('shows a promotion within the channel’s life [FED-5]', async () => {
    const address = file('channels/stable.json');
    await ask(address);
    const next = await publishSmall(edge.store, { packageVersion: '1.5.0', chunk: 'new' });
    await promoteTo(edge.store, next.version);
    const started = performance.now();
    const isNext = ({ text }: Answered): boolean => text.includes(`"version":"${next.version}"`);
    await askUntil(address, isNext, (answered) => {
      expect(isStale(answered)).toBe(false);
    });
    // A second of life, and one for a busy machine.
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('asks once for all who ask at once [FED-8]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(fragment('/crowd'))));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first']));
    expect(edge.fragment.asked.filter(({ url }) => url?.endsWith('/crowd'))).toHaveLength(1);
  });

  it('neither hands cookies on nor sets any: everybody has the same [FED-8]', async () => {
    const cookie = { cookie: 'customerId=1', authorization: 'Bearer x' };
    const { status, header } = await ask(fragment('/cookies'), 'br', cookie);
    expect([status, header('set-cookie')]).toEqual([200, null]);
    const asked = edge.fragment.asked.find(({ url }) => url?.endsWith('/cookies'));
    const { cookie: given, authorization } = asked?.headers ?? {};
    expect([asked?.url, given, authorization]).toEqual([`${FRAGMENT}/cookies`, undefined, undefined]);
    expect((await ask(fragment('/cookies'))).header('x-cache')).toBe('hit');
  });

  it('serves nothing else', async () => {
    for (const path of ['/', '/mfe/common/header', '/ecom/shop', '/health']) {
      const { status, header } = await ask(edge.address + path);
      expect([path, status, header('cache-control')]).toEqual([path, 404, 'no-store']);
    }
    await expect(fetch(file('channels/stable.json'), { method: 'PUT' })).resolves.toMatchObject({
      status: 405,
    });
  });

  describe('while what is behind it fails', () => {
    it.each([
      ['answers 503', unavailable],
      ['breaks off', halfAnswer],
      ['hangs', noAnswer],
    ])('goes on with the last whole fragment when its server %s [FED-8]', async (how, badAnswer) => {
      const address = fragment(`/${how.replace(' ', '-')}`);
      edge.fragment.answerBy(goodAnswer('whole'));
      await ask(address);
      edge.fragment.answerBy(badAnswer);
      const stale = await askUntil(address, isStale);
      expect([stale.status, stale.text]).toEqual([200, 'whole']);
      // Asked for anew meanwhile, in vain.
      await expect(ask(address)).resolves.toMatchObject({ status: 200, text: 'whole' });
      const unknown = await ask(`${address}-unknown`);
      expect([unknown.status, unknown.header('cache-control')]).toEqual([503, 'no-store']);
      edge.fragment.answerBy(goodAnswer('anew'));
      await askUntil(address, ({ text }) => text === 'anew');
    });

    it('goes on with files and channels when the origin is dead, and follows it when it is back [FED-5]', async () => {
      const [chunk, channel] = [file(`${folder}lean.aaaaaaaaaa.js`), file('channels/stable.json')];
      await Promise.all([ask(chunk), ask(channel)]);
      await edge.stopOrigin();
      const stale = await askUntil(channel, isStale, ({ status }) => {
        expect(status).toBe(200);
      });
      expect([stale.status, stale.text]).toEqual([200, expect.stringContaining('"version":')]);
      await expect(ask(chunk)).resolves.toMatchObject({ status: 200, text: 'lean entry' });
      const unknown = await ask(file(`${folder}stock.bbbbbbbbbb.js?retry=1`));
      expect([unknown.status, unknown.header('access-control-allow-origin')]).toEqual([503, '*']);
      await edge.startOrigin();
      await askUntil(channel, (answered) => answered.status === 200 && !isStale(answered));
    });
  });
});
