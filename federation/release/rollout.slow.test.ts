import { releasePath } from '../loader/release';
import { MAX_CHANNEL_BYTES } from './channel';
import { stepCandidate } from './promote';
import { runTool } from './testing/run-tool';
import type { ObjectStore } from './store';
import {
  channelIn,
  inDays,
  pruneAt,
  abortIn,
  promoteTo,
  publishSmall,
  rollBack,
  smallRelease,
  temporaryFolder,
  watchChannels,
} from './testing/releases';
import { TESTED_STORES } from './testing/stores';

const STABLE = { name: 'stable', contract: 1 };
const MANIFEST = 'v1/stable/mf-manifest.json';
const CANDIDATE_MANIFEST = 'v1/stable/mf-manifest.candidate.json';

describe.each(TESTED_STORES)('a gradual promotion in $title', ({ start, stop, fresh }) => {
  beforeAll(start);
  afterAll(stop);

  /** Publishes three releases, and promotes the first. */
  const setUp = async () => {
    const store = await fresh();
    const current = await publishSmall(store);
    const next = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'next' });
    const other = await publishSmall(store, { packageVersion: '1.6.0', chunk: 'other' });
    await promoteTo(store, current.version, { at: '2026-03-01T09:00:00.000Z' });
    return { store, current: current.version, next: next.version, other: other.version };
  };

  it('goes from 5 to 25 to 100 %, each with one write of the channel, and says who has made it [FED-5]', async () => {
    const { store, current, next } = await setUp();
    const { watched, sizes } = watchChannels(store);
    await promoteTo(watched, next, { percent: 5, at: '2026-03-02T09:00:00.000Z', by: 'ben' });
    expect(await channelIn(store)).toMatchObject({
      version: current,
      candidate: { version: next, path: releasePath(next), percent: 5, since: '2026-03-02T09:00:00.000Z' },
    });
    await promoteTo(watched, next, { percent: 25, at: '2026-03-03T09:00:00.000Z' });
    expect((await channelIn(store))?.candidate).toMatchObject({
      percent: 25,
      since: '2026-03-02T09:00:00.000Z',
    });
    await promoteTo(watched, next, { percent: 100, at: '2026-03-04T09:00:00.000Z' });
    const settled = await channelIn(store);
    expect(settled).toMatchObject({ version: next, history: [{ version: current }] });
    expect(settled).not.toHaveProperty('candidate');
    expect(settled?.moves).toEqual([
      { at: '2026-03-04T09:00:00.000Z', by: 'anna', action: 'promote', version: next },
      { at: '2026-03-03T09:00:00.000Z', by: 'anna', action: 'promote', version: next, percent: 25 },
      { at: '2026-03-02T09:00:00.000Z', by: 'ben', action: 'promote', version: next, percent: 5 },
      { at: '2026-03-01T09:00:00.000Z', by: 'anna', action: 'promote', version: current },
    ]);
    expect(sizes).toHaveLength(3);
  });

  it('has no effect on the fields that loaders without support for it read [FED-5]', async () => {
    const { store, next } = await setUp();
    const before = await channelIn(store);
    await promoteTo(store, next, { percent: 5 });
    const { candidate: _candidate, moves: _moves, ...rest } = (await channelIn(store)) ?? {};
    expect({ ...rest, moves: before?.moves }).toEqual(before);
  });

  it('is undone by an abort and by a roll-back, and the candidate is never the target of a later roll-back [FED-5]', async () => {
    const { store, current, next } = await setUp();
    await expect(abortIn(store)).rejects.toMatchObject({ code: 1 });
    for (const undo of [abortIn, rollBack]) {
      await promoteTo(store, next, { percent: 5, again: true });
      await expect(undo(store, { at: '2026-03-05T09:00:00.000Z' })).resolves.toMatchObject({
        from: next,
        to: current,
        aborted: next,
      });
      const channel = await channelIn(store);
      expect(channel).toMatchObject({
        version: current,
        history: [{ version: next, withdrawn: true, until: '2026-03-05T09:00:00.000Z' }],
      });
      expect(channel?.moves?.[0]).toMatchObject({ action: 'abort', version: next });
    }
    await expect(rollBack(store)).rejects.toMatchObject({ code: 1 });
  });

  it('is completely undone by repeating an abort, which was interrupted after the write of the channel [FED-5] [FED-9]', async () => {
    const { store, current, next } = await setUp();
    await promoteTo(store, next, { percent: 5 });
    const { watched, sizes } = watchChannels(store);
    const broken = { ...watched, remove: () => Promise.reject(new Error('connection lost')) };
    await expect(abortIn(broken)).rejects.toThrow('connection lost');
    expect(await store.get(CANDIDATE_MANIFEST)).toBeDefined();
    await expect(abortIn(watched)).resolves.toMatchObject({ to: current, aborted: next, unchanged: true });
    expect(await store.get(CANDIDATE_MANIFEST)).toBeUndefined();
    expect(sizes).toHaveLength(1);
  });

  it('is completed by repeating its last step, which was interrupted after the write of the channel [FED-5] [FED-9]', async () => {
    const { store, current, next } = await setUp();
    await promoteTo(store, next, { percent: 5 });
    const broken: ObjectStore = {
      ...store,
      put: (key, ...rest) =>
        key === MANIFEST ? Promise.reject(new Error('connection lost')) : store.put(key, ...rest),
    };
    const step = (percent: number) => ({
      ...{ channel: STABLE, percent, allowContractChange: false, dryRun: false },
      ...{ now: new Date('2026-03-03T09:00:00.000Z'), by: 'anna' },
    });
    await expect(stepCandidate({ store: broken, ...step(100) })).rejects.toThrow('connection lost');
    await expect(stepCandidate({ store, ...step(100) })).resolves.toMatchObject({
      to: next,
      unchanged: true,
    });
    expect((await store.get(MANIFEST))?.bytes.toString()).toContain(releasePath(next).slice(0, -1));
    // Only the same step: there is no candidate any more.
    await expect(stepCandidate({ store, ...step(50) })).rejects.toMatchObject({ code: 1 });
    await rollBack(store);
    await expect(stepCandidate({ store, ...step(100) })).rejects.toMatchObject({ code: 1 });
    expect((await channelIn(store))?.version).toBe(current);
  });

  it('refuses a second candidate, and a part of a release that all visits have [FED-5]', async () => {
    const { store, current, next, other } = await setUp();
    await promoteTo(store, next, { percent: 5 });
    await expect(promoteTo(store, other, { percent: 5 })).rejects.toMatchObject({ code: 1 });
    await expect(promoteTo(store, other)).rejects.toMatchObject({ code: 1 });
    await abortIn(store);
    await expect(promoteTo(store, current, { percent: 5 })).rejects.toMatchObject({ code: 1 });
    await expect(promoteTo(store, current, { percent: 5, channel: 'next' })).rejects.toMatchObject({
      code: 1,
    });
  });

  it('keeps the candidate from being pruned, and an aborted one as long as a page may use it [FED-5]', async () => {
    const { store, next } = await setUp();
    const removed = async (days: number) => (await pruneAt(store, inDays(days), { dryRun: true })).removed;
    await promoteTo(store, next, { percent: 5, at: inDays(1) });
    expect(await removed(100)).not.toContain(releasePath(next));
    await abortIn(store, { at: inDays(50) });
    expect(await removed(79)).not.toContain(releasePath(next));
    expect(await removed(81)).toContain(releasePath(next));
  });

  it('has a file of at most 2,000 bytes after many moves, with the last moves and the last releases', async () => {
    const { store, current, next } = await setUp();
    const { watched, sizes } = watchChannels(store);
    const by = 'a-name-of-forty-characters-which-is-long';
    for (let round = 0; round < 3; round += 1) {
      await promoteTo(watched, next, { percent: 5, by, again: true });
      await promoteTo(watched, next, { percent: 25, by });
      await abortIn(watched, { by });
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_CHANNEL_BYTES);
    const channel = await channelIn(store);
    expect(channel).toMatchObject({ version: current, history: [{ version: next, withdrawn: true }] });
    expect(channel?.moves?.length).toBeGreaterThanOrEqual(4);
  });
});

describe('npm run release -- promote', () => {
  const run = (...args: readonly string[]) => runTool(args, { environment: { USER: 'ben' } });

  it('moves the candidate without its version, aborts it, and lists who has moved it [FED-5]', async () => {
    const to = ['--to', `folder:${await temporaryFolder()}`];
    const stable = ['--channel', 'stable', ...to];
    const [first, second] = [await smallRelease(), await smallRelease({ chunk: 'second' })];
    for (const { folder } of [first, second]) await run('publish', folder, ...to);
    await run('promote', first.version, ...stable);
    await expect(run('promote', second.version, '--percent', '5', ...stable)).resolves.toMatchObject({
      code: 0,
      text: `v1/stable points to ${second.version} for 5 % of the visits, to ${first.version} for the others`,
    });
    expect((await run('promote', '--percent', '25', ...stable, '--by', 'carla')).code).toBe(0);
    const { text } = await run('list', ...to);
    expect(text).toMatch(/v1\/stable \(25 %\)$/m);
    expect(text).toMatch(/v1\/stable$/m);
    expect(text).toContain(`candidate ${second.version} for 25 % since 2026-03-01T09:00:00.000Z`);
    expect(text).toContain(`carla  promote ${second.version} to 25 %`);
    expect(text).toContain(`ben  promote ${first.version}`);
    await expect(run('promote', '--abort', ...stable)).resolves.toMatchObject({
      code: 0,
      text: `v1/stable points to ${first.version}; ${second.version} is aborted`,
    });
  });
});
