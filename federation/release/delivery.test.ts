import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { channelKey, readChannel } from './channel';
import { integrityOf } from './integrity-list';
import { readInventory } from './list';
import { headersOf } from './object-headers';
import { prune } from './prune';
import { publishFolder, publishSmall, promoteTo, rollBack } from './testing/moves';
import { removeTemporaryFolders, smallRelease } from './testing/small-release';
import { TESTED_STORES } from './testing/stores';
import type { ObjectStore } from './store';

afterAll(removeTemporaryFolders);

const pointsTo = async (store: ObjectStore, name = 'stable'): Promise<string | undefined> =>
  (await readChannel(store, name))?.channel.version;

const versionsOn = async (store: ObjectStore): Promise<string[]> =>
  (await readInventory(store)).releases.map(({ version }) => version).sort();

describe.each(TESTED_STORES)('delivery to $title', ({ start, stop, fresh }) => {
  beforeAll(start);
  afterAll(stop);

  it('does nothing when the same bytes are published twice [FED-5]', async () => {
    const store = await fresh();
    const { folder } = await smallRelease();
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ unchanged: false });
    const before = await store.list('');
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ unchanged: true, written: 0 });
    await expect(store.list('')).resolves.toEqual(before);
  });

  it('refuses other bytes for a version that is already published [FED-5]', async () => {
    const store = await fresh();
    const first = await publishSmall(store);
    const other = await smallRelease({ contract: '1.1.0' });
    expect(other.version).toBe(first.version);
    await expect(publishFolder(store, other.folder)).rejects.toMatchObject({ code: 3 });
  });

  it('refuses a release folder whose file differs from its list', async () => {
    const store = await fresh();
    const { folder } = await smallRelease();
    await writeFile(path.join(folder, 'lean.aaaaaaaaaa.js'), 'lean entrY');
    await expect(publishFolder(store, folder)).rejects.toMatchObject({ code: 1 });
    await expect(store.list('')).resolves.toEqual([]);
  });

  it.each([
    ['altered', 'lean entrY'],
    ['truncated', 'lean ent'],
  ])('does not promote a release whose file is %s, until it is published again [FED-5]', async (_, text) => {
    const store = await fresh();
    const { version, folder } = await publishSmall(store);
    const key = `${releasePath(version)}lean.aaaaaaaaaa.js`;
    await store.put(key, Buffer.from(text), headersOf(key));
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
    await expect(pointsTo(store)).resolves.toBeUndefined();
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ written: 1 });
    await promoteTo(store, version);
    await expect(pointsTo(store)).resolves.toBe(version);
  });

  it('includes the renderer in the release: in its list, its checks and the hash of its version [FED-8]', async () => {
    const store = await fresh();
    const bare = await publishSmall(store);
    const { version, list } = await publishSmall(store, { renderer: 'renderer' });
    const other = await publishSmall(store, { renderer: 'another' });
    expect(new Set([bare.version, version, other.version]).size).toBe(3);
    expect(Object.keys(list.files)).toEqual(
      expect.arrayContaining(['server/server.js', 'server/contract/server.d.ts']),
    );
    const key = `${releasePath(version)}server/server.js`;
    expect((await store.get(key))?.bytes.toString()).toBe('renderer');
    await store.put(key, Buffer.from('rendereR'), headersOf(key));
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
  });

  it('does not promote a missing or an incomplete release [FED-5]', async () => {
    const store = await fresh();
    const { version } = await publishSmall(store);
    await expect(promoteTo(store, '9.9.9+0123456789')).rejects.toMatchObject({ code: 1 });
    await store.remove(`${releasePath(version)}integrity.json`);
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
    expect((await readInventory(store)).unfinished).toMatchObject([{ path: releasePath(version) }]);
  });

  it('accepts a version without its hash if it is unique', async () => {
    const store = await fresh();
    const first = await publishSmall(store);
    await expect(promoteTo(store, '1.4.2')).resolves.toMatchObject({ to: first.version });
    await publishSmall(store, { chunk: 'another' });
    await expect(promoteTo(store, '1.4.2')).rejects.toMatchObject({ code: 2 });
  });

  it('promotes and rolls back with one write of at most 1,000 bytes each [FED-5]', async () => {
    const store = await fresh();
    const first = await publishSmall(store);
    const second = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'new' });
    const puts: number[] = [];
    const watched: ObjectStore = {
      ...store,
      put: async (key, bytes, ...rest) => {
        puts.push(bytes.length);
        await store.put(key, bytes, ...rest);
      },
    };
    await promoteTo(watched, first.version);
    await promoteTo(watched, second.version);
    await rollBack(watched);
    await expect(pointsTo(store)).resolves.toBe(first.version);
    expect(puts).toHaveLength(3);
    expect(Math.max(...puts)).toBeLessThanOrEqual(1000);
  });

  it('writes nothing if the channel already points to the release', async () => {
    const store = await fresh();
    const { version } = await publishSmall(store);
    await promoteTo(store, version);
    const before = await store.get(channelKey('stable'));
    await expect(promoteTo(store, version, { at: '2026-03-02T09:00:00.000Z' })).resolves.toMatchObject({
      unchanged: true,
    });
    expect((await store.get(channelKey('stable')))?.bytes).toEqual(before?.bytes);
  });

  it('refuses a roll-back before a second promotion', async () => {
    const store = await fresh();
    await expect(rollBack(store)).rejects.toMatchObject({ code: 1 });
    const { version } = await publishSmall(store);
    await promoteTo(store, version);
    await expect(rollBack(store)).rejects.toMatchObject({ code: 1 });
  });

  it('refuses a contract that hosts of the channel do not accept, and rolls back from any [FED-3]', async () => {
    const store = await fresh();
    const first = await publishSmall(store, { contract: '1.2.0' });
    const major = await publishSmall(store, { contract: '2.0.0', chunk: 'major' });
    const less = await publishSmall(store, { contract: '1.1.0', chunk: 'less' });
    await promoteTo(store, first.version);
    await expect(promoteTo(store, major.version)).rejects.toMatchObject({ code: 1 });
    await expect(promoteTo(store, less.version)).rejects.toMatchObject({ code: 1 });
    await promoteTo(store, major.version, { allowContractChange: true });
    await expect(rollBack(store)).resolves.toMatchObject({ to: first.version });
  });

  it('reports a conflict for one of two simultaneous promotions [FED-5]', async () => {
    const store = await fresh();
    const [first, second, third] = [
      await publishSmall(store),
      await publishSmall(store, { chunk: 'second' }),
      await publishSmall(store, { chunk: 'third' }),
    ];
    await promoteTo(store, first.version);
    const outcomes = await Promise.allSettled([
      promoteTo(store, second.version, { at: '2026-03-02T09:00:00.000Z' }),
      promoteTo(store, third.version, { at: '2026-03-02T09:00:00.001Z' }),
    ]);
    const lost = outcomes.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
    // A store without conditions may accept both.
    if (store.conditional) expect(lost).toHaveLength(1);
    for (const { reason } of lost) expect(reason).toMatchObject({ problem: 'conflict' });
    const current = await readChannel(store, 'stable');
    expect([second.version, third.version]).toContain(current?.channel.version);
    expect(current?.channel.history.at(-1)?.version).toBe(first.version);
  });

  it.each(['../../secret', '/etc/passwd', 'a\\..\\secret', 'server/../../secret', '%2e%2e/secret'])(
    'neither reads nor promotes a release whose list names %j [FED-5]',
    async (name) => {
      const store = await fresh();
      const { version } = await publishSmall(store);
      const key = `${releasePath(version)}integrity.json`;
      const list = JSON.parse((await store.get(key))?.bytes.toString() ?? '') as { files: object };
      const entry = { bytes: 1, integrity: integrityOf(Buffer.from('x')) };
      const files = { ...list.files, [name]: entry };
      await store.put(key, Buffer.from(JSON.stringify({ ...list, files })), headersOf(key));
      const read: string[] = [];
      const watched: ObjectStore = {
        ...store,
        get: (wanted) => {
          read.push(wanted);
          return store.get(wanted);
        },
      };
      await expect(promoteTo(watched, version)).rejects.toMatchObject({ code: 1 });
      await expect(rollBack(watched)).rejects.toMatchObject({ code: 1 });
      expect(read.filter((wanted) => wanted.includes('secret') || wanted.includes('passwd'))).toEqual([]);
      await expect(pointsTo(store)).resolves.toBeUndefined();
    },
  );

  it('removes releases that no channel can need, and incomplete publications [FED-5]', async () => {
    const store = await fresh();
    const built = [];
    for (const packageVersion of ['1.8.0', '1.9.0', '1.10.0', '1.11.0']) {
      built.push(await publishSmall(store, { packageVersion }));
    }
    const [a, b, c, d] = built.map(({ version }) => version);
    const broken = '1.0.0_0123456789/lean.js';
    await store.put(broken, Buffer.from('x'), headersOf(broken));
    const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
    await promoteTo(store, a ?? '', { at: later(1) });
    await promoteTo(store, b ?? '', { at: later(2) });
    await promoteTo(store, c ?? '', { at: later(30) });
    const pruned = await prune({
      store,
      keepDays: 30,
      now: new Date(later(40)),
      dryRun: false,
      progress: () => undefined,
    });
    expect(pruned.removed).toEqual([releasePath(a ?? ''), '1.0.0_0123456789/']);
    expect(await versionsOn(store)).toEqual([b, c, d].sort());
    await rollBack(store, { at: later(41) });
    await expect(pointsTo(store)).resolves.toBe(b);
  });

  it('completes an interrupted publication, which cannot be promoted before [FED-5]', async () => {
    const store = await fresh();
    const { version, folder } = await smallRelease();
    let puts = 0;
    const breaking: ObjectStore = {
      ...store,
      put: async (...put) => {
        puts += 1;
        if (puts > 4) throw new Error('connection lost');
        await store.put(...put);
      },
    };
    await expect(publishFolder(breaking, folder)).rejects.toThrow('connection lost');
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
    const { written, files } = await publishFolder(store, folder);
    expect(written).toBeLessThan(files);
    await rm(folder, { recursive: true });
    await expect(promoteTo(store, version)).resolves.toMatchObject({ to: version });
  });
});
