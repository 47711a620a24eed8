import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { createFolderStore } from './folder-store';
import type { ObjectHeaders, ObjectStore } from './store';
import {
  inDays,
  pruneAt,
  promoteTo,
  publishSmall,
  removeTemporaryFolders,
  temporaryFolder,
} from './testing/releases';

const HEADERS: ObjectHeaders = { contentType: 'text/plain', cacheControl: 'no-store' };
const REFUSED = { name: 'StoreError', problem: 'refused' };

/** Creates a store with three releases, and a folder outside it with files that have the same names as in a release. */
const setUp = async () => {
  const root = await temporaryFolder();
  const outside = await temporaryFolder();
  for (const name of ['integrity.json', 'header.json', 'kept.txt'])
    await writeFile(path.join(outside, name), name);
  const store = createFolderStore(root);
  const built = [];
  for (const packageVersion of ['1.0.0', '1.1.0', '1.2.0'])
    built.push(await publishSmall(store, { packageVersion }));
  return { root, outside, store, versions: built.map(({ version }) => version) };
};

const pruneAll = (store: ObjectStore) => pruneAt(store, inDays(400), { keepDays: 1 });

const expectUntouched = async (outside: string): Promise<void> => {
  for (const name of ['integrity.json', 'header.json', 'kept.txt'])
    await expect(readFile(path.join(outside, name), 'utf8')).resolves.toBe(name);
};

afterAll(removeTemporaryFolders);

describe('createFolderStore, with symbolic links', () => {
  it('removes no files through a release folder that is a link [FED-5]', async () => {
    const { root, outside, store, versions } = await setUp();
    await symlink(outside, path.join(root, '0.9.0_0123456789'));
    const { removed } = await pruneAll(store);
    expect(removed.toSorted()).toEqual(versions.slice(0, 2).map(releasePath));
    await expectUntouched(outside);
  });

  it('removes no files through a link to a folder or a file in a release [FED-5]', async () => {
    const { root, outside, store, versions } = await setUp();
    const release = path.join(root, releasePath(versions[0] ?? ''));
    await symlink(outside, path.join(release, 'server'));
    await symlink(path.join(outside, 'kept.txt'), path.join(release, 'kept.txt'));
    await pruneAll(store);
    await expect(store.list(releasePath(versions[0] ?? ''))).resolves.toEqual([]);
    await expectUntouched(outside);
  });

  it('lists no links, and does not follow a cycle of links', async () => {
    const { root, outside, store } = await setUp();
    const before = await store.list('');
    await symlink(root, path.join(root, 'again'));
    await symlink(outside, path.join(root, 'outside'));
    await symlink(path.join(outside, 'kept.txt'), path.join(root, 'kept.txt'));
    await expect(store.list('')).resolves.toEqual(before);
  });

  it('refuses to read, write or remove through a link', async () => {
    const { root, outside, store } = await setUp();
    await symlink(outside, path.join(root, 'outside'));
    await symlink(path.join(outside, 'kept.txt'), path.join(root, 'kept.txt'));
    for (const key of ['outside/kept.txt', 'outside/deep/new.txt', 'kept.txt']) {
      await expect(store.get(key)).rejects.toMatchObject(REFUSED);
      await expect(store.put(key, Buffer.from('x'), HEADERS)).rejects.toMatchObject(REFUSED);
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

  it('ignores a broken link', async () => {
    const { root, store } = await setUp();
    await mkdir(path.join(root, 'channels'), { recursive: true });
    await symlink(path.join(root, 'nowhere'), path.join(root, 'channels', 'next.json'));
    await expect(store.list('v1/channels/')).resolves.toEqual([]);
    await expect(pruneAll(store)).resolves.toBeDefined();
  });
});
