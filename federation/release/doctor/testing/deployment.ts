import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath, type Channel } from '../../../loader/release';
import { createFolderStore } from '../../folder-store';
import { runTool } from '../../testing/run-tool';
import { startReleaseServer, type ReleaseServer, type Tamper } from '../../testing/release-server';
import { promoteTo, publishSmall, temporaryFolder } from '../../testing/releases';
import type { Diagnosis } from '../doctor';

export const CHANNEL = 'v1/channels/stable.json';
export const PROMOTED = '2026-03-01T09:00:00.000Z';

const LATER = '2026-03-01T10:00:00.000Z';

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
    used.server.serve(used.deployment.store);
  });
  afterAll(() => used.server.close());
  return used;
};

/** Runs the command `doctor` for an address, an hour after the promotion by default. */
export const runDoctor = (address: string, args: readonly string[] = [], now = LATER) =>
  runTool(['doctor', '--url', address, '--timeout', '20000', ...args], { now });

/** Runs the command `doctor`. Returns the problems that it found, such as `error types FILE: has the content-type …`. */
export const diagnoseWith = async (address: string, args: readonly string[] = [], now = LATER) => {
  const { code, out } = await runDoctor(address, ['--json', ...args], now);
  const { findings, versions } = JSON.parse(out) as Diagnosis;
  const problems = findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, check, files, message }) => `${level} ${check} ${files.join()}: ${message}`);
  return { code, problems, versions };
};

/** Changes the responses of files whose path ends like this. */
export const onFile =
  (ending: string, change: Tamper): Tamper =>
  (key, ...rest) =>
    key.endsWith(ending) ? change(key, ...rest) : undefined;

export const withHeaders = (ending: string, headers: Readonly<Record<string, string | undefined>>): Tamper =>
  onFile(ending, (_key, prepared) => {
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) Reflect.deleteProperty(prepared.headers, name);
      else prepared.headers[name] = value;
    }
  });

export const withBody = (ending: string, change: (text: string) => string): Tamper =>
  onFile(ending, (_key, prepared) => {
    prepared.body = Buffer.from(change(prepared.body.toString()));
  });

export const withStatus = (
  ending: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Tamper =>
  onFile(ending, (_key, prepared) => {
    prepared.status = status;
    Object.assign(prepared.headers, headers);
  });
