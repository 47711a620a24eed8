import { releasePath } from '../../loader/release';
import { createFolderStore } from '../folder-store';
import { prune } from '../inventory';
import { headersOf, type ObjectStore } from '../store';
import {
  longChunk,
  promoteTo,
  publishFolder,
  publishSmall,
  removeTemporaryFolders,
  temporaryFolder,
} from '../testing/releases';
import { loadDeltaCodec } from './deltas';
import { deltaPath, dictionaryName, dictionaryOf } from './dictionary';

const CHUNK = 'search.dddddd.js';
const FIRST = longChunk('first');

let store: ObjectStore;

beforeEach(async () => {
  store = createFolderStore(await temporaryFolder());
});
afterAll(removeTemporaryFolders);

const publishVersion = (packageVersion: string, chunk: string) =>
  publishSmall(store, { packageVersion, chunk });

const deltasOf = async (version: string): Promise<readonly string[]> =>
  (await store.list(`${releasePath(version)}deltas/`)).map(({ key }) =>
    key.slice(releasePath(version).length),
  );

/** Returns the path of the chunk's delta for a dictionary of this text. */
const deltaFor = (text: string): string =>
  deltaPath(CHUNK, dictionaryName(dictionaryOf(Buffer.from(text))) ?? '');

describe('publish', () => {
  it('writes a delta against the current release, with which a browser decodes the exact file [FED-5]', async () => {
    const first = await publishVersion('1.4.2', FIRST);
    expect(await deltasOf(first.version)).toEqual([]);
    await promoteTo(store, first.version);
    const second = await publishVersion('1.5.0', longChunk('second'));
    expect(await deltasOf(second.version)).toEqual([deltaFor(FIRST)]);
    const stored = await store.get(releasePath(second.version) + deltaFor(FIRST));
    const { decode } = await loadDeltaCodec();
    const delta = stored?.bytes ?? Buffer.alloc(0);
    expect(decode(delta, dictionaryOf(Buffer.from(FIRST))).toString()).toBe(longChunk('second'));
    expect(delta.length).toBeLessThan((second.list.files[`${CHUNK}.br`]?.bytes ?? 0) / 3);
  });

  it('writes no delta that is longer than a third of the brotli copy', async () => {
    await promoteTo(store, (await publishVersion('1.4.2', FIRST)).version);
    const other = await publishVersion('1.5.0', FIRST.split('').reverse().join(''));
    expect(await deltasOf(other.version)).toEqual([]);
  });

  it('writes deltas against the current release, the one before, the candidate, and the release of `next`', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e'].map(longChunk);
    const versions = [];
    for (const [index, text] of texts.entries())
      versions.push((await publishVersion(`1.${String(index)}.0`, text)).version);
    const [never = '', previous = '', current = '', candidate = '', next = ''] = versions;
    await promoteTo(store, never, { channel: 'next' });
    await promoteTo(store, next, { channel: 'next' });
    for (const version of [previous, current]) await promoteTo(store, version);
    await promoteTo(store, candidate, { percent: 5 });
    const { version } = await publishVersion('2.0.0', longChunk('new'));
    expect(await deltasOf(version)).toEqual(texts.map(deltaFor).sort());
  });

  it('adds deltas against a release that was promoted meanwhile, when the release is published again', async () => {
    const first = await publishVersion('1.4.2', FIRST);
    const second = await publishVersion('1.5.0', longChunk('second'));
    expect(await deltasOf(second.version)).toEqual([]);
    await promoteTo(store, first.version);
    await expect(publishFolder(store, second.folder)).resolves.toMatchObject({ unchanged: false, deltas: 1 });
    await expect(publishFolder(store, second.folder)).resolves.toMatchObject({ unchanged: true, deltas: 0 });
    expect(await deltasOf(second.version)).toEqual([deltaFor(FIRST)]);
  });

  it('writes no delta against a file that differs from its release, and writes an altered delta again', async () => {
    const first = await publishVersion('1.4.2', FIRST);
    await promoteTo(store, first.version);
    const key = releasePath(first.version) + CHUNK;
    await store.put(key, Buffer.from(longChunk('Xirst')), headersOf(key));
    const second = await publishVersion('1.5.0', longChunk('second'));
    expect(await deltasOf(second.version)).toEqual([]);
    await publishFolder(store, first.folder);
    await publishFolder(store, second.folder);
    const delta = releasePath(second.version) + deltaFor(FIRST);
    await store.put(delta, Buffer.from('altered'), headersOf(delta));
    await expect(publishFolder(store, second.folder)).resolves.toMatchObject({ deltas: 1 });
  });

  it('writes deltas before the list of files, so that an interrupted publication is completed with them [FED-5]', async () => {
    await promoteTo(store, (await publishVersion('1.4.2', FIRST)).version);
    const keys: string[] = [];
    const original = store;
    store = {
      ...original,
      put: async (key, ...rest) => {
        keys.push(key);
        await original.put(key, ...rest);
      },
    };
    const { version } = await publishVersion('1.5.0', longChunk('second'));
    expect(keys.slice(-2)).toEqual(
      [deltaFor(FIRST), 'integrity.json'].map((file) => releasePath(version) + file),
    );
  });

  it('is not prevented by an earlier release whose list is malformed', async () => {
    const first = await publishVersion('1.4.2', FIRST);
    await promoteTo(store, first.version);
    const key = `${releasePath(first.version)}integrity.json`;
    await store.put(key, Buffer.from('garbage'), headersOf(key));
    const { version } = await publishVersion('1.5.0', longChunk('second'));
    expect(await deltasOf(version)).toEqual([]);
  });
});

describe('prune', () => {
  it('removes a release with its deltas, and keeps deltas whose dictionary browsers may still have [FED-5]', async () => {
    const [first, second, third] = [
      await publishVersion('1.4.2', FIRST),
      await publishVersion('1.5.0', longChunk('second')),
      await publishVersion('1.6.0', longChunk('third')),
    ];
    await promoteTo(store, first.version, { at: '2026-01-01T00:00:00.000Z' });
    await publishFolder(store, second.folder);
    await promoteTo(store, second.version, { at: '2026-02-01T00:00:00.000Z' });
    await publishFolder(store, third.folder);
    await promoteTo(store, third.version, { at: '2026-03-01T00:00:00.000Z' });
    const later = new Date(Date.now() + 365 * 86_400_000);
    const { removed } = await prune({
      store,
      keepDays: 30,
      now: later,
      dryRun: false,
      progress: () => undefined,
    });
    expect(removed).toEqual([second, first].map(({ version }) => releasePath(version)));
    expect(await deltasOf(second.version)).toEqual([]);
    expect(await deltasOf(third.version)).toEqual([FIRST, longChunk('second')].map(deltaFor).sort());
  });
});
