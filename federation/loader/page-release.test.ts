import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { hashOf, RELEASE } from '../testing/release-data';
import { serveOnLoopback, type LoopbackServer } from '../testing/serve-on-loopback';
import { resolveRelease } from './page-release';
import type { Channel, HeaderRelease, ReleaseFile } from './release';

const RELEASE_TEXT = JSON.stringify(RELEASE);
const CHANNEL: Channel = {
  version: '1.4.2',
  path: '1.4.2/',
  integrity: hashOf(RELEASE_TEXT),
  contract: '1.0.0',
  promoted: '2026-11-01T09:00:00Z',
  history: [{ version: '1.4.1', path: '1.4.1/', promoted: '2026-10-01T09:00:00Z' }],
};

const STABLE = '/mfe/v1/channels/stable.json';

/** The files of the server, by path. */
let files: Record<string, string | Buffer> = {};
let requests: string[] = [];
let server: LoopbackServer;
let base = '';

beforeAll(async () => {
  server = await serveOnLoopback((request, response) => {
    requests.push(request.url ?? '');
    const { pathname } = new URL(request.url ?? '', 'http://store');
    const found = files[pathname];
    response.writeHead(found === undefined ? 404 : 200).end(found ?? 'gone');
  });
  base = `${server.address}/mfe/`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  files = { [STABLE]: JSON.stringify(CHANNEL), '/mfe/1.4.2/header.json': RELEASE_TEXT };
});

const stable = { channel: 'stable' };
const resolve = (options: Parameters<typeof resolveRelease>[1] = stable, isRetry = false) =>
  resolveRelease(base, options, { signal: AbortSignal.timeout(5000), isRetry });
const WRONG_RELEASE = { kind: 'wrong-shape', part: 'release' };

it('follows a channel to its release, in two requests [FED-5]', async () => {
  expect(await resolve()).toEqual({
    base: `${base}1.4.2/`,
    release: RELEASE,
    channel: 'stable',
    fromPage: false,
  });
  expect(requests).toEqual([STABLE, '/mfe/1.4.2/header.json']);
});

it('follows a channel to its candidate for a part of the visits, and always the same one for one id [FED-5]', async () => {
  const text = JSON.stringify({ ...RELEASE, version: '1.5.0' });
  const candidate = {
    ...{ version: '1.5.0', path: '1.5.0/', contract: '1.1.0', percent: 50, since: '2026-11-02T09:00:00Z' },
    integrity: hashOf(text),
  };
  files[STABLE] = JSON.stringify({ ...CHANNEL, candidate });
  files['/mfe/1.5.0/header.json'] = text;
  const versionOf = async (visitorId?: string, accepts = '^1'): Promise<string> => {
    const options = { ...stable, accepts, ...(visitorId !== undefined && { visitorId }) };
    return (await resolve(options)).release.version;
  };
  const ids = Array.from({ length: 40 }, (_, id) => `shopper-${id}`);
  const versions = await Promise.all(ids.map((id) => versionOf(id)));
  expect(new Set(versions)).toEqual(new Set(['1.4.2', '1.5.0']));
  expect(await Promise.all(ids.map((id) => versionOf(id)))).toEqual(versions);
  // Without cookies, as in Node, the current release is used.
  expect(await versionOf()).toBe('1.4.2');
  // A host that needs the newer contract is refused unless its visit receives the candidate.
  const index = versions.indexOf('1.5.0');
  expect(await versionOf(ids[index], '^1.1')).toBe('1.5.0');
  await expect(versionOf(ids[versions.indexOf('1.4.2')], '^1.1')).rejects.toMatchObject({ kind: 'version' });
});

it('uses the current release if the part that chooses fails to load [FED-4]', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-release-'));
  const outfile = path.join(folder, 'page-release.mjs');
  await build({
    entryPoints: [path.join(__dirname, 'page-release.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    external: ['./override/*', './rollout/*', './health/*'],
  });
  const candidate = { version: '1.5.0', path: '1.5.0/', percent: 99 };
  files[STABLE] = JSON.stringify({ ...CHANNEL, candidate });
  const program = `
    import { resolveRelease } from ${JSON.stringify(outfile)};
    const request = { signal: AbortSignal.timeout(5000), isRetry: false };
    const { release } = await resolveRelease(${JSON.stringify(base)}, { channel: 'stable' }, request);
    console.log(release.version);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout.trim()).toBe('1.4.2');
});

it('sends no request when the page contains the release [FED-5]', async () => {
  const page = await resolve({ ...stable, release: RELEASE, path: '1.4.2/' });
  expect(page).toEqual({ base: `${base}1.4.2/`, release: RELEASE, channel: 'stable', fromPage: true });
  expect(requests).toEqual([]);
});

it('bypasses all caches in a retry [FED-4]', async () => {
  await resolve(stable, true);
  expect(requests).toEqual([`${STABLE}?retry=1`, '/mfe/1.4.2/header.json?retry=1']);
});

it('refuses a contract outside the range, without requesting the release [FED-3]', async () => {
  await expect(resolve({ ...stable, accepts: '^1.1' })).rejects.toMatchObject({
    kind: 'version',
    part: 'channel',
  });
  expect(requests).toHaveLength(1);
});

it.each(['../stable', 'a/b', '', 'stable?x', 'stable.json#'])(
  'refuses a channel named %j',
  async (channel) => {
    await expect(resolve({ channel })).rejects.toMatchObject({ kind: 'wrong-shape' });
    expect(requests).toEqual([]);
  },
);

it.each([
  '../1.4.2/',
  '/1.4.2/',
  '//evil.example/',
  'https://evil.example/',
  '1.4.2',
  '',
  './',
  '1.4.2/../../',
  '%2e%2e/',
])('follows no channel to %j [FED-5]', async (path) => {
  files[STABLE] = JSON.stringify({ ...CHANNEL, path });
  await expect(resolve()).rejects.toMatchObject({ part: 'channel' });
  expect(requests).toHaveLength(1);
});

it.each([
  ['no JSON', '<p>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no release', '{}'],
])('refuses a channel or a release that is %s [FED-4]', async (_, text) => {
  files['/mfe/header.json'] = text;
  await expect(resolve({})).rejects.toMatchObject(WRONG_RELEASE);
  files[STABLE] = text;
  await expect(resolve()).rejects.toMatchObject({ kind: 'wrong-shape', part: 'channel' });
});

it.each([undefined, null, 7, '', 'sha384-', 'AAAA', 'md5-AAAA', 'sha384-AA AA', 'sha384-AAAA sha384-BBBB'])(
  'refuses a release with a file whose integrity is %j [FED-4]',
  async (integrity) => {
    const bad = { file: 'app.js', integrity } as ReleaseFile;
    const releases: readonly HeaderRelease[] = [
      { ...RELEASE, entry: bad },
      { ...RELEASE, exposes: { ...RELEASE.exposes, './mount': { scripts: [bad], styles: [] } } },
      { ...RELEASE, exposes: { ...RELEASE.exposes, './mount': { scripts: [], styles: [bad] } } },
      { ...RELEASE, react: [bad] },
    ];
    for (const release of releases) {
      files['/mfe/header.json'] = JSON.stringify(release);
      await expect(resolve({})).rejects.toMatchObject(WRONG_RELEASE);
      await expect(resolve({ release })).rejects.toMatchObject(WRONG_RELEASE);
    }
  },
);

/** The text with one byte changed. */
const flipped = (text: string, at: number): Buffer => {
  const bytes = Buffer.from(text);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

it('refuses a header.json with any byte changed [FED-4]', async () => {
  for (let at = 0; at < RELEASE_TEXT.length; at += 13) {
    files['/mfe/1.4.2/header.json'] = flipped(RELEASE_TEXT, at);
    await expect(resolve()).rejects.toMatchObject({ kind: 'integrity', part: 'release' });
  }
});

it('finds the true release or none for a channel with any byte changed [FED-4]', async () => {
  const text = JSON.stringify(CHANNEL);
  let given = 0;
  for (let at = 0; at < text.length; at += 2) {
    files[STABLE] = flipped(text, at);
    const page = await resolve().catch(() => undefined);
    if (page === undefined) continue;
    given += 1;
    expect(page).toMatchObject({ base: `${base}1.4.2/`, release: RELEASE });
  }
  // The history and the instant of the promotion are for other programs.
  expect(given).toBeLessThan(text.length / 4);
});
