import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { releasePath } from '../../loader/release';
import { integrityOf, type IntegrityList } from '../integrity-list';
import type { Tamper } from '../testing/release-server';
import { CHUNK, promoteTo, publishSmall } from '../testing/releases';
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
const diagnose = (args?: readonly string[], now?: string) => diagnoseWith(used.server.address, args, now);
const fileOf = (name: string): string => path.join(used.deployment.root, used.deployment.release, name);

describe('release doctor', () => {
  it('finds no problem in a deployment with the reference headers, and states the policy of hosts [FED-5] [FED-7]', async () => {
    const { code, out } = await run();
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.slice(0, -1).every((line) => line.startsWith('ok '))).toBe(true);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok +policy .*http:\/\/127\.0\.0\.1:\d+ in script-src/),
    );
    expect(lines.at(-1)).toBe(`v1/stable ${used.deployment.version}: 21 files, errors: 0, warnings: 0`);
  });

  it('examines the candidate as well as the current release [FED-5]', async () => {
    const { store, version } = used.deployment;
    const next = await publishSmall(store, { packageVersion: '1.5.0', chunk: 'next' });
    await promoteTo(store, next.version, { percent: 5, at: PROMOTED });
    await expect(diagnose()).resolves.toEqual({
      code: 0,
      // These files are too short for deltas.
      problems: [expect.stringMatching(/^warning deltas /)],
      versions: [version, next.version],
    });
    const file = `${releasePath(next.version)}lean.aaaaaa.js`;
    used.server.tamper(withBody(file, (text) => text.toUpperCase()));
    const { code, problems } = await diagnose();
    const errors = problems.filter((each) => each.startsWith('error'));
    expect([code, errors.map((each) => each.split(': ')[0])]).toEqual([
      1,
      [`error status ${file}`, `error integrity ${file}`, `error integrity ${file}`],
    ]);
  });

  it('reports encodings that are not served, and those that were not requested [FED-5]', async () => {
    const only = (encoding: string): Tamper =>
      onFile(CHUNK, (_key, prepared, { headers: { 'accept-encoding': accepted } }) => {
        if (accepted === encoding) return;
        prepared.body = Buffer.from('chunk');
        Reflect.deleteProperty(prepared.headers, 'content-encoding');
      });
    const gzipped = await readFile(fileOf(`${CHUNK}.gz`));
    const always = onFile(CHUNK, (_key, prepared) => {
      prepared.body = gzipped;
      prepared.headers['content-encoding'] = 'gzip';
    });
    const file = used.deployment.release + CHUNK;
    for (const [tamper, ...problems] of [
      [only('gzip'), `warning compression ${file}: is not compressed with br`],
      [only('none'), `error compression ${file}: is not compressed with gzip or br`],
      [
        always,
        ...['identity', 'br'].map(
          (accepted) => `error compression ${file}: has the encoding gzip, but ${accepted} was requested`,
        ),
      ],
    ] as const) {
      used.server.tamper(tamper);
      await expect(diagnose()).resolves.toMatchObject({ problems });
    }
  });

  it('checks the bytes of the compressed copies, too [FED-5]', async () => {
    await writeFile(fileOf(`${CHUNK}.br`), await readFile(fileOf('lean.aaaaaa.js.br')));
    await expect(diagnose()).resolves.toMatchObject({
      code: 1,
      problems: [`error integrity ${used.deployment.release}${CHUNK}: 10 bytes instead of 5 (br)`],
    });
  });

  it('reports a header.json that is not the file of the channel [FED-5]', async () => {
    await used.deployment.changeChannel((channel) => ({ ...channel, integrity: 'sha384-AAAA' }));
    await expect(diagnose()).resolves.toMatchObject({
      code: 1,
      problems: [`error integrity ${used.deployment.release}header.json: is not the file of the channel`],
    });
  });

  it('reports a file whose hash in header.json differs, which the loader would refuse [FED-5]', async () => {
    const text = await readFile(fileOf('header.json'), 'utf8');
    const bytes = Buffer.from(text.replace(/(lean\.aaaaaa\.js",\s*"integrity":\s*"sha384-)[^"]*/, '$1AAAA'));
    const { files, ...rest } = JSON.parse(await readFile(fileOf('integrity.json'), 'utf8')) as IntegrityList;
    const changed: Record<string, Buffer> = {
      'header.json': bytes,
      'header.json.br': brotliCompressSync(bytes),
      'header.json.gz': gzipSync(bytes),
    };
    const hashes: Record<string, IntegrityList['files'][string]> = {};
    for (const [name, content] of Object.entries(changed)) {
      await writeFile(fileOf(name), content);
      hashes[name] = { bytes: content.length, integrity: integrityOf(content) };
    }
    await writeFile(fileOf('integrity.json'), JSON.stringify({ ...rest, files: { ...files, ...hashes } }));
    await used.deployment.changeChannel((channel) => ({ ...channel, integrity: integrityOf(bytes) }));
    const message = 'has another hash than in header.json, so the loader refuses it';
    await expect(diagnose()).resolves.toMatchObject({
      code: 1,
      problems: [`error integrity ${used.deployment.release}lean.aaaaaa.js: ${message}`],
    });
  });

  it('reports a list of files that is of another release [FED-5]', async () => {
    await used.deployment.changeChannel((channel) => ({ ...channel, version: '1.4.3+0123456789' }));
    const { problems } = await diagnose();
    expect(problems).toEqual([
      expect.stringMatching(/^error integrity .*is not the list of 1\.4\.3\+0123456789$/),
    ]);
  });

  it.each([
    ['another contract than its release', '1.1.0', ['states contract 1.1.0, but']],
    ['a contract of other channels', '2.0.0', ['states contract 2.0.0, but', 'states contract 2.0.0, which']],
  ])('reports a channel that states %s [FED-3]', async (_, contract, starts) => {
    await used.deployment.changeChannel((channel) => ({ ...channel, contract }));
    await expect(diagnose()).resolves.toMatchObject({
      code: 1,
      problems: starts.map((start): unknown =>
        expect.stringContaining(`error contract ${CHANNEL}: ${start}`),
      ),
    });
  });

  it('reports a stable address that has not moved: as an error once caches must have the new file [FED-9]', async () => {
    const file = 'v1/stable/mf-manifest.json';
    await writeFile(path.join(used.deployment.root, file), '{}');
    for (const [now, level] of [
      ['2026-03-01T09:01:00.000Z', 'warning'],
      ['2026-03-01T09:02:00.000Z', 'error'],
    ])
      await expect(diagnose([], now)).resolves.toMatchObject({
        problems: [`${level ?? ''} integrity ${file}: is not the file of the channel’s release`],
      });
  });

  it('warns of a channel that has grown beyond one packet [FED-5]', async () => {
    await used.deployment.changeChannel((channel) => ({ ...channel, note: 'x'.repeat(2000) }));
    await expect(diagnose()).resolves.toMatchObject({
      code: 0,
      problems: [expect.stringMatching(/^warning channel \S+: has \d{4} bytes/)],
    });
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
    expect([code, problems[0]]).toEqual([1, expect.stringContaining(`error ${check} `)]);
  });

  it('reports each file that does not respond within the timeout [FED-5]', async () => {
    used.server.tamper(onFile(CHUNK, () => false));
    await expect(diagnose(['--timeout', '100'])).resolves.toMatchObject({
      code: 1,
      problems: [`error status ${used.deployment.release}${CHUNK}: no complete response within 100 ms`],
    });
  });

  it('exits with 4 if the server does not respond, and says what to do with each problem', async () => {
    const { code, reported } = await run(['--url', 'http://127.0.0.1:1/']);
    expect([code, reported.join()]).toEqual([4, expect.stringContaining('v1/channels/stable.json')]);
    used.server.tamper(withStatus('.js', 404));
    const { out } = await run();
    expect(out).toMatch(
      /^error {4}status {7}\S+, \S+, \S+ and 3 more: status 404\. Publish the release again, .*\.$/m,
    );
  });

  it('accepts the origin of one host, with a vary header [FED-5]', async () => {
    const allowed = 'https://shop.example';
    used.server.tamper(
      withHeaders('', { 'access-control-allow-origin': allowed, vary: 'Accept-Encoding, Origin' }),
    );
    await expect(diagnose(['--origin', allowed])).resolves.toMatchObject({ problems: [] });
  });
});

describe('checkProtocol', () => {
  it.each([
    ['http://shop.example/', 1],
    ['https://shop.example/', 0],
    ['http://127.0.0.1:3000/', 0],
    ['http://[::1]/', 0],
  ])('finds in %s that many problems: %i [FED-7]', (address, count) =>
    expect(checkProtocol(new URL(address))).toHaveLength(count),
  );
});
