import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { createFolderStore } from '../release/folder-store';
import { headersOf, type ObjectStore } from '../release/store';
import { promoteTo, publishSmall, temporaryFolder } from '../release/testing/releases';
import { describeOrigin } from './testing/describe-origin';
import { describeWith } from './testing/programs';
import { request } from './testing/responses';
import { BASE, startOrigin, type RunningServer } from './testing/servers';

describeWith(['nginx', 'libnginx-mod-http-brotli-static'], 'the origin', () => {
  let origin: RunningServer;
  let releases = '';
  let store: ObjectStore;
  let folder = '';

  beforeAll(async () => {
    releases = await temporaryFolder();
    store = createFolderStore(releases);
    const { version } = await publishSmall(store, { renderer: 'the renderer' });
    await promoteTo(store, version);
    folder = releasePath(version);
    origin = await startOrigin(releases);
  });
  afterAll(async () => {
    await origin.stop();
  });

  describeOrigin(() => ({ address: origin.address, store, folder }));

  it('returns 304 for a matching ETag, with the Cache-Control of the file [FED-5]', async () => {
    const address = `${origin.address}${BASE}${folder}lean.aaaaaa.js`;
    const etag = (await request(address, 'br')).header('etag') ?? '';
    const again = await request(address, 'br', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.header('cache-control')).toBe(headersOf('1/a.js').cacheControl);
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
