import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHANNEL, useDeployment, withBody, withStatus } from './doctor/testing/deployment';
import { CHUNK, promoteTo, publishSmall } from './testing/releases';
import { verify } from './verify';

const used = useDeployment();

const check = (version?: string, channelTimeout = 0, address = used.server.address) =>
  verify({
    channel: { name: 'stable', contract: 1 },
    base: new URL(`${address}/`),
    timeout: 2000,
    version,
    channelTimeout,
    progress: () => undefined,
  });

/** Changes one byte of a file of the deployment. */
const changeByte = async (file: string): Promise<void> => {
  const place = path.join(used.deployment.root, file);
  const bytes = await readFile(place);
  const last = bytes.length - 2;
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
  await writeFile(place, bytes);
};

describe('verify', () => {
  it('finds no problem in an unchanged release [FED-5]', async () => {
    const { version } = used.deployment;
    await expect(check()).resolves.toMatchObject({ version, wrong: [], files: 20 });
  });

  it.each(['lean.aaaaaa.js', CHUNK, 'mf-manifest.json', 'header.json', '@mf-types.zip', 'server/server.js'])(
    'finds one altered byte in %s [FED-5]',
    async (name) => {
      const file = used.deployment.release + name;
      await changeByte(file);
      const { wrong } = await check();
      expect(wrong).toContainEqual({ file, problem: expect.stringMatching(/^bytes altered/) as string });
    },
  );

  it.each(['v1/stable/mf-manifest.json', 'v1/stable/@mf-types.zip'])(
    'finds a stable address, %s, that has not moved with the channel [FED-9]',
    async (file) => {
      await changeByte(file);
      const { wrong } = await check();
      expect(wrong).toEqual([{ file, problem: 'is not the file of the channel’s release' }]);
    },
  );

  it('finds a list that was changed to match altered files', async () => {
    const { version, release } = used.deployment;
    used.server.tamper(
      withBody('integrity.json', (list) => list.replace(/(lean\.aaaaaa\.js": \{[^}]*sha384-)./, '$1_')),
    );
    const { wrong } = await check();
    expect(wrong).toContainEqual({
      file: `${release}integrity.json`,
      problem: `is not the list of ${version}`,
    });
  });

  it('waits for a channel to point to the version, and fails if it does not [FED-5]', async () => {
    const { store, version } = used.deployment;
    const next = await publishSmall(store, { chunk: 'next' });
    await expect(check(next.version)).rejects.toMatchObject({
      code: 1,
      message: `v1/stable points to ${version}, not to ${next.version}`,
    });
    const checked = check(next.version, 20_000);
    await promoteTo(store, next.version);
    await expect(checked).resolves.toMatchObject({ version: next.version, wrong: [] });
  });

  it('reports a malformed channel, a missing list, and a server that is down, each differently', async () => {
    used.server.tamper(withBody(CHANNEL, () => '{}'));
    await expect(check()).rejects.toMatchObject({
      code: 1,
      message: `${CHANNEL} is not a channel: npm run release -- repair`,
    });
    used.server.tamper(withStatus('integrity.json', 404));
    await expect(check()).resolves.toMatchObject({ wrong: [{ problem: 'status 404' }] });
    used.server.tamper(withStatus(CHUNK, 503));
    await expect(check()).rejects.toMatchObject({ code: 4 });
    await expect(check(undefined, 0, 'http://127.0.0.1:1')).rejects.toMatchObject({ code: 4 });
  });
});
