import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { createFolderStore } from '../release/folder-store';
import { headersOf, type ObjectStore } from '../release/store';
import {
  promoteTo,
  publishSmall,
  removeTemporaryFolders,
  temporaryFolder,
} from '../release/testing/releases';
import { describeDeltas } from './testing/describe-deltas';
import { describeWith } from './testing/programs';
import { ACCEPTED, expectObject, request } from './testing/responses';
import { BASE, startOrigin, type RunningServer } from './testing/servers';

describeWith(['nginx', 'libnginx-mod-http-brotli-static'], 'the origin', () => {
  let origin: RunningServer;
  let releases = '';
  let store: ObjectStore;
  let folder = '';

  beforeAll(async () => {
    releases = await temporaryFolder();
    store = createFolderStore(releases);
    const { version } = await publishSmall(store);
    await promoteTo(store, version);
    folder = releasePath(version);
    await store.put(`${folder}server/below.js`, Buffer.from('below'), headersOf('below.js'));
    origin = await startOrigin(releases);
  });
  afterAll(async () => {
    await origin.stop();
    await removeTemporaryFolders();
  });

  const requestFile = (key: string, encoding?: string) => request(origin.address + BASE + key, encoding);

  it.each([
    ['lean.aaaaaa.js', ['br', 'gzip', null]],
    ['app.cccccc.css', ['br', 'gzip', null]],
    ['header.json', ['br', 'gzip', null]],
    ['mf-manifest.json', ['br', 'gzip', null]],
    ['integrity.json', [null, null, null]],
    ['server/below.js', [null, null, null]],
    ['licences.txt', [null, null, null]],
    ['@mf-types.zip', [null, null, null]],
    ['../v1/channels/stable.json', [null, null, null]],
  ])(
    'serves %s with the same headers as an object store, to hosts of any origin [FED-5]',
    async (name, encodings) => {
      const key = path.posix.join(folder, name);
      const responses = await Promise.all(ACCEPTED.map((encoding) => requestFile(key, encoding)));
      expectObject(key, responses, encodings);
    },
  );

  it('returns 304 for a matching ETag, with the Cache-Control of the file [FED-5]', async () => {
    const address = `${origin.address}${BASE}${folder}lean.aaaaaa.js`;
    const etag = (await request(address, 'br')).header('etag') ?? '';
    const again = await request(address, 'br', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.header('cache-control')).toBe(headersOf('1/a.js').cacheControl);
  });

  it('returns an uncacheable 404 for all names other than those of releases and channels [FED-5]', async () => {
    await writeFile(path.join(releases, 'v1/channels/.next.json.lock'), '');
    await mkdir(path.join(releases, 'private'));
    await writeFile(path.join(releases, 'private', 'notes.txt'), 'notes');
    const keys = [
      '',
      'v1/channels/',
      'v1/channels',
      'v1',
      folder,
      `${folder}missing.js`,
      `${folder}lean.aaaaaa.js.br`,
      `${folder}lean.aaaaaa.js.gz`,
      `${folder}server/`,
      `${folder}server`,
      'v1/channels/.next.json.lock',
      'private/notes.txt',
    ];
    for (const key of keys) {
      const { status, header } = await requestFile(key);
      expect([key, status, header('cache-control')]).toEqual([key, 404, 'no-store']);
    }
  });

  it('refuses writes', async () => {
    const response = await fetch(`${origin.address}${BASE}${folder}header.json`, { method: 'POST' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([405, 'no-store']);
  });

  describeDeltas(() => ({ address: origin.address, store }));
});
