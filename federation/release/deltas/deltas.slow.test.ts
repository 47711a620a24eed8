import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../../loader/release';
import { diagnoseWith, PROMOTED, runDoctor, withHeaders } from '../doctor/testing/deployment';
import { createFolderStore } from '../folder-store';
import type { ObjectStore } from '../store';
import { startReleaseServer, type ReleaseServer, type Tamper } from '../testing/release-server';
import {
  CHUNK,
  deltaOf,
  inDays,
  longChunk,
  promoteTo,
  pruneAt,
  publishFolder,
  publishSmall,
  temporaryFolder,
} from '../testing/releases';
import { verify } from '../verify';
import { loadDeltaCodec } from './deltas';
import { dictionaryOf } from './dictionary';

const FIRST = longChunk('first');

let root = '';
let store: ObjectStore;

beforeEach(async () => {
  root = await temporaryFolder();
  store = createFolderStore(root);
});

const publishVersion = (packageVersion: string, chunk: string) =>
  publishSmall(store, { packageVersion, chunk });

const deltasOf = async (version: string): Promise<readonly string[]> =>
  (await store.list(`${releasePath(version)}deltas/`)).map(({ key }) =>
    key.slice(releasePath(version).length),
  );

/** Returns the path of the chunk's delta for a dictionary of this text. */
const deltaFor = (text: string): string => deltaOf(CHUNK, dictionaryOf(Buffer.from(text)));

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
      versions.push((await publishVersion(`1.${index}.0`, text)).version);
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
    await store.put(key, Buffer.from(longChunk('Xirst')));
    const second = await publishVersion('1.5.0', longChunk('second'));
    expect(await deltasOf(second.version)).toEqual([]);
    await publishFolder(store, first.folder);
    await publishFolder(store, second.folder);
    const delta = releasePath(second.version) + deltaFor(FIRST);
    await store.put(delta, Buffer.from('altered'));
    await expect(publishFolder(store, second.folder)).resolves.toMatchObject({ deltas: 1 });
  });

  it('writes deltas before the list of files, so that an interrupted publication is completed with them [FED-5]', async () => {
    await promoteTo(store, (await publishVersion('1.4.2', FIRST)).version);
    const put = jest.fn(store.put);
    store = { ...store, put };
    const { version } = await publishVersion('1.5.0', longChunk('second'));
    expect(put.mock.calls.slice(-2).map(([key]) => key)).toEqual(
      [deltaFor(FIRST), 'integrity.json'].map((file) => releasePath(version) + file),
    );
  });

  it('is not prevented by an earlier release whose list is malformed', async () => {
    const first = await publishVersion('1.4.2', FIRST);
    await promoteTo(store, first.version);
    const key = `${releasePath(first.version)}integrity.json`;
    await store.put(key, Buffer.from('garbage'));
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
    const { removed } = await pruneAt(store, inDays(365));
    expect(removed).toEqual([second, first].map(({ version }) => releasePath(version)));
    expect(await deltasOf(second.version)).toEqual([]);
    expect(await deltasOf(third.version)).toEqual([FIRST, longChunk('second')].map(deltaFor).sort());
  });
});

describe('a deployment with a release after another', () => {
  let server: ReleaseServer;
  let first = '';
  let second = '';

  beforeAll(async () => {
    server = await startReleaseServer();
  });
  beforeEach(async () => {
    server.serve(store);
    first = (await publishVersion('1.4.2', FIRST)).version;
    await promoteTo(store, first, { at: PROMOTED });
    second = (await publishVersion('1.5.0', longChunk('second'))).version;
  });
  afterAll(() => server.close());

  const promoteSecond = (percent?: number) => promoteTo(store, second, { at: PROMOTED, percent });

  const runVerify = () =>
    verify({
      channel: { name: 'stable', contract: 1 },
      base: new URL(`${server.address}/`),
      timeout: 2000,
      channelTimeout: 0,
      progress: () => undefined,
    });

  const changeDelta = async (change: (bytes: Buffer) => Buffer): Promise<void> => {
    const file = path.join(root, releasePath(second), deltaFor(FIRST));
    await writeFile(file, change(await readFile(file)));
  };

  it('has deltas that verify decodes, to the current release and to the candidate [FED-5]', async () => {
    await expect(runVerify()).resolves.toMatchObject({ deltas: 0, wrong: [] });
    await promoteSecond(5);
    await expect(runVerify()).resolves.toMatchObject({ candidate: second, deltas: 1, wrong: [] });
    await promoteSecond();
    await expect(runVerify()).resolves.toMatchObject({ version: second, deltas: 1, wrong: [] });
  });

  it('has the number of its deltas stated by doctor, which finds no problem [FED-5]', async () => {
    await promoteSecond();
    const { code, out } = await runDoctor(server.address);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^ok +deltas +1 of 4 files are deltas from ${first.replace('+', '\\+')}$`, 'm'),
    );
  });

  it('has a delta that browsers cannot decode reported by verify and doctor [FED-5]', async () => {
    await promoteSecond();
    await changeDelta((bytes) => bytes.subarray(0, bytes.length - 3));
    const problem: unknown = expect.stringMatching(/\(delta from 1\.4\.2/);
    const file = releasePath(second) + CHUNK;
    await expect(runVerify()).resolves.toMatchObject({ wrong: [{ file, problem }] });
    await changeDelta(() => Buffer.from('garbage'));
    await expect(diagnoseWith(server.address)).resolves.toMatchObject({
      code: 1,
      problems: [`error deltas ${file}: is not in the format dcz (delta from ${first})`],
    });
  });

  it('has a delta reported that caches would send to browsers without the dictionary [FED-5]', async () => {
    await promoteSecond();
    server.tamper(withHeaders(CHUNK, { vary: 'Accept-Encoding' }));
    await expect(diagnoseWith(server.address)).resolves.toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/^error deltas \S+: no `vary: available-dictionary`/)],
    });
  });

  it('has a cache reported that removes the headers, with which browsers transfer whole files [FED-5]', async () => {
    await promoteSecond();
    const withoutDictionaries: Tamper = (_key, prepared) => {
      Reflect.deleteProperty(prepared.headers, 'use-as-dictionary');
      if (prepared.headers['content-encoding'] !== 'dcz') return;
      prepared.body = Buffer.from(longChunk('second'));
      Reflect.deleteProperty(prepared.headers, 'content-encoding');
    };
    server.tamper(withoutDictionaries);
    await expect(diagnoseWith(server.address)).resolves.toMatchObject({
      code: 0,
      problems: [
        expect.stringMatching(/^warning deltas \S+: no `use-as-dictionary`/),
        `warning deltas ${releasePath(second)}: has no deltas for browsers that have ${first}`,
      ],
    });
  });
});
