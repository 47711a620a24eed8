import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releasePath } from '../loader/release';
import { createFolderStore } from '../release/folder-store';
import { CHUNK, publishSmall, temporaryFolder } from '../release/testing/releases';
import { describeWith } from './testing/programs';
import { BASE, request, startOrigin } from './testing/servers';

/*
 * What nginx does, and the origin's configuration relies on. The title has its version, so that a failure after an update says
 * what has changed.
 */

/** The origin's configuration without brotli, which is a package of its own. */
const CONFIGURATION = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8').replaceAll(
  /^.*brotli_static.*\n/gm,
  '',
);
const SETTING = 'gzip_proxied any;';

const { stderr } = spawnSync('nginx', ['-v'], {
  encoding: 'utf8',
  env: { PATH: `/usr/sbin:${process.env['PATH'] ?? ''}` },
});
const VERSION = /\d+(\.\d+)+/.exec(stderr)?.[0] ?? '';

/** Returns the encodings of a file for a browser, and for a cache in between. */
const encodingsWith = async (configuration: string): Promise<readonly (string | null)[]> => {
  const releases = await temporaryFolder();
  const { version } = await publishSmall(createFolderStore(releases));
  const { address, stop } = await startOrigin(releases, undefined, configuration);
  const file = `${address}${BASE}${releasePath(version)}${CHUNK}`;
  const encodings: (string | null)[] = [];
  for (const headers of [{}, { via: '1.1 cdn.example' }]) {
    const { header } = await request(file, 'gzip', headers);
    encodings.push(header('content-encoding'));
  }
  await stop();
  return encodings;
};

describeWith(['nginx'], `nginx ${VERSION}`, () => {
  it('sends caches with Via the uncompressed file, unless gzip_proxied allows the other one [FED-5]', async () => {
    expect(CONFIGURATION).toContain(SETTING);
    await expect(encodingsWith(CONFIGURATION.replace(SETTING, ''))).resolves.toEqual(['gzip', null]);
    await expect(encodingsWith(CONFIGURATION)).resolves.toEqual(['gzip', 'gzip']);
  }, 60_000);
});
