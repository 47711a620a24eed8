import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath, type Channel } from '../../../loader/release';
import { createFolderStore } from '../../folder-store';
import { runRelease } from '../../run-release';
import { promoteTo, publishSmall } from '../../testing/moves';
import { startReleaseServer, type ReleaseServer } from '../../testing/release-server';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/small-release';
import type { Diagnosis } from '../doctor';

export const CHANNEL = 'v1/channels/stable.json';
export const PROMOTED = '2026-03-01T09:00:00.000Z';

/** An hour after the promotion. */
const LATER = new Date('2026-03-01T10:00:00.000Z');

/** Publishes a release to a new folder, and promotes it. */
const createDeployment = async () => {
  const root = await temporaryFolder();
  const store = createFolderStore(root);
  const { version } = await publishSmall(store, { renderer: 'the renderer' });
  await promoteTo(store, version, { at: PROMOTED });
  return {
    root,
    store,
    version,
    /** The release's folder, with a trailing slash. */
    release: releasePath(version),
    changeChannel: async (change: (channel: Channel) => object): Promise<void> => {
      const file = path.join(root, CHANNEL);
      const channel = JSON.parse(await readFile(file, 'utf8')) as Channel;
      await writeFile(file, JSON.stringify(change(channel)));
    },
  };
};

/** Serves a new deployment to each test of a file. */
export const useDeployment = () => {
  const used = {} as { server: ReleaseServer; deployment: Awaited<ReturnType<typeof createDeployment>> };
  beforeAll(async () => {
    used.server = await startReleaseServer();
  });
  beforeEach(async () => {
    used.deployment = await createDeployment();
    used.server.serve(used.deployment.root);
  });
  afterAll(async () => {
    await used.server.close();
    await removeTemporaryFolders();
  });
  return used;
};

/** Runs the command `doctor` for an address. */
export const runDoctor = async (address: string, args: readonly string[] = [], now = LATER) => {
  const printed: string[] = [];
  const reported: string[] = [];
  const log = (line: string): void => void reported.push(line);
  const code = await runRelease(
    ['doctor', '--url', address, '--timeout', '2000', ...args],
    { environment: {}, now: () => now, log },
    { print: (text) => void printed.push(text), warn: log },
  );
  return { code, out: printed.join('\n'), reported };
};

/** Runs the command `doctor` for an address, and returns the problems that it found. */
export const diagnoseWith = async (address: string, args: readonly string[] = [], now = LATER) => {
  const { code, out } = await runDoctor(address, ['--json', ...args], now);
  const { findings, versions } = JSON.parse(out) as Diagnosis;
  const problems = findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, check, files, message }) => ({ level, check, files, message }));
  return { code, problems, versions };
};
