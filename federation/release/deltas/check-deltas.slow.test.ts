import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../../loader/release';
import { diagnoseWith, PROMOTED, runDoctor, withHeaders } from '../doctor/testing/deployment';
import { createFolderStore } from '../folder-store';
import { startReleaseServer, type ReleaseServer, type Tamper } from '../testing/release-server';
import {
  longChunk,
  promoteTo,
  publishSmall,
  removeTemporaryFolders,
  temporaryFolder,
} from '../testing/releases';
import { verify } from '../verify';
import { deltaPath, dictionaryName, dictionaryOf } from './dictionary';

const CHUNK = 'search.dddddd.js';
const FIRST = longChunk('first');
const DELTA = deltaPath(CHUNK, dictionaryName(dictionaryOf(Buffer.from(FIRST))) ?? '');

let server: ReleaseServer;
let root = '';
let first = '';
let second = '';

beforeAll(async () => {
  server = await startReleaseServer();
});
beforeEach(async () => {
  root = await temporaryFolder();
  const store = createFolderStore(root);
  server.serve(store);
  first = (await publishSmall(store, { packageVersion: '1.4.2', chunk: FIRST })).version;
  await promoteTo(store, first, { at: PROMOTED });
  second = (await publishSmall(store, { packageVersion: '1.5.0', chunk: longChunk('second') })).version;
});
afterAll(async () => {
  await server.close();
  await removeTemporaryFolders();
});

const promoteSecond = (percent?: number) =>
  promoteTo(createFolderStore(root), second, { at: PROMOTED, ...(percent !== undefined && { percent }) });

const runVerify = () =>
  verify({
    channel: { name: 'stable', contract: 1 },
    base: new URL(`${server.address}/`),
    timeout: 2000,
    channelTimeout: 0,
    progress: () => undefined,
  });

const diagnose = () => diagnoseWith(server.address);

const changeDelta = async (change: (bytes: Buffer) => Buffer): Promise<void> => {
  const file = path.join(root, releasePath(second), DELTA);
  await writeFile(file, change(await readFile(file)));
};

/** Removes the request header, as a cache does that forwards no unknown ones. */
const withoutDictionaries: Tamper = (key, prepared) => {
  Reflect.deleteProperty(prepared.headers, 'use-as-dictionary');
  if (prepared.headers['content-encoding'] !== 'dcz') return true;
  prepared.body = Buffer.from(longChunk('second'));
  Reflect.deleteProperty(prepared.headers, 'content-encoding');
  return key !== '';
};

describe('verify', () => {
  it('decodes the deltas to the current release, and to the candidate [FED-5]', async () => {
    await expect(runVerify()).resolves.toMatchObject({ deltas: 0, wrong: [] });
    await promoteSecond(5);
    await expect(runVerify()).resolves.toMatchObject({ candidate: second, deltas: 1, wrong: [] });
    await promoteSecond();
    await expect(runVerify()).resolves.toMatchObject({ version: second, deltas: 1, wrong: [] });
  });

  it('finds a delta that browsers cannot decode [FED-5]', async () => {
    await promoteSecond();
    await changeDelta((bytes) => bytes.subarray(0, bytes.length - 3));
    const problem = expect.stringMatching(/\(delta from 1\.4\.2/) as string;
    await expect(runVerify()).resolves.toMatchObject({ wrong: [{ file: CHUNK, problem }] });
  });
});

describe('release doctor', () => {
  it('finds no problem, and states how many files are deltas [FED-5]', async () => {
    await promoteSecond();
    const { code, out } = await runDoctor(server.address);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^ok +deltas +1 of 4 files are deltas from ${first.replace('+', '\\+')}$`, 'm'),
    );
  });

  it('reports a delta that browsers cannot decode [FED-5]', async () => {
    await promoteSecond();
    await changeDelta(() => Buffer.from('garbage'));
    const { code, problems } = await diagnose();
    expect([code, problems]).toEqual([
      1,
      [
        {
          level: 'error',
          check: 'deltas',
          files: [releasePath(second) + CHUNK],
          message: `is not in the format dcz (delta from ${first})`,
        },
      ],
    ]);
  });

  it('reports a delta that caches would send to browsers without the dictionary [FED-5]', async () => {
    await promoteSecond();
    server.tamper(withHeaders(CHUNK, { vary: 'Accept-Encoding' }));
    const { code, problems } = await diagnose();
    expect([code, problems.map(({ check, message }) => [check, message])]).toEqual([
      1,
      [['deltas', expect.stringMatching(/^no `vary: available-dictionary`/)]],
    ]);
  });

  it('warns of a cache that removes the headers, with which browsers transfer whole files [FED-5]', async () => {
    await promoteSecond();
    server.tamper(withoutDictionaries);
    const { code, problems } = await diagnose();
    expect([code, problems.map(({ level, check, message }) => [level, check, message])]).toEqual([
      0,
      [
        ['warning', 'deltas', expect.stringMatching(/^no `use-as-dictionary`/)],
        ['warning', 'deltas', `has no deltas for browsers that have ${first}`],
      ],
    ]);
  });
});
