import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { releasePath } from '../../loader/release';
import { integrityOf, type IntegrityList } from '../integrity-list';
import type { Tamper } from '../testing/release-server';
import { promoteTo, publishSmall } from '../testing/releases';
import { checkProtocol } from './doctor';
import {
  CHANNEL,
  diagnoseWith,
  onFile,
  PROMOTED,
  runDoctor,
  useDeployment,
  withBody,
  withHeaders,
  withStatus,
} from './testing/deployment';

const used = useDeployment();

const run = (args?: readonly string[]) => runDoctor(used.server.address, args);
const diagnose = (args?: readonly string[], now?: Date) => diagnoseWith(used.server.address, args, now);

describe('release doctor', () => {
  it('finds no problem in a deployment with the reference headers, and states the policy of hosts [FED-5] [FED-7]', async () => {
    const { code, out } = await run();
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.slice(0, -1).every((line) => line.startsWith('ok '))).toBe(true);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok +policy .*http:\/\/127\.0\.0\.1:\d+ in script-src/),
    );
    expect(lines.at(-1)).toBe(`v1/stable ${used.deployment.version}: 18 files, errors: 0, warnings: 0`);
  });

  it('examines the candidate as well as the current release [FED-5]', async () => {
    const { store, version } = used.deployment;
    const next = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'next' });
    await promoteTo(store, next.version, { percent: 5, at: PROMOTED });
    await expect(diagnose()).resolves.toEqual({
      code: 0,
      // These files are too short for deltas.
      problems: [expect.objectContaining({ level: 'warning', check: 'deltas' })],
      versions: [version, next.version],
    });
    const file = `${releasePath(next.version)}lean.aaaaaa.js`;
    used.server.tamper(withBody(file, (text) => text.toUpperCase()));
    const { code, problems } = await diagnose();
    const errors = problems.filter(({ level }) => level === 'error');
    expect([code, errors.map(({ check, files }) => [check, files])]).toEqual([
      1,
      [
        ['status', [file]],
        ['integrity', [file]],
        ['integrity', [file]],
      ],
    ]);
  });

  it('reports encodings that are not served, and those that were not requested [FED-5]', async () => {
    const only = (encoding: string): Tamper =>
      onFile('search.dddddd.js', (_key, prepared, { headers: { 'accept-encoding': accepted } }) => {
        if (accepted === encoding) return true;
        prepared.body = Buffer.from('chunk');
        Reflect.deleteProperty(prepared.headers, 'content-encoding');
        return true;
      });
    const messages = async (tamper: Tamper) => {
      used.server.tamper(tamper);
      return (await diagnose()).problems.map(({ level, check, message }) => [level, check, message]);
    };
    await expect(messages(only('gzip'))).resolves.toEqual([
      ['warning', 'compression', 'is not compressed with br'],
    ]);
    await expect(messages(only('none'))).resolves.toEqual([
      ['error', 'compression', 'is not compressed with gzip or br'],
    ]);
    const gzipped = await readFile(
      path.join(used.deployment.root, used.deployment.release, 'search.dddddd.js.gz'),
    );
    const always = onFile('search.dddddd.js', (_key, prepared) => {
      prepared.body = gzipped;
      prepared.headers['content-encoding'] = 'gzip';
      return true;
    });
    await expect(messages(always)).resolves.toEqual([
      ['error', 'compression', 'has the encoding gzip, but identity was requested'],
      ['error', 'compression', 'has the encoding gzip, but br was requested'],
    ]);
  });

  it('checks the bytes of the compressed copies, too [FED-5]', async () => {
    const other = await readFile(
      path.join(used.deployment.root, used.deployment.release, 'lean.aaaaaa.js.br'),
    );
    await writeFile(path.join(used.deployment.root, used.deployment.release, 'search.dddddd.js.br'), other);
    const { code, problems } = await diagnose();
    expect([code, problems.map(({ check, message }) => [check, message])]).toEqual([
      1,
      [['integrity', '10 bytes instead of 5 (br)']],
    ]);
  });

  it('reports a header.json that is not the file of the channel [FED-5]', async () => {
    await used.deployment.changeChannel((channel) => ({ ...channel, integrity: 'sha384-AAAA' }));
    const { code, problems } = await diagnose();
    expect([code, problems]).toEqual([
      1,
      [
        {
          level: 'error',
          check: 'integrity',
          files: [`${used.deployment.release}header.json`],
          message: 'is not the file of the channel',
        },
      ],
    ]);
  });

  it('reports a file whose hash in header.json differs, which the loader would refuse [FED-5]', async () => {
    const { root, release, changeChannel } = used.deployment;
    const file = path.join(root, release, 'header.json');
    const text = await readFile(file, 'utf8');
    const bytes = Buffer.from(text.replace(/(lean\.aaaaaa\.js",\s*"integrity":\s*"sha384-)[^"]*/, '$1AAAA'));
    const list = path.join(root, release, 'integrity.json');
    const { files, ...rest } = JSON.parse(await readFile(list, 'utf8')) as IntegrityList;
    const changed: Record<string, Buffer> = {
      'header.json': bytes,
      'header.json.br': brotliCompressSync(bytes),
      'header.json.gz': gzipSync(bytes),
    };
    for (const [name, content] of Object.entries(changed)) {
      await writeFile(path.join(root, release, name), content);
    }
    const hashes = Object.fromEntries(
      Object.entries(changed).map(([name, content]) => [
        name,
        { bytes: content.length, integrity: integrityOf(content) },
      ]),
    );
    await writeFile(list, JSON.stringify({ ...rest, files: { ...files, ...hashes } }));
    await changeChannel((channel) => ({ ...channel, integrity: integrityOf(bytes) }));
    const { code, problems } = await diagnose();
    expect([code, problems]).toEqual([
      1,
      [
        {
          level: 'error',
          check: 'integrity',
          files: [`${release}lean.aaaaaa.js`],
          message: 'has another hash than in header.json, so the loader refuses it',
        },
      ],
    ]);
  });

  it('reports a list of files that is of another release [FED-5]', async () => {
    await used.deployment.changeChannel((channel) => ({ ...channel, version: '1.4.3+0123456789' }));
    const { problems } = await diagnose();
    expect(problems.map(({ check, message }) => [check, message])).toEqual([
      ['integrity', 'is not the list of 1.4.3+0123456789'],
    ]);
  });

  it.each([
    ['another contract than its release', '1.1.0', ['states contract 1.1.0, but']],
    ['a contract of other channels', '2.0.0', ['states contract 2.0.0, but', 'states contract 2.0.0, which']],
  ])('reports a channel that states %s [FED-3]', async (_, contract, starts) => {
    await used.deployment.changeChannel((channel) => ({ ...channel, contract }));
    const { code, problems } = await diagnose();
    expect([code, problems.map(({ check }) => check)]).toEqual([1, starts.map(() => 'contract')]);
    for (const [index, start] of starts.entries()) expect(problems[index]?.message).toContain(start);
  });

  it('reports a stable address that has not moved: as an error once caches must have the new file [FED-9]', async () => {
    await writeFile(path.join(used.deployment.root, 'v1/stable/mf-manifest.json'), '{}');
    const at = async (now: string) => {
      const { problems } = await diagnose([], new Date(now));
      return problems.map(({ level, check, files }) => [level, check, files]);
    };
    const files = ['v1/stable/mf-manifest.json'];
    await expect(at('2026-03-01T09:01:00.000Z')).resolves.toEqual([['warning', 'integrity', files]]);
    await expect(at('2026-03-01T09:02:00.000Z')).resolves.toEqual([['error', 'integrity', files]]);
  });

  it('warns of a channel that has grown beyond one packet [FED-5]', async () => {
    await used.deployment.changeChannel((channel) => ({ ...channel, note: 'x'.repeat(2000) }));
    const { code, problems } = await diagnose();
    expect([code, problems.map(({ check, message }) => [check, message])]).toEqual([
      0,
      [['channel', expect.stringMatching(/^has \d{4} bytes/)]],
    ]);
  });

  it.each([
    ['the channel is garbage', withBody(CHANNEL, () => '<p>'), 'channel'],
    ['the channel is missing', withStatus(CHANNEL, 404), 'status'],
    ['the list of files is garbage', withBody('integrity.json', () => '<p>'), 'channel'],
    ['the list of files is missing', withStatus('integrity.json', 403), 'status'],
    ["Module Federation's manifest is garbage", withBody('/mf-manifest.json', () => '{}'), 'channel'],
  ])('reports that %s, without further checks that need it [FED-5]', async (_, tamper, check) => {
    used.server.tamper(tamper);
    const { code, problems } = await diagnose();
    expect([code, problems[0]?.check, problems[0]?.level]).toEqual([1, check, 'error']);
  });

  it('reports each file that does not respond within the timeout [FED-5]', async () => {
    used.server.tamper(onFile('search.dddddd.js', () => false));
    const { code, problems } = await diagnose(['--timeout', '100']);
    expect([code, problems.map(({ check, message }) => [check, message])]).toEqual([
      1,
      [['status', 'no complete response within 100 ms']],
    ]);
  });

  it('exits with 4 if the server does not respond, and says what to do with each problem', async () => {
    const { code, reported } = await run(['--url', 'http://127.0.0.1:1/']);
    expect([code, reported.join()]).toEqual([4, expect.stringContaining('v1/channels/stable.json')]);
    used.server.tamper(withStatus('.js', 404));
    const { out } = await run();
    expect(out).toMatch(
      /^error {4}status {7}\S+, \S+, \S+ and 2 more: status 404\. Publish the release again, .*\.$/m,
    );
  });

  it('accepts the origin of one host, with a vary header [FED-5]', async () => {
    used.server.tamper(
      withHeaders('', {
        'access-control-allow-origin': 'https://shop.example',
        vary: 'Accept-Encoding, Origin',
      }),
    );
    await expect(diagnose(['--origin', 'https://shop.example'])).resolves.toMatchObject({ problems: [] });
  });
});

describe('checkProtocol', () => {
  it.each([
    ['http://shop.example/', 1],
    ['https://shop.example/', 0],
    ['http://127.0.0.1:3000/', 0],
    ['http://[::1]/', 0],
  ])('finds in %s that many problems: %i [FED-7]', (address, count) => {
    expect(checkProtocol(new URL(address))).toHaveLength(count);
  });
});
