import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { createFolderStore } from './folder-store';
import type { ObjectStore } from './store';
import { inDays, promoteTo, pruneAt, publishVersions, temporaryFolder } from './testing/releases';
import { TESTED_STORES } from './testing/stores';

const text = (value: string): Buffer => Buffer.from(value);

const REFUSED = { name: 'ReleaseError', code: 5 };
const conflict = { name: 'ReleaseError', code: 3 };

const tagOf = async (store: ObjectStore, key: string): Promise<string> => (await store.get(key))?.tag ?? '';

describe.each(TESTED_STORES)('a store in $title', ({ start, stop, fresh, onePage = false }) => {
  let store: ObjectStore;
  beforeAll(start);
  beforeEach(async () => {
    store = await fresh();
  });
  afterAll(stop);

  it('returns the bytes that were written', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await store.put('1.4.2_ab/@mf-types.zip', bytes);
    expect((await store.get('1.4.2_ab/@mf-types.zip'))?.bytes).toEqual(bytes);
  });

  it('returns undefined for a missing object', async () => {
    await expect(store.get('v1/channels/stable.json')).resolves.toBeUndefined();
    await expect(store.list('')).resolves.toEqual([]);
    await expect(store.remove('a/b')).resolves.toBeUndefined();
  });

  it('lists keys below a prefix with their sizes', async () => {
    for (const key of ['b/one', 'a/one', 'a/deep/two']) await store.put(key, text(key));
    const listed = await store.list('a/');
    expect(listed.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['a/deep/two', 10],
      ['a/one', 5],
    ]);
    expect(listed.every(({ modified }) => !Number.isNaN(Date.parse(modified)))).toBe(true);
  });

  (onePage ? it.skip : it)(
    'lists more than one page of keys',
    async () => {
      const keys = Array.from({ length: 1005 }, (_, index) => `a/${String(index).padStart(4, '0')}`);
      for (let from = 0; from < keys.length; from += 50) {
        await Promise.all(keys.slice(from, from + 50).map((key) => store.put(key, text('x'))));
      }
      expect((await store.list('a/')).map(({ key }) => key)).toEqual(keys);
    },
    60_000,
  );

  it('removes an object', async () => {
    await store.put('a/one', text('1'));
    await store.remove('a/one');
    await expect(store.get('a/one')).resolves.toBeUndefined();
  });

  it('refuses a key that leads out of the store [FED-5]', async () => {
    await expect(store.put('../x', text('x'))).rejects.toMatchObject(REFUSED);
    await expect(store.get('../x')).rejects.toMatchObject(REFUSED);
    await expect(store.remove('../x')).rejects.toMatchObject(REFUSED);
    await expect(store.list('')).resolves.toEqual([]);
  });

  it('refuses to overwrite an object with the condition absent [FED-5]', async () => {
    await store.put('v1/channels/next.json', text('first'), { absent: true });
    await expect(store.put('v1/channels/next.json', text('second'), { absent: true })).rejects.toMatchObject(
      conflict,
    );
    expect((await store.get('v1/channels/next.json'))?.bytes.toString()).toBe('first');
  });

  it('overwrites only the object with the given tag [FED-5]', async () => {
    await store.put('v1/channels/next.json', text('first'));
    const tag = await tagOf(store, 'v1/channels/next.json');
    await store.put('v1/channels/next.json', text('second'), { tag });
    await expect(store.put('v1/channels/next.json', text('third'), { tag })).rejects.toMatchObject(conflict);
    expect((await store.get('v1/channels/next.json'))?.bytes.toString()).toBe('second');
  });

  it('accepts one of many simultaneous writes, if the store supports conditions [FED-5]', async () => {
    await store.put('v1/channels/next.json', text('first'));
    const tag = await tagOf(store, 'v1/channels/next.json');
    // Of equal length: s3rver overwrites an object in place, and would leave the end of a longer one.
    const writers = Array.from({ length: 12 }, (_, index) => `writer ${index + 10}`);
    const outcomes = await Promise.allSettled(
      writers.map((writer) => store.put('v1/channels/next.json', text(writer), { tag })),
    );
    const winners = writers.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    // Without conditions several writes may succeed; the object is then still the complete object of one of them.
    expect(winners.length).toBeGreaterThanOrEqual(1);
    expect(winners.length).toBeLessThanOrEqual(store.conditional ? 1 : writers.length);
    expect(winners).toContain((await store.get('v1/channels/next.json'))?.bytes.toString());
  });
});

/** Creates a store with three releases, and a folder outside it with files that have the same names as in a release. */
const setUp = async () => {
  const root = await temporaryFolder();
  const outside = await temporaryFolder();
  for (const name of ['integrity.json', 'header.json', 'kept.txt'])
    await writeFile(path.join(outside, name), name);
  const store = createFolderStore(root);
  return { root, outside, store, versions: await publishVersions(store, '1.0.0', '1.1.0', '1.2.0') };
};

const pruneAll = (store: ObjectStore) => pruneAt(store, inDays(400), { keepDays: 1 });

const expectUntouched = async (outside: string): Promise<void> => {
  for (const name of ['integrity.json', 'header.json', 'kept.txt'])
    await expect(readFile(path.join(outside, name), 'utf8')).resolves.toBe(name);
};

describe('createFolderStore, with symbolic links', () => {
  it('removes no files through a link to a release folder, or to a folder or a file in a release [FED-5]', async () => {
    const { root, outside, store, versions } = await setUp();
    const release = releasePath(versions[0] ?? '');
    await symlink(outside, path.join(root, '0.9.0_0123456789'));
    await symlink(outside, path.join(root, release, 'server'));
    await symlink(path.join(outside, 'kept.txt'), path.join(root, release, 'kept.txt'));
    const { removed } = await pruneAll(store);
    expect(removed.toSorted()).toEqual(versions.slice(0, 2).map(releasePath));
    await expect(store.list(release)).resolves.toEqual([]);
    await expectUntouched(outside);
  });

  it('lists no links, broken links included, and does not follow a cycle of links', async () => {
    const { root, outside, store } = await setUp();
    const before = await store.list('');
    await symlink(root, path.join(root, 'again'));
    await symlink(outside, path.join(root, 'outside'));
    await symlink(path.join(outside, 'kept.txt'), path.join(root, 'kept.txt'));
    await symlink(path.join(root, 'nowhere'), path.join(root, 'broken.json'));
    await expect(store.list('')).resolves.toEqual(before);
  });

  it('refuses to read, write or remove through a link', async () => {
    const { root, outside, store } = await setUp();
    await symlink(outside, path.join(root, 'outside'));
    await symlink(path.join(outside, 'kept.txt'), path.join(root, 'kept.txt'));
    for (const key of ['outside/kept.txt', 'outside/deep/new.txt', 'kept.txt']) {
      await expect(store.get(key)).rejects.toMatchObject(REFUSED);
      await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject(REFUSED);
      await expect(store.remove(key)).rejects.toMatchObject(REFUSED);
    }
    await expectUntouched(outside);
  });

  it('accepts a root folder that is a link', async () => {
    const { root, versions } = await setUp();
    const link = path.join(await temporaryFolder(), 'releases');
    await symlink(root, link);
    const store = createFolderStore(link);
    await expect(promoteTo(store, versions[2] ?? '')).resolves.toMatchObject({ to: versions[2] });
    await expect(pruneAll(store)).resolves.toMatchObject({
      removed: versions.slice(0, 2).map(releasePath).toReversed(),
    });
  });
});
