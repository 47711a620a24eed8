import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../testing/release-data';
import { serveOnLoopback } from '../../testing/serve-on-loopback';
import { downloadRenderer } from './download';

const FILES: Readonly<Record<string, string>> = {
  'header.json': '{}',
  'server/package.json': '{"name":"shop-header-server"}',
  'server/server.mjs': 'export const renderHeader = 1;',
  'server/contract/config.d.ts': 'export {};',
};
const VERSION = '1.4.2+3f9a0c21de';
const RELEASE = '1.4.2_3f9a0c21de/';

/** The channel of the store: what `release.json` contains. */
const CHANNEL = { version: VERSION, path: RELEASE, integrity: hashOf('{}'), contract: '1.2.0' };

const listOf = (files: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    version: VERSION,
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { bytes: text.length, integrity: hashOf(text) }]),
    ),
  });

/** Serves a store over HTTP, and downloads its renderer to an empty folder. */
const setUp = async (changes: Readonly<Record<string, string | undefined>> = {}) => {
  const objects: Readonly<Record<string, string | undefined>> = {
    '/v1/channels/stable.json': JSON.stringify(CHANNEL),
    [`/${RELEASE}integrity.json`]: listOf(FILES),
    ...Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`/${RELEASE}${name}`, text])),
    ...changes,
  };
  const { address, close } = await serveOnLoopback(({ url = '' }, response) => {
    const body = objects[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  const out = await mkdtemp(path.join(tmpdir(), 'renderer-'));
  const download = async (accepts?: string) => {
    try {
      return await downloadRenderer({
        base: `${address}/`,
        channel: 'stable',
        out,
        ...(accepts && { accepts }),
      });
    } finally {
      await close();
    }
  };
  return { out, download };
};

describe('downloadRenderer', () => {
  it('writes the files of the renderer, and which release they are of [FED-8]', async () => {
    const { out, download } = await setUp();
    await download();
    const names = await readdir(path.join(out, 'server'), { recursive: true });
    expect(names.sort()).toEqual(['contract', 'contract/config.d.ts', 'package.json', 'server.mjs']);
    expect(await readFile(path.join(out, 'server/server.mjs'), 'utf8')).toBe(FILES['server/server.mjs']);
    expect(JSON.parse(await readFile(path.join(out, 'release.json'), 'utf8'))).toEqual(CHANNEL);
  });

  it.each([
    ['a file differs', { [`/${RELEASE}server/server.mjs`]: 'changed' }, 'load_integrity'],
    ['a file is missing', { [`/${RELEASE}server/server.mjs`]: undefined }, 'load_network'],
    ['the list is of another release', { [`/${RELEASE}integrity.json`]: listOf({}) }, 'load_integrity'],
    [
      'the release has no renderer',
      { [`/${RELEASE}integrity.json`]: listOf({ 'header.json': '{}' }) },
      'load_wrong_shape',
    ],
    ['the channel is missing', { '/v1/channels/stable.json': undefined }, 'load_network'],
    ['the channel is not JSON', { '/v1/channels/stable.json': '<html>' }, 'load_wrong_shape'],
    ['the channel has another format', { '/v1/channels/stable.json': '{}' }, 'load_wrong_shape'],
  ])('rejects and leaves the folder as it was if %s [FED-4] [FED-8]', async (_, changes, code) => {
    const { out, download } = await setUp(changes);
    await expect(download()).rejects.toMatchObject({ code });
    expect(await readdir(out)).toEqual([]);
  });

  it('has the renderer of the candidate in a folder of its own, during a roll-out only [FED-5] [FED-8]', async () => {
    const candidate = { ...CHANNEL, version: '1.5.0+aaaa', path: '1.5.0_aaaa/', percent: 5, since: '' };
    const text = 'export const renderHeader = 2;';
    const files = { ...FILES, 'server/server.mjs': text };
    const { out, download } = await setUp({
      '/v1/channels/stable.json': JSON.stringify({ ...CHANNEL, candidate }),
      '/1.5.0_aaaa/integrity.json': listOf(files).replace(VERSION, candidate.version),
      ...Object.fromEntries(Object.entries(files).map(([name, body]) => [`/1.5.0_aaaa/${name}`, body])),
    });
    await expect(download()).resolves.toMatchObject({ version: VERSION, candidate });
    expect(await readFile(path.join(out, 'candidate/server/server.mjs'), 'utf8')).toBe(text);
    expect(await readFile(path.join(out, 'server/server.mjs'), 'utf8')).toBe(FILES['server/server.mjs']);
    const settled = await setUp();
    await settled.download();
    expect(await readdir(settled.out)).toEqual(['release.json', 'server']);
  });

  it('leaves out a candidate with a contract outside the range [FED-3]', async () => {
    const candidate = { ...CHANNEL, contract: '1.0.0', percent: 5, since: '' };
    const { download } = await setUp({
      '/v1/channels/stable.json': JSON.stringify({ ...CHANNEL, candidate }),
    });
    expect(await download('^1.2')).not.toHaveProperty('candidate');
  });

  it('rejects a release with a contract outside the range [FED-3]', async () => {
    const { download } = await setUp();
    await expect(download('^1.3')).rejects.toMatchObject({ code: 'load_version' });
  });

  it('does not write files outside its folder [FED-4]', async () => {
    const list = listOf({ ...FILES, 'server/../../outside.txt': 'x' });
    const { out, download } = await setUp({ [`/${RELEASE}integrity.json`]: list });
    await download();
    expect((await readdir(out)).sort()).toEqual(['release.json', 'server']);
  });
});
