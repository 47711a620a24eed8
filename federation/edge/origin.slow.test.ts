import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { availableDictionary, dictionaryOf } from '../release/deltas/dictionary';
import { createFolderStore } from '../release/folder-store';
import { headersOf, type ObjectStore } from '../release/store';
import { CHUNK, deltaOf, promoteTo, publishSmall, temporaryFolder } from '../release/testing/releases';
import { serveOnLoopback } from '../testing/serve-on-loopback';
import { describeOrigin } from './testing/describe-origin';
import { describeWith } from './testing/programs';
import {
  BASE,
  fillTemplate,
  request,
  requestUntil,
  startNginx,
  startOrigin,
  type RunningServer,
} from './testing/servers';

/** Publishes a release to a store, and promotes it. Returns the release's folder, with a trailing slash. */
const publishRelease = async (store: ObjectStore): Promise<string> => {
  const { version } = await publishSmall(store, { renderer: 'the renderer' });
  await promoteTo(store, version);
  return releasePath(version);
};

describeWith(['nginx', 'libnginx-mod-http-brotli-static'], 'the origin', () => {
  let origin: RunningServer;
  let releases = '';
  let store: ObjectStore;
  let folder = '';

  beforeAll(async () => {
    releases = await temporaryFolder();
    store = createFolderStore(releases);
    folder = await publishRelease(store);
    origin = await startOrigin(releases);
  });
  afterAll(() => origin.stop());

  describeOrigin(() => ({ address: origin.address, store, folder }));

  it('returns 304 for a matching ETag, with the Cache-Control of the file [FED-5]', async () => {
    const address = `${origin.address}${BASE}${folder}lean.aaaaaa.js`;
    const etag = (await request(address, 'br')).header('etag') ?? '';
    const again = await request(address, 'br', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.header('cache-control')).toBe(headersOf('1/a.js').cacheControl);
  });

  it('serves no compressed copy of a file that was removed [FED-5]', async () => {
    const key = `${folder}removed.js`;
    for (const name of [key, `${key}.br`, `${key}.gz`]) await store.put(name, Buffer.from('text'));
    await store.remove(key);
    for (const encoding of ['br', 'gzip', '']) {
      const { status, header } = await request(origin.address + BASE + key, encoding);
      expect([status, header('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('serves neither hidden files nor other folders [FED-5]', async () => {
    await writeFile(path.join(releases, 'v1/channels/.next.json.lock'), '');
    await mkdir(path.join(releases, 'private'));
    await writeFile(path.join(releases, 'private', 'notes.txt'), 'notes');
    for (const key of ['v1/channels/.next.json.lock', 'private/notes.txt']) {
      const { status, header } = await request(origin.address + BASE + key);
      expect([key, status, header('cache-control')]).toEqual([key, 404, 'no-store']);
    }
  });
});

const BUCKET = '/header-releases/common/';
const CHANNEL = 'v1/channels/stable.json';

type Fault = 'none' | 'unavailable' | 'cut' | 'hang';

/** Starts a fake of an object store that lists nothing, so it responds with 403 to a missing object. */
const startStore = async (releases: string) => {
  const store = createFolderStore(releases);
  const requests: string[] = [];
  let fault: Fault = 'none';
  const server = await serveOnLoopback((incoming, response) => {
    const url = incoming.url ?? '';
    requests.push(url);
    if (fault === 'hang') return;
    if (fault === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if (fault === 'unavailable') {
      response.writeHead(503).end();
      return;
    }
    const key = url.slice(BUCKET.length);
    // In the folder of this fake, a part of a key is a folder, which cannot be read.
    const found = store.get(key).catch(() => undefined);
    void found.then((object) => {
      if (!object || !url.startsWith(BUCKET)) {
        response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error/>');
        return;
      }
      const { contentType, contentEncoding, cacheControl } = headersOf(key);
      response.writeHead(200, {
        'content-type': contentType,
        'cache-control': cacheControl,
        'content-length': object.bytes.length,
        'x-amz-request-id': '1',
        etag: `"${object.tag}"`,
        ...(contentEncoding !== undefined && { 'content-encoding': contentEncoding }),
      });
      response.end(object.bytes);
    });
  });
  return {
    store,
    server,
    requests,
    failWith: (next: Fault) => {
      fault = next;
    },
  };
};

describeWith(['nginx'], 'the origin in front of an object store', () => {
  let origin: RunningServer;
  let fake: Awaited<ReturnType<typeof startStore>>;
  let store: ObjectStore;
  let folder = '';

  beforeAll(async () => {
    fake = await startStore(await temporaryFolder());
    ({ store } = fake);
    folder = await publishRelease(store);
    const template = readFileSync(path.join(__dirname, 'nginx-object-store.conf'), 'utf8');
    origin = await startNginx((listen) =>
      fillTemplate(template, {
        ORIGIN_LISTEN: listen,
        STORE_SCHEME: 'http',
        STORE_HOST: `127.0.0.1:${fake.server.port}`,
        STORE_PATH: BUCKET.slice(0, -1),
      }),
    );
  });
  beforeEach(() => fake.failWith('none'));
  afterAll(async () => {
    await origin.stop();
    await fake.server.close();
  });

  const requestFile = (key: string, encoding?: string) => request(origin.address + BASE + key, encoding);

  describeOrigin(() => ({ address: origin.address, store, folder }));

  it('removes the headers of the store', async () => {
    for (const name of [
      'lean.aaaaaa.js',
      'header.json',
      'integrity.json',
      'server/server.js',
      `../${CHANNEL}`,
    ]) {
      const { status, header } = await requestFile(path.posix.join(folder, name));
      expect([name, status, header('x-amz-request-id')]).toEqual([name, 200, null]);
    }
  });

  it('requests a file of a release once, and a channel again, so that a promotion is visible [FED-5]', async () => {
    const count = (key: string): number => fake.requests.filter((url) => url === BUCKET + key).length;
    const key = `${folder}stock.bbbbbb.js`;
    for (let time = 0; time < 3; time += 1) await requestFile(key);
    expect(count(key)).toBe(1);
    await requestFile(CHANNEL);
    const next = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'new' });
    await promoteTo(store, next.version);
    await requestUntil(origin.address + BASE + CHANNEL, ({ text }) =>
      text.includes(`"version":"${next.version}"`),
    );
  });

  it('requests a missing delta once, and the file without it, for browsers with the same dictionary [FED-5]', async () => {
    const dictionary = dictionaryOf(Buffer.from('a file of an old release'));
    const headers = { 'available-dictionary': availableDictionary(dictionary) };
    const key = `${folder}app.cccccc.css`;
    for (let time = 0; time < 3; time += 1)
      await expect(request(origin.address + BASE + key, 'br, dcz', headers)).resolves.toMatchObject({
        status: 200,
        text: 'style',
      });
    const delta = BUCKET + folder + deltaOf('app.cccccc.css', dictionary);
    expect(fake.requests.filter((url) => url === delta)).toHaveLength(1);
  });

  it.each(['unavailable', 'cut', 'hang'] as const)(
    'serves its copies if the store is %s, to the loader’s retry, too [FED-5] [ERR-6]',
    async (fault) => {
      const keys = [CHANNEL, `${folder}lean.aaaaaa.js`, `${folder}header.json`];
      const before = [];
      for (const key of keys) before.push((await requestFile(key, 'br')).text);
      fake.failWith(fault);
      for (const query of ['', '?retry=1']) {
        const during = [];
        for (const key of keys) {
          const { status, text } = await requestFile(key + query, 'br');
          during.push(status === 200 ? text : status);
        }
        expect(during).toEqual(before);
      }
      const headers = {
        'available-dictionary': availableDictionary(dictionaryOf(Buffer.from(fault))),
      };
      await expect(
        request(`${origin.address}${BASE}${folder}lean.aaaaaa.js`, 'br, dcz', headers),
      ).resolves.toMatchObject({ status: 200, text: 'lean entry' });
      const never = await requestFile(`${folder}${CHUNK}?${fault}`, 'gzip');
      expect(never.status).toBeGreaterThanOrEqual(500);
      expect(never.header('cache-control')).toBe('no-store');
    },
  );
});
