import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { channelKey } from './channel';
import { createFolderStore } from './folder-store';
import { CHUNK, promoteTo, publishSmall, temporaryFolder } from './testing/releases';
import { startReleaseServer, type ReleaseServer } from './testing/release-server';
import { verify } from './verify';

let server: ReleaseServer;
let root = '';
let release = '';
let version = '';

const STABLE = { name: 'stable', contract: 1 };

const check = (wanted?: string, channelTimeout = 0) =>
  verify({
    channel: STABLE,
    base: new URL(`${server.address}/`),
    timeout: 2000,
    version: wanted,
    channelTimeout,
    progress: () => undefined,
  });

beforeAll(async () => {
  server = await startReleaseServer();
});
beforeEach(async () => {
  root = await temporaryFolder();
  const store = createFolderStore(root);
  server.serve(store);
  ({ version } = await publishSmall(store, { renderer: 'the renderer' }));
  await promoteTo(store, version);
  release = path.join(root, releasePath(version));
});
afterAll(async () => {
  await server.close();
});

const changeByte = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  const last = bytes.length - 2;
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
  await writeFile(file, bytes);
};

describe('verify', () => {
  it('finds no problem in an unchanged release [FED-5]', async () => {
    await expect(check()).resolves.toMatchObject({ version, wrong: [], files: 12 });
  });

  it.each(['lean.aaaaaa.js', CHUNK, 'mf-manifest.json', 'header.json', '@mf-types.zip', 'server/server.js'])(
    'finds one altered byte in %s [FED-5]',
    async (file) => {
      await changeByte(path.join(release, file));
      const { wrong } = await check();
      expect(wrong).toEqual(expect.arrayContaining([{ file, problem: 'bytes altered (identity)' }]));
    },
  );

  it('finds a truncated file, a missing file, and a compressed copy of other bytes', async () => {
    await truncate(path.join(release, 'stock.bbbbbb.js'), 5);
    await truncate(path.join(release, 'lean.aaaaaa.js.br'), 3);
    await writeFile(path.join(release, `${CHUNK}.gz`), await readFile(path.join(release, 'header.json.gz')));
    const { wrong } = await check();
    expect(wrong.map(({ file, problem }) => `${file}: ${problem}`).sort()).toEqual([
      expect.stringMatching(/^lean\.aaaaaa\.js: .*\(br\)$/),
      expect.stringMatching(/^search\.dddddd\.js: \d+ bytes instead of 5 \(gzip\)/),
      'stock.bbbbbb.js: 5 bytes instead of 11 (identity)',
    ]);
  });

  it.each(['v1/stable/mf-manifest.json', 'v1/stable/@mf-types.zip'])(
    'finds a stable address, %s, that has not moved with the channel [FED-9]',
    async (file) => {
      await changeByte(path.join(root, file));
      const { wrong } = await check();
      expect(wrong).toEqual([{ file, problem: 'is not the file of the channel’s release' }]);
    },
  );

  it('finds a list that was changed to match altered files', async () => {
    const file = path.join(release, 'integrity.json');
    const list = (await readFile(file, 'utf8')).replace(/("lean[^}]*"bytes": )\d+/, '$11');
    await writeFile(file, list.replace(/(lean\.aaaaaa\.js": \{[^}]*sha384-)./, '$1_'));
    const { wrong } = await check();
    expect(wrong).toContainEqual({ file: 'integrity.json', problem: `is not the list of ${version}` });
  });

  it('fails on a malformed channel', async () => {
    await writeFile(path.join(root, channelKey(STABLE)), '{}');
    await expect(check()).rejects.toMatchObject({
      code: 1,
      message: `${channelKey(STABLE)} is not a channel`,
    });
  });

  it('waits for a channel to point to the version, and fails if it does not [FED-5]', async () => {
    const next = await publishSmall(createFolderStore(root), { chunk: 'next' });
    await expect(check(next.version)).rejects.toMatchObject({
      code: 1,
      message: `v1/stable points to ${version}, not to ${next.version}`,
    });
    const checked = check(next.version, 20_000);
    await promoteTo(createFolderStore(root), next.version);
    await expect(checked).resolves.toMatchObject({ version: next.version, wrong: [] });
  });

  it('fails on a channel that points to a missing release', async () => {
    const file = path.join(root, channelKey(STABLE));
    const channel = (await readFile(file, 'utf8')).replace(releasePath(version), '9.9.9_0123456789/');
    await writeFile(file, channel);
    await expect(check()).rejects.toMatchObject({
      code: 1,
      message: expect.stringContaining('9.9.9') as string,
    });
  });

  it('reports a server that is down differently from a wrong file', async () => {
    await expect(
      verify({
        channel: STABLE,
        base: new URL('http://127.0.0.1:1/'),
        channelTimeout: 0,
        timeout: 500,
        progress: () => undefined,
      }),
    ).rejects.toMatchObject({ code: 4 });
  });
});
