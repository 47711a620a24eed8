import { userInfo } from 'node:os';
import { releasePath } from '../loader/release';
import { createFolderStore } from './folder-store';
import { promote } from './promote';
import type { ObjectStore } from './store';
import { runTool } from './testing/run-tool';
import {
  abortIn,
  channelIn,
  CHUNK,
  inDays,
  promoteTo,
  pruneAt,
  publishFolder,
  publishSmall,
  publishVersions,
  rollBack,
  temporaryFolder,
} from './testing/releases';

const STABLE = 'v1/channels/stable.json';
const NEXT = 'v1/channels/next.json';

/** Creates a store with three releases: `stable` has pointed to the first two, `next` points to the third. */
const setUp = async () => {
  const root = await temporaryFolder();
  const store = createFolderStore(root);
  const [first = '', second = '', third = ''] = await publishVersions(store, '1.0.0', '1.1.0', '1.2.0');
  await promoteTo(store, first, { at: '2026-03-01T09:00:00.000Z' });
  await promoteTo(store, second, { at: '2026-03-02T09:00:00.000Z' });
  await promoteTo(store, third, { channel: 'next', at: '2026-03-02T09:00:00.000Z' });
  const to = ['--to', `folder:${root}`];
  const run = (...args: readonly string[]) => runTool([...args, ...to]);
  return { store, run, first, second, third };
};

type Damage = (store: ObjectStore, key: string) => Promise<void>;

const DAMAGES: readonly (readonly [string, Damage])[] = [
  ['cut off', (store, key) => store.put(key, Buffer.from('{"version":'))],
  ['empty', (store, key) => store.put(key, Buffer.from(''))],
  ['deleted', (store, key) => store.remove(key)],
];

describe.each(DAMAGES)("a channel's file that is %s", (_, damage) => {
  it('is named by list, promote and rollback, and does not hide the other channel [FED-5]', async () => {
    const { store, run, first, third } = await setUp();
    await damage(store, STABLE);
    const listed = await run('list');
    expect(listed.code).toBe(1);
    expect(listed.text).toContain(`v1/next  ${third} since`);
    for (const { code, text } of [
      listed,
      await run('promote', first, '--channel', 'stable'),
      await run('rollback', '--channel', 'stable'),
    ]) {
      expect(code).toBe(1);
      expect(text).toContain(STABLE);
    }
    expect((await run('promote', first, '--channel', 'next')).code).toBe(0);
    await expect(publishSmall(store, { packageVersion: '1.3.0' })).resolves.toBeDefined();
  });

  it('is restored with its history by repair, so that a roll-back works [FED-5]', async () => {
    const { store, run, first, second } = await setUp();
    const before = (await store.get(STABLE))?.bytes;
    await damage(store, STABLE);
    expect((await run('repair', '--channel', 'stable', '--dry-run')).text).toMatch(/^dry run: /);
    const { code, text } = await run('repair', '--channel', 'stable');
    expect([code, text]).toEqual([0, expect.stringContaining(`v1/stable points to ${second} again`)]);
    expect((await store.get(STABLE))?.bytes).toEqual(before);
    await expect(rollBack(store)).resolves.toMatchObject({ to: first });
    expect((await run('repair', '--channel', 'stable')).text).toContain('needs no repair');
  });

  it('lets prune keep the releases of its last state [FED-5]', async () => {
    const { store, first, second, third } = await setUp();
    await damage(store, STABLE);
    const { removed, kept } = await pruneAt(store, inDays(400));
    expect(removed).toEqual([releasePath(first)]);
    expect(kept.map(({ path }) => path).sort()).toEqual([second, third].map(releasePath));
  });
});

describe('npm run release -- repair', () => {
  it('uses the state before if the last one is damaged, too, and fails without any [FED-5]', async () => {
    const { store, run, first } = await setUp();
    await store.put(STABLE, Buffer.from(''));
    const states = await store.list('history/v1/stable/');
    await store.put(states.at(-1)?.key ?? '', Buffer.from('{'));
    expect((await run('repair', '--channel', 'stable')).text).toContain(first);
    expect((await channelIn(store))?.version).toBe(first);
    await store.put(NEXT, Buffer.from(''));
    for (const { key } of await store.list('history/v1/next/')) await store.remove(key);
    expect(await run('repair', '--channel', 'next')).toMatchObject({
      code: 1,
      text: expect.stringContaining(`remove ${NEXT}`) as string,
    });
    await expect(pruneAt(store, inDays(400))).rejects.toMatchObject({ code: 1 });
  });
});

describe('npm run release -- list', () => {
  it('marks a release whose files are missing or truncated, and a damaged pin, which prune respects [FED-5]', async () => {
    const { store, run, first, second, third } = await setUp();
    await store.remove(releasePath(second) + CHUNK);
    await store.put(`${releasePath(third)}header.json`, Buffer.from('{'));
    await run('pin', first, '--by', 'the recipes team');
    await store.put(`pins/${releasePath(first).slice(0, -1)}.json`, Buffer.from('{'));
    const { code, text } = await run('list');
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`^1\\.1\\.0.*lacks ${CHUNK}: publish it again$`, 'm'));
    expect(text).toMatch(/^1\.2\.0.*lacks header\.json: publish it again$/m);
    expect(text).toMatch(/^pins\/1\.0\.0.*is not a pin$/m);
    const { removed } = await pruneAt(store, inDays(400));
    expect(removed).toEqual([]);
  });
});

describe('a promotion', () => {
  it('says that the channel has moved if it fails afterwards, and how it is completed [FED-5] [FED-9]', async () => {
    const { store, run, first, second } = await setUp();
    const broken: ObjectStore = {
      ...store,
      put: (key, ...rest) =>
        key === 'v1/stable/loader.js' ? Promise.reject(new Error('no rights')) : store.put(key, ...rest),
    };
    const { folder, version } = await publishSmall(store, { packageVersion: '1.4.0', chunk: 'other' });
    await publishFolder(store, folder);
    const moved = promote({
      ...{ store: broken, channel: 'stable', version, dryRun: false, allowContractChange: false },
      ...{ now: new Date('2026-03-03T09:00:00.000Z'), by: 'anna' },
    });
    await expect(moved).rejects.toMatchObject({
      code: 6,
      message: expect.stringMatching(
        /v1\/stable points to 1\.4\.0.* now, but .*no rights\. Complete it: /,
      ) as string,
    });
    expect((await channelIn(store))?.version).toBe(version);
    expect((await run('promote', version, '--channel', 'stable')).code).toBe(0);
    await expect(rollBack({ ...broken })).rejects.toMatchObject({ code: 6 });
    expect((await channelIn(store))?.version).toBe(second);
    expect((await run('promote', second, '--channel', 'stable')).code).toBe(0);
    expect((await channelIn(store))?.history.map((past) => past.version)).toEqual([version, first]);
  });

  it('has succeeded if only the response of its write was lost, and is incomplete if nothing can be read [FED-5]', async () => {
    const { store, first } = await setUp();
    const lost = new Error('connection lost');
    const failing = (get: ObjectStore['get']): ObjectStore => {
      let isWritten = false;
      return {
        ...store,
        get: (key) => (isWritten && key === STABLE ? get(key) : store.get(key)),
        put: async (key, ...rest) => {
          await store.put(key, ...rest);
          if (key !== STABLE || isWritten) return;
          isWritten = true;
          throw lost;
        },
      };
    };
    await expect(promoteTo(failing(store.get), first)).resolves.toMatchObject({ unchanged: false });
    await expect(rollBack(failing(() => Promise.reject(lost)))).rejects.toMatchObject({ code: 6 });
    await expect(promoteTo({ ...store, put: () => Promise.reject(lost) }, first)).rejects.toThrow(
      'connection lost',
    );
  });

  it('of a release that was aborted on the channel asks for --again [FED-5]', async () => {
    const { store, run, second, third } = await setUp();
    await promoteTo(store, third, { percent: 5 });
    await abortIn(store, { at: '2026-03-05T09:00:00.000Z' });
    for (const part of [['--percent', '5'], []]) {
      const { code, text } = await run('promote', third, '--channel', 'stable', ...part);
      expect([code, text]).toEqual([1, expect.stringMatching(/was aborted at 2026-03-05.*--again/)]);
    }
    expect((await run('promote', third, '--channel', 'stable', '--again')).code).toBe(0);
    expect(await channelIn(store)).toMatchObject({ version: third, history: [{ version: second }, {}] });
  });

  it("names the system's user as its author if no variable does", async () => {
    const { store, run, first } = await setUp();
    await run('promote', first, '--channel', 'stable');
    expect((await channelIn(store))?.moves?.[0]?.by).toBe(userInfo().username);
  });
});
