import { brotliDecompressSync } from 'node:zlib';
import { releasePath } from '../loader/release';
import { channelOfKey } from './channel';
import type { ObjectStore } from './store';
import { pointsTo, promoteTo, publishFolder, publishSmall, rollBack, smallRelease } from './testing/releases';
import { TESTED_STORES } from './testing/stores';

/** Returns the path of the entry in the manifest for stock hosts; undefined without a manifest. */
const manifestOf = async (store: ObjectStore, file = 'mf-manifest.json'): Promise<string | undefined> => {
  const stored = await store.get(`v1/stable/${file}`);
  const manifest = JSON.parse(stored?.bytes.toString() ?? '{}') as {
    readonly metaData?: { readonly remoteEntry: { readonly path: string } };
  };
  return manifest.metaData?.remoteEntry.path;
};

const manifestPath = (version: string): string => `../../${releasePath(version).slice(0, -1)}`;

describe.each(TESTED_STORES)(
  'the files of a channel with stable addresses, in $title',
  ({ start, stop, fresh }) => {
    beforeAll(start);
    afterAll(stop);

    /** Publishes two releases. */
    const setUp = async () => {
      const store = await fresh();
      const first = await publishSmall(store);
      const second = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'second' });
      return { store, first, second };
    };

    it('moves the manifest for stock hosts with the channel, and keeps its addresses in the release [FED-9]', async () => {
      const { store, first, second } = await setUp();
      await promoteTo(store, first.version);
      await promoteTo(store, second.version);
      await expect(manifestOf(store)).resolves.toBe(manifestPath(second.version));
      await rollBack(store);
      await expect(manifestOf(store)).resolves.toBe(manifestPath(first.version));
      expect((await store.get('v1/stable/@mf-types.zip'))?.bytes.toString()).toBe('types');
    });

    it('moves the loader script of each channel, and with the channel stable the one of v1 [FED-5]', async () => {
      const { store, first, second } = await setUp();
      await promoteTo(store, first.version);
      await promoteTo(store, second.version, { channel: 'next' });
      const read = async (key: string) => (await store.get(key))?.bytes.toString();
      await expect(
        Promise.all(['v1/loader.js', 'v1/stable/loader.js', 'v1/next/loader.js'].map(read)),
      ).resolves.toEqual(['loader of chunk', 'loader of chunk', 'loader of second']);
      await promoteTo(store, second.version);
      await expect(read('v1/loader.js')).resolves.toBe('loader of second');
      const compressed = await store.get('v1/loader.js.br');
      expect(brotliDecompressSync(compressed?.bytes ?? Buffer.alloc(0)).toString()).toBe('loader of second');
    });

    it("moves the script of the first frame with the channel, and names the release's folder in it [FED-8]", async () => {
      const { store, first, second } = await setUp();
      await promoteTo(store, first.version);
      await promoteTo(store, second.version, { channel: 'next' });
      const read = async (key: string) => (await store.get(key))?.bytes.toString();
      const ofFirst = `frame of ${releasePath(first.version)}chunk`;
      await expect(
        Promise.all(['v1/frame.js', 'v1/stable/frame.js', 'v1/next/frame.js'].map(read)),
      ).resolves.toEqual([ofFirst, ofFirst, `frame of ${releasePath(second.version)}second`]);
      const compressed = await store.get('v1/frame.js.br');
      expect(brotliDecompressSync(compressed?.bytes ?? Buffer.alloc(0)).toString()).toBe(ofFirst);
    });

    it('follows the last of two promotions with the manifest [FED-9]', async () => {
      const { store, first, second } = await setUp();
      let hasSecond = false;
      const overtaken: ObjectStore = {
        ...store,
        put: async (key, ...rest) => {
          if (channelOfKey(key) === undefined && !hasSecond) {
            hasSecond = true;
            await promoteTo(store, second.version);
          }
          await store.put(key, ...rest);
        },
      };
      await promoteTo(overtaken, first.version);
      await expect(pointsTo(store)).resolves.toBe(second.version);
      await expect(manifestOf(store)).resolves.toBe(manifestPath(second.version));
    });

    it("has the candidate's manifest next to that of the current release [FED-9]", async () => {
      const { store, first, second } = await setUp();
      const { version: next } = second;
      const manifests = async () => [
        await manifestOf(store),
        await manifestOf(store, 'mf-manifest.candidate.json'),
      ];
      await promoteTo(store, first.version);
      await promoteTo(store, next, { percent: 5 });
      await expect(manifests()).resolves.toEqual([first.version, next].map(manifestPath));
      await promoteTo(store, next);
      await expect(manifests()).resolves.toEqual([manifestPath(next), undefined]);
      expect(await store.get('v1/stable/mf-manifest.candidate.json')).toBeUndefined();
    });

    it('does not promote a release with a malformed manifest [FED-9]', async () => {
      const store = await fresh();
      const { version, folder } = await smallRelease({ manifest: '{}' });
      await publishFolder(store, folder);
      await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
      await expect(pointsTo(store)).resolves.toBeUndefined();
    });
  },
);
