import { randomUUID } from 'node:crypto';
import type { ObjectStore } from './store';
import { publishFolder, promoteTo } from './testing/moves';
import { startFaultyProxy, type Fate, type FaultyProxy } from './testing/faulty-proxy';
import { removeTemporaryFolders, smallRelease } from './testing/small-release';
import { createLocalS3 } from './testing/stores';

const s3 = createLocalS3();
let proxy: FaultyProxy;

beforeAll(async () => {
  await s3.start();
  proxy = await startFaultyProxy(new URL(s3.endpoint()));
});
afterEach(() => {
  proxy.decide(() => 'pass');
});
afterAll(async () => {
  await proxy.close();
  await s3.stop();
  await removeTemporaryFolders();
});

const isWrite = ({ method }: { readonly method?: string | undefined }): boolean => method === 'PUT';

/** One store, to whoever waits and tries again, and to whoever does not. */
const storesThrough = (): readonly [ObjectStore, ObjectStore] => {
  const prefix = `${randomUUID()}/`;
  const impatient = { prefix, attempts: 1, timeout: 1000 };
  return [s3.store(proxy.address, impatient), s3.store(proxy.address, { prefix })];
};

/** The first writes pass, all later ones fail. */
const writesFailAfter = (good: number, fate: Fate): void => {
  let writes = 0;
  proxy.decide((asked) => {
    if (isWrite(asked)) writes += 1;
    return isWrite(asked) && writes > good ? fate : 'pass';
  });
};

describe('an object store that fails', () => {
  it.each<Fate>(['unavailable', 'hang', 'cut'])(
    'in the middle of a publication (%s): told as unreachable, never promoted, completed the next time [FED-5]',
    async (fate) => {
      const [impatient, store] = storesThrough();
      const { folder, version } = await smallRelease();
      writesFailAfter(5, fate);
      await expect(publishFolder(impatient, folder)).rejects.toMatchObject({ problem: 'unreachable' });
      proxy.decide(() => 'pass');
      await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
      const { written, files } = await publishFolder(store, folder);
      expect(written).toBeLessThan(files);
      await expect(promoteTo(store, version)).resolves.toMatchObject({ to: version });
    },
  );

  it('now and then: tried again until it answers', async () => {
    const [, store] = storesThrough();
    const { folder } = await smallRelease();
    const failed = new Set<string>();
    proxy.decide(({ method = '', url = '' }) => {
      const asked = `${method} ${url}`;
      if (failed.has(asked)) return 'pass';
      failed.add(asked);
      return 'unavailable';
    });
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ unchanged: false });
  });

  it('in the middle of an answer: asked again for the whole, told as unreachable where it never comes [FED-5]', async () => {
    const [impatient, store] = storesThrough();
    const bytes = Buffer.from('{"version":"1.4.2"}');
    await store.put('channels/next.json', bytes, { contentType: 'text/plain', cacheControl: 'no-store' });
    let broken = 2;
    proxy.decide(() => (broken-- > 0 ? 'half' : 'pass'));
    await expect(store.get('channels/next.json')).resolves.toMatchObject({ bytes });
    proxy.decide(() => 'half');
    await expect(impatient.get('channels/next.json')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('at promotion: the channel stays as it was', async () => {
    const [impatient, store] = storesThrough();
    const { folder, version } = await smallRelease();
    await publishFolder(store, folder);
    writesFailAfter(0, 'cut');
    await expect(promoteTo(impatient, version)).rejects.toMatchObject({ problem: 'unreachable' });
    proxy.decide(() => 'pass');
    await expect(store.get('channels/stable.json')).resolves.toBeUndefined();
  });

  it('tells wrong keys and missing buckets apart from silence', async () => {
    const store = s3.store(`${proxy.address}/nowhere`);
    await expect(store.get('channels/stable.json')).rejects.toMatchObject({ problem: 'refused' });
  });
});
