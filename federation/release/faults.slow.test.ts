import { randomUUID } from 'node:crypto';
import { startFaultyProxy, type FaultyProxy, type ProxyFault } from '../testing/proxy';
import type { ObjectStore } from './store';
import { promoteTo, publishFolder, smallRelease } from './testing/releases';
import { createLocalS3 } from './testing/stores';

const s3 = createLocalS3();
let proxy: FaultyProxy;

beforeAll(async () => {
  await s3.start();
  proxy = await startFaultyProxy(new URL(s3.endpoint()));
});
afterEach(() => proxy.decide(() => 'pass'));
afterAll(async () => {
  await proxy.close();
  await s3.stop();
});

const isWrite = ({ method }: { readonly method?: string | undefined }): boolean => method === 'PUT';

/** Opens one store twice: with a short timeout and no retries, and with the defaults. */
const storesThrough = (): readonly [ObjectStore, ObjectStore] => {
  const prefix = `${randomUUID()}/`;
  const withShortTimeout = { prefix, attempts: 1, timeout: 1000 };
  return [s3.store(proxy.address, withShortTimeout), s3.store(proxy.address, { prefix })];
};

/** Lets the first writes pass and all later ones fail. */
const writesFailAfter = (good: number, fault: ProxyFault): void => {
  let writes = 0;
  proxy.decide((request) => {
    if (isWrite(request)) writes += 1;
    return isWrite(request) && writes > good ? fault : 'pass';
  });
};

describe('the release tool, when an object store fails', () => {
  it.each<ProxyFault>(['unavailable', 'hang', 'cut'])(
    'reports a failure (%s) during a publication as unreachable, and completes the publication later [FED-5]',
    async (fault) => {
      const [withShortTimeout, store] = storesThrough();
      const { folder, version } = await smallRelease();
      writesFailAfter(5, fault);
      await expect(publishFolder(withShortTimeout, folder)).rejects.toMatchObject({ code: 4 });
      proxy.decide(() => 'pass');
      await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
      const { written, files } = await publishFolder(store, folder);
      expect(written).toBeLessThan(files);
      await expect(promoteTo(store, version)).resolves.toMatchObject({ to: version });
    },
  );

  it('retries requests that fail once', async () => {
    const [, store] = storesThrough();
    const { folder } = await smallRelease();
    const failed = new Set<string>();
    proxy.decide(({ method = '', url = '' }) => {
      const requested = `${method} ${url}`;
      if (failed.has(requested)) return 'pass';
      failed.add(requested);
      return 'unavailable';
    });
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ unchanged: false });
  });

  it('downloads a truncated response again, and reports repeated truncation as unreachable [FED-5]', async () => {
    const [withShortTimeout, store] = storesThrough();
    const bytes = Buffer.from('{"version":"1.4.2"}');
    await store.put('v1/channels/next.json', bytes);
    let broken = 2;
    proxy.decide(() => (broken-- > 0 ? 'half' : 'pass'));
    await expect(store.get('v1/channels/next.json')).resolves.toMatchObject({ bytes });
    proxy.decide(() => 'half');
    await expect(withShortTimeout.get('v1/channels/next.json')).rejects.toMatchObject({ code: 4 });
  });

  it('reports a missing bucket as refused, not as unreachable', async () => {
    const store = s3.store(`${proxy.address}/nowhere`);
    await expect(store.get('v1/channels/stable.json')).rejects.toMatchObject({ code: 5 });
  });
});
