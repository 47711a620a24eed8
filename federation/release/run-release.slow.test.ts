import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from './testing/run-tool';
import { smallRelease, smallRemote, temporaryFolder } from './testing/releases';

const run = (...args: readonly string[]) => runTool(args);

const COMMANDS = [
  ...['build', 'publish', 'promote', 'rollback', 'repair', 'watch', 'list', 'verify', 'doctor', 'prune'],
];

describe('npm run release', () => {
  it('lists its commands and exit codes', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toContain(`  ${name}`);
    expect(out).toContain('3 conflict');
  });

  it.each(COMMANDS)('prints the options of %s', async (name) => {
    const { code, out } = await run(name, '--help');
    expect(code).toBe(0);
    expect(out).toContain('--json');
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
  });

  it.each([
    [[], /Usage: npm run release -- \[options\] \[command\]/],
    [['ship'], /unknown command 'ship'/],
    [['list', '--colour'], /unknown option '--colour'/],
    [['list', 'everything'], /too many arguments for 'list'/],
    [['list', '--to', ''], /'--to <target>' argument '' is invalid. It is empty/],
    [['list', '--to', 'ftp://releases'], /a target is folder:<path> or s3/],
    [['list', '--to', 's3://bucket?conditions=some'], /conditions=some/],
    [['promote', '--channel', 'stable'], /missing required argument 'version'/],
    [['promote', '--channel', 'stable', '--', ''], /'' is invalid for argument 'version'. It is empty/],
    [['promote', '1.0.0'], /required option '--channel <name>' not specified/],
    [['promote', '1.0.0', '--channel', 'beta'], /'beta' is invalid. Allowed choices are stable, next/],
    [['promote', '1.0.0', '--channel', 'next', '--abort'], /name no version/],
    [['promote', '--channel', 'next', '--abort', '--percent', '5'], /cannot be used with/],
    [['promote', '1.0.0', '--channel', 'next', '--percent', '0'], /from 1 to 100/],
    [['promote', '1.0.0', '--channel', 'next', '--percent', '101'], /from 1 to 100/],
    [['promote', '1.0.0', '--channel', 'next', '--percent', '2.5'], /from 1 to 100/],
    [['promote', '1.0.0', '--channel', 'next', '--by', 'x'.repeat(41)], /more than 40 characters/],
    [['verify', '--channel', 'stable'], /required option '--url <base>' not specified/],
    [['verify', '--channel', 'stable', '--url', 'file:///tmp'], /is not an address/],
    [['doctor'], /required option '--url <base>' not specified/],
    [['doctor', '--url', 'shop.example'], /is not an address/],
    [['doctor', '--url', 'https://shop.example/', '--origin', 'https://host.example/a'], /must be an origin/],
    [['prune', '--keep-days', '-1'], /keep-days/],
    [['publish', '/nowhere'], /has no integrity.json/],
  ])('reports %j as wrong usage, in one line', async (args, message) => {
    const { code, out, reported } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(reported.join('\n')).toMatch(message);
    if (args.length > 0) expect(reported).toHaveLength(1);
  });

  it('delivers a remote from build to roll-back, and prints each result as one JSON value [FED-5]', async () => {
    const to = `folder:${await temporaryFolder()}`;
    const json = async (...args: readonly string[]): Promise<unknown> => {
      const { code, out } = await run(...args, '--json');
      expect(code).toBe(0);
      return JSON.parse(out);
    };
    const versions: string[] = [];
    for (const chunk of ['old', 'new']) {
      const out = path.join(await temporaryFolder(), 'release');
      const built = await json('build', '--remote', await smallRemote(chunk), '--out', out);
      const { version, folder } = built as { version: string; folder: string };
      versions.push(version);
      await expect(json('publish', folder, '--to', to)).resolves.toMatchObject({ version, unchanged: false });
      await json('promote', version, '--channel', 'next', '--to', to);
    }
    const [old, latest] = versions;
    await expect(json('rollback', '--channel', 'next', '--to', to)).resolves.toMatchObject({
      from: latest,
      to: old,
    });
    await expect(json('list', '--to', to)).resolves.toMatchObject({
      channels: { 'v1/next': { version: old, history: [{ version: latest, withdrawn: true }] } },
    });
  });

  it('writes nothing in a dry run', async () => {
    const folder = await temporaryFolder();
    const to = `folder:${folder}`;
    const { folder: release, version } = await smallRelease();
    const { code, out } = await run('publish', release, '--to', to, '--dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining(`dry run: ${version}`)]);
    expect((await run('list', '--to', to)).out).toBe('no releases');
    await run('publish', release, '--to', to);
    await run('promote', version, '--channel', 'stable', '--to', to, '--dry-run');
    expect((await run('list', '--to', to)).out).not.toContain('stable');
  });

  it('pins a release for a host, lists the pin, and removes it [FED-5]', async () => {
    const to = `folder:${await temporaryFolder()}`;
    const { folder, version } = await smallRelease();
    await run('publish', folder, '--to', to);
    await run('pin', '1.4.2', '--by', 'the checkout team', '--to', to);
    expect((await run('list', '--to', to)).out).toMatch(/pinned by the checkout team$/);
    expect((await run('unpin', version, '--to', to)).code).toBe(0);
    expect((await run('list', '--to', to)).out).not.toContain('pinned');
    expect((await run('pin', '9.9.9', '--by', 'anyone', '--to', to)).code).toBe(1);
  });

  it('prints failures as JSON too, with their code', async () => {
    const to = `folder:${await temporaryFolder()}`;
    const { code, out } = await run('rollback', '--channel', 'stable', '--to', to, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ error: 'there is no channel v1/stable', code: 1 });
  });

  it('reports the lock file of a killed promotion [FED-5]', async () => {
    const folder = await temporaryFolder();
    const to = `folder:${folder}`;
    const { folder: first } = await smallRelease();
    const { folder: second, version } = await smallRelease({ chunk: 'second' });
    for (const release of [first, second]) await run('publish', release, '--to', to);
    await run('promote', path.basename(first), '--channel', 'stable', '--to', to);
    const lock = path.join(folder, 'v1/channels/.stable.json.lock');
    await mkdir(path.dirname(lock), { recursive: true });
    await writeFile(lock, '');
    const { code, reported } = await run('promote', version, '--channel', 'stable', '--to', to);
    expect(code).toBe(3);
    expect(reported.join()).toContain(lock);
  });

  it('gives the same files the same version, and writes it into header.json', async () => {
    const [one, two] = [await smallRelease(), await smallRelease()];
    expect(one.version).toMatch(/^1\.4\.2\+[0-9a-f]{10}$/);
    expect(two.list).toEqual(one.list);
    const header: unknown = JSON.parse(await readFile(path.join(one.folder, 'header.json'), 'utf8'));
    expect(header).toMatchObject({ version: one.version });
    expect((await smallRelease({ chunk: 'other' })).version).not.toBe(one.version);
  });
});
