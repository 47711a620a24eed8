import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { channelKey } from './channel';
import { readInventory } from './inventory';
import { writePin } from './pins';
import type { ObjectStore } from './store';
import {
  channelIn,
  inDays,
  pruneAt,
  promoteTo,
  publishFolder,
  pointsTo,
  publishSmall,
  publishVersions,
  rollBack,
  smallRelease,
  watchChannels,
} from './testing/releases';
import { TESTED_STORES } from './testing/stores';

const STABLE = { name: 'stable', contract: 1 };

describe.each(TESTED_STORES)('delivery to $title', ({ start, stop, fresh }) => {
  let store: ObjectStore;
  beforeAll(start);
  beforeEach(async () => {
    store = await fresh();
  });
  afterAll(stop);

  it('does nothing when the same bytes are published twice [FED-5]', async () => {
    const { folder } = await smallRelease();
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ unchanged: false });
    const before = await store.list('');
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ unchanged: true, written: 0 });
    await expect(store.list('')).resolves.toEqual(before);
  });

  it('refuses other bytes for a version that is already published [FED-5]', async () => {
    const first = await publishSmall(store);
    const other = await smallRelease({ contract: '1.1.0' });
    expect(other.version).toBe(first.version);
    await expect(publishFolder(store, other.folder)).rejects.toMatchObject({ code: 3 });
  });

  it('refuses a release folder whose file differs from its list', async () => {
    const { folder } = await smallRelease();
    await writeFile(path.join(folder, 'lean.aaaaaa.js'), 'lean entrY');
    await expect(publishFolder(store, folder)).rejects.toMatchObject({ code: 1 });
    await expect(store.list('')).resolves.toEqual([]);
  });

  it.each([
    ['altered', 'lean entrY'],
    ['truncated', 'lean ent'],
  ])('does not promote a release whose file is %s, until it is published again [FED-5]', async (_, text) => {
    const { version, folder } = await publishSmall(store);
    const key = `${releasePath(version)}lean.aaaaaa.js`;
    await store.put(key, Buffer.from(text));
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
    await expect(pointsTo(store)).resolves.toBeUndefined();
    await expect(publishFolder(store, folder)).resolves.toMatchObject({ written: 1 });
    await promoteTo(store, version);
    await expect(pointsTo(store)).resolves.toBe(version);
  });

  it('includes the renderer in the release: in its list, its checks and the hash of its version [FED-8]', async () => {
    const bare = await publishSmall(store);
    const { version, list } = await publishSmall(store, { renderer: 'renderer' });
    const other = await publishSmall(store, { renderer: 'another' });
    expect(new Set([bare.version, version, other.version]).size).toBe(3);
    expect(Object.keys(list.files)).toEqual(
      expect.arrayContaining(['server/server.js', 'server/contract/server.d.ts']),
    );
    const key = `${releasePath(version)}server/server.js`;
    expect((await store.get(key))?.bytes.toString()).toBe('renderer');
    await store.put(key, Buffer.from('rendereR'));
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
  });

  it('does not promote a missing or an incomplete release [FED-5]', async () => {
    const { version } = await publishSmall(store);
    await expect(promoteTo(store, '9.9.9+0123456789')).rejects.toMatchObject({ code: 1 });
    await store.remove(`${releasePath(version)}integrity.json`);
    await expect(promoteTo(store, version)).rejects.toMatchObject({ code: 1 });
    expect((await readInventory(store)).unfinished).toMatchObject([{ path: releasePath(version) }]);
  });

  it('accepts a version without its hash if it is unique', async () => {
    const first = await publishSmall(store);
    await expect(promoteTo(store, '1.4.2')).resolves.toMatchObject({ to: first.version });
    await publishSmall(store, { chunk: 'another' });
    await expect(promoteTo(store, '1.4.2')).rejects.toMatchObject({ code: 2 });
  });

  it('promotes and rolls back with one write of the channel, of at most 1,000 bytes [FED-5]', async () => {
    const first = await publishSmall(store);
    const second = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'new' });
    const { watched, sizes } = watchChannels(store);
    await promoteTo(watched, first.version);
    await promoteTo(watched, second.version);
    await rollBack(watched);
    await expect(pointsTo(store)).resolves.toBe(first.version);
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  });

  it('writes nothing if the channel already points to the release', async () => {
    const { version } = await publishSmall(store);
    await promoteTo(store, version);
    const before = await store.get(channelKey(STABLE));
    await expect(promoteTo(store, version, { at: '2026-03-02T09:00:00.000Z' })).resolves.toMatchObject({
      unchanged: true,
    });
    expect((await store.get(channelKey(STABLE)))?.bytes).toEqual(before?.bytes);
  });

  it('refuses a roll-back before a second promotion', async () => {
    await expect(rollBack(store)).rejects.toMatchObject({ code: 1 });
    const { version } = await publishSmall(store);
    await promoteTo(store, version);
    await expect(rollBack(store)).rejects.toMatchObject({ code: 1 });
  });

  it('has a channel for each major version of the contract: each is promoted and rolled back alone [FED-3]', async () => {
    const first = await publishSmall(store);
    const second = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'second' });
    const breaking = await publishSmall(store, { packageVersion: '2.0.0', contract: '2.0.0' });
    const repaired = await publishSmall(store, { packageVersion: '2.0.1', contract: '2.0.0', chunk: 'new' });
    const versions = async () => [await pointsTo(store), await pointsTo(store, 2)];
    for (const { version } of [first, breaking, second, repaired]) await promoteTo(store, version);
    expect(await versions()).toEqual([second.version, repaired.version]);
    await expect(rollBack(store, { contract: 2 })).resolves.toMatchObject({ channel: 'v2/stable' });
    expect(await versions()).toEqual([second.version, breaking.version]);
    await rollBack(store);
    expect(await versions()).toEqual([first.version, breaking.version]);
    expect((await readInventory(store)).channels).toMatchObject({
      'v1/stable': { version: first.version },
      'v2/stable': { version: breaking.version },
    });
  });

  it('refuses a lower minor version of the contract, and rolls back to it [FED-3]', async () => {
    const less = await publishSmall(store, { contract: '1.1.0', chunk: 'less' });
    const more = await publishSmall(store, { contract: '1.2.0' });
    await promoteTo(store, less.version);
    await promoteTo(store, more.version);
    await expect(promoteTo(store, less.version)).rejects.toMatchObject({ code: 1 });
    await expect(rollBack(store)).resolves.toMatchObject({ to: less.version });
    await promoteTo(store, more.version);
    await promoteTo(store, less.version, { allowContractChange: true });
    await expect(pointsTo(store)).resolves.toBe(less.version);
  });

  it('reports a conflict for one of two simultaneous promotions [FED-5]', async () => {
    const first = await publishSmall(store);
    const second = await publishSmall(store, { chunk: 'second' });
    const third = await publishSmall(store, { chunk: 'third' });
    await promoteTo(store, first.version);
    const outcomes = await Promise.allSettled([
      promoteTo(store, second.version, { at: '2026-03-02T09:00:00.000Z' }),
      promoteTo(store, third.version, { at: '2026-03-02T09:00:00.001Z' }),
    ]);
    const lost = outcomes.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
    // A store without conditions may accept both.
    if (store.conditional) expect(lost).toHaveLength(1);
    // A store without conditions (s3rver) replaces files in place, so the other promotion may read half of one.
    if (store.conditional) for (const { reason } of lost) expect(reason).toMatchObject({ code: 3 });
    const current = await channelIn(store);
    expect([second.version, third.version]).toContain(current?.version);
    expect(current?.history.at(-1)?.version).toBe(first.version);
  });

  it('removes compressed copies before their files, so that no copy is left without its file [FED-5]', async () => {
    const [old = '', next = ''] = await publishVersions(store, '1.8.0', '1.9.0');
    await promoteTo(store, next, { at: inDays(1) });
    const removed: string[] = [];
    const remove = async (key: string): Promise<void> => {
      removed.push(key);
      await store.remove(key);
    };
    await pruneAt({ ...store, remove }, inDays(400));
    const ofOld = removed.filter((key) => key.startsWith(releasePath(old)));
    const copies = ofOld.filter((key) => key.endsWith('.br'));
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies)
      expect(ofOld.indexOf(copy)).toBeLessThan(ofOld.indexOf(copy.replace(/\.br$/, '')));
  });

  it('removes releases that no channel can need, and incomplete publications [FED-5]', async () => {
    const pinned = await publishSmall(store, { packageVersion: '1.7.0' });
    const [a = '', b = '', c = '', d = ''] = await publishVersions(
      store,
      '1.8.0',
      '1.9.0',
      '1.10.0',
      '1.11.0',
    );
    const pin = { version: pinned.version, by: 'checkout team', since: '2026-03-01T09:00:00.000Z' };
    await writePin(store, releasePath(pinned.version), pin);
    const broken = '1.0.0_0123456789/lean.js';
    await store.put(broken, Buffer.from('x'));
    await promoteTo(store, a, { at: inDays(1) });
    await promoteTo(store, b, { at: inDays(2) });
    await promoteTo(store, c, { at: inDays(30) });
    const pruned = await pruneAt(store, inDays(40));
    expect(pruned.removed).toEqual([releasePath(a), '1.0.0_0123456789/']);
    expect(pruned.kept).toContainEqual({
      path: releasePath(pinned.version),
      because: 'checkout team has pinned it',
    });
    const { releases } = await readInventory(store);
    expect(releases.map(({ version }) => version)).toEqual([d, c, b, pinned.version]);
    await rollBack(store, { at: inDays(41) });
    await expect(pointsTo(store)).resolves.toBe(b);
  });
});
