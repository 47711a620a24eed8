import { createHash } from 'node:crypto';
import { serveOnLoopback, type LoopbackServer } from '../testing/serve-on-loopback';
import { resolveRelease } from './resolve';
import type { Channel, HeaderRelease } from './release';

const file = (name: string) => ({ file: name, integrity: 'sha384-AAAA' });
const expose = { scripts: [file('app.js')], styles: [] };
const RELEASE: HeaderRelease = {
  version: '1.4.2',
  entry: file('lean.js'),
  stockEntry: file('stock.js'),
  exposes: { './Header': expose, './mount': expose },
};
const RELEASE_TEXT = JSON.stringify(RELEASE);
const CHANNEL: Channel = {
  version: '1.4.2',
  path: '1.4.2/',
  integrity: `sha384-${createHash('sha384').update(RELEASE_TEXT).digest('base64')}`,
  contract: '1.0.0',
  promoted: '2026-11-01T09:00:00Z',
  history: [{ version: '1.4.1', path: '1.4.1/', promoted: '2026-10-01T09:00:00Z' }],
};

/** What the server holds, by path. */
let files: Record<string, string | Buffer> = {};
let asked: string[] = [];
let server: LoopbackServer;
let base = '';

beforeAll(async () => {
  server = await serveOnLoopback((request, response) => {
    asked.push(request.url ?? '');
    const { pathname } = new URL(request.url ?? '', 'http://store');
    const found = files[pathname];
    response.writeHead(found === undefined ? 404 : 200).end(found ?? 'gone');
  });
  base = `${server.address}/mfe/`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  files = { '/mfe/channels/stable.json': JSON.stringify(CHANNEL), '/mfe/1.4.2/header.json': RELEASE_TEXT };
});

const asking = (again = false) => ({ signal: AbortSignal.timeout(5000), again });
const stable = { channel: 'stable' };

it('follows a channel to its release, in two requests [FED-5]', async () => {
  expect(await resolveRelease(base, stable, asking())).toEqual({
    base: `${base}1.4.2/`,
    release: RELEASE,
    channel: 'stable',
    fromPage: false,
  });
  expect(asked).toEqual(['/mfe/channels/stable.json', '/mfe/1.4.2/header.json']);
});

it('asks nobody when the page carries the release [FED-5]', async () => {
  const page = await resolveRelease(base, { ...stable, release: RELEASE, path: '1.4.2/' }, asking());
  expect(page).toEqual({ base: `${base}1.4.2/`, release: RELEASE, channel: 'stable', fromPage: true });
  expect(asked).toEqual([]);
});

it('goes past all caches at the second try [FED-4]', async () => {
  await resolveRelease(base, stable, asking(true));
  expect(asked).toEqual(['/mfe/channels/stable.json?retry=1', '/mfe/1.4.2/header.json?retry=1']);
});

it('takes the version that a developer asks for, and no other in its folder', async () => {
  const override = { ...asking(), override: '1.4.2' };
  expect(await resolveRelease(base, stable, override)).toMatchObject({ base: `${base}1.4.2/` });
  files['/mfe/1.4.3/header.json'] = RELEASE_TEXT;
  await expect(resolveRelease(base, stable, { ...asking(), override: '1.4.3' })).rejects.toMatchObject({
    kind: 'wrong-shape',
    part: 'release',
  });
});

it('finds what the release tool publishes, in a folder without a plus [FED-5]', async () => {
  const override = '1.4.2+3f9a0c21de';
  files['/mfe/1.4.2_3f9a0c21de/header.json'] = JSON.stringify({ ...RELEASE, version: override });
  const found = await resolveRelease(base, stable, { ...asking(), override });
  expect(found).toMatchObject({ base: `${base}1.4.2_3f9a0c21de/`, release: { version: override } });
});

it('refuses a contract outside of the range, without asking for the release [FED-3]', async () => {
  await expect(resolveRelease(base, { ...stable, accepts: '^1.1' }, asking())).rejects.toMatchObject({
    kind: 'version',
    part: 'channel',
  });
  expect(asked).toHaveLength(1);
});

it.each(['../stable', 'a/b', '', 'stable?x', 'stable.json#'])(
  'knows no channel named %j',
  async (channel) => {
    await expect(resolveRelease(base, { channel }, asking())).rejects.toMatchObject({ kind: 'wrong-shape' });
    expect(asked).toEqual([]);
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
  files['/mfe/channels/stable.json'] = JSON.stringify({ ...CHANNEL, path });
  await expect(resolveRelease(base, stable, asking())).rejects.toMatchObject({ part: 'channel' });
  expect(asked).toHaveLength(1);
});

it.each([
  ['no JSON', '<p>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no release', '{}'],
])('a channel or a release that is %s is a wrong shape [FED-4]', async (_, text) => {
  files['/mfe/header.json'] = text;
  await expect(resolveRelease(base, {}, asking())).rejects.toMatchObject({
    kind: 'wrong-shape',
    part: 'release',
  });
  files['/mfe/channels/stable.json'] = text;
  await expect(resolveRelease(base, stable, asking())).rejects.toMatchObject({
    kind: 'wrong-shape',
    part: 'channel',
  });
});

/** The text with one byte changed. */
const flipped = (text: string, at: number): Buffer => {
  const bytes = Buffer.from(text);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

it('with a byte of header.json changed, wherever it stands, gives no release [FED-4]', async () => {
  for (let at = 0; at < RELEASE_TEXT.length; at += 13) {
    files['/mfe/1.4.2/header.json'] = flipped(RELEASE_TEXT, at);
    await expect(resolveRelease(base, stable, asking())).rejects.toMatchObject({
      kind: 'integrity',
      part: 'release',
    });
  }
});

it('with a byte of the channel changed, wherever it stands, gives the true release or none [FED-4]', async () => {
  const text = JSON.stringify(CHANNEL);
  let given = 0;
  for (let at = 0; at < text.length; at += 2) {
    files['/mfe/channels/stable.json'] = flipped(text, at);
    const page = await resolveRelease(base, stable, asking()).catch(() => undefined);
    if (page === undefined) continue;
    given += 1;
    expect(page).toMatchObject({ base: `${base}1.4.2/`, release: RELEASE });
  }
  // Its history and its instant are for other programs.
  expect(given).toBeLessThan(text.length / 4);
});
