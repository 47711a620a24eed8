import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasePath } from '../federation/loader/release';
import { createFolderStore } from '../federation/release/folder-store';
import { startReleaseServer, type ReleaseServer } from '../federation/release/testing/release-server';
import { promoteTo, publishSmall, temporaryFolder } from '../federation/release/testing/releases';
import { Browser } from '../host-demo/services/testing/shop';

const POLL_MS = 20;

let child: ChildProcessWithoutNullStreams | undefined;
let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

/** Starts a server in a process of its own. Returns its origin, and its exit code once it has ended. */
const start = async (main: string, env: Readonly<Record<string, string>>) => {
  const started = spawn(process.execPath, ['--import', 'tsx', path.join('host-demo', main)], {
    env: { ...process.env, PORT: '0', ...env },
  });
  child = started;
  const ended = once(started, 'close').then(([code]) => code as number | null);
  let output = '';
  started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const line = await Promise.race([
    once(started.stdout, 'data').then(([chunk]) => String(chunk)),
    ended.then(() => {
      throw new Error(output);
    }),
  ]);
  const { origin } = new URL(line.trim().split(' ')[1] ?? '');
  return { origin, ended, terminate: () => started.kill('SIGTERM') };
};

const readiness = async (origin: string): Promise<readonly [number, unknown]> => {
  const response = await fetch(`${origin}/health/ready`);
  return [response.status, await response.json()];
};

const untilReadiness = async (origin: string, status: number) => {
  for (;;) {
    const [found, body] = await readiness(origin);
    if (found === status) return body;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

describe('the server of the fragment', () => {
  const RENDERER = `exports.renderHeader = (props, { base }) => ({ html: 'header of ' + base, head: '', state: '' });`;
  const FRAGMENT = '/mfe/common/header?page=/';
  let store: ReleaseServer;
  let releases = '';

  beforeEach(async () => {
    store = await startReleaseServer();
    releases = await temporaryFolder();
    store.serve(createFolderStore(releases));
  });
  afterEach(() => store.close());

  const startFragments = (env: Readonly<Record<string, string>> = {}) =>
    start('fragment-server/main.ts', {
      PUBLIC_ORIGIN: 'https://shop.example',
      RELEASES_URL: `${store.address}/`,
      DATA_DIR: dataDir,
      ...env,
    });

  const publish = async (): Promise<string> => {
    const folder = createFolderStore(releases);
    const { version } = await publishSmall(folder, { renderer: RENDERER });
    await promoteTo(folder, version);
    return version;
  };

  it('is alive but not ready without the renderer, and says so to edges [FED-8]', async () => {
    const { origin } = await startFragments();
    expect((await fetch(`${origin}/health/live`)).status).toBe(204);
    expect(await readiness(origin)).toEqual([503, { state: 'the renderer is not available' }]);
    const fragment = await fetch(origin + FRAGMENT);
    expect([fragment.status, fragment.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('is ready with the renderer of the channel, which it has verified [FED-5] [FED-8]', async () => {
    const version = await publish();
    const { origin } = await startFragments();
    expect(await untilReadiness(origin, 200)).toEqual({ state: 'ready' });
    const text = await (await fetch(origin + FRAGMENT)).text();
    expect(text).toContain(`header of /ecom/assets/mfe/common/${releasePath(version)}`);
  });

  it('is not ready with a renderer of other bytes than those of the release [FED-4] [FED-8]', async () => {
    await publish();
    store.tamper((key, prepared) => {
      if (key.endsWith('server/server.js')) prepared.body = Buffer.from('changed');
    });
    const { origin } = await startFragments();
    const reported = once(child?.stderr ?? process.stderr, 'data');
    expect(String((await reported)[0])).toContain('the releases were not refreshed');
    expect((await readiness(origin))[0]).toBe(503);
  });

  it('says that it drains, still responds meanwhile, and then ends with 0 [FED-8]', async () => {
    await publish();
    const { origin, ended, terminate } = await startFragments({ DRAIN_SECONDS: '1' });
    await untilReadiness(origin, 200);
    terminate();
    expect(await untilReadiness(origin, 503)).toEqual({ state: 'draining' });
    const fragment = await fetch(origin + FRAGMENT);
    expect([fragment.status, fragment.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
    await expect(fetch(origin + FRAGMENT)).rejects.toThrow();
  });
});

describe('the demo', () => {
  it('responds to an orchestrator, and sets no cookie on the response [HOST-1]', async () => {
    const { origin, terminate, ended } = await start('main.ts', {});
    const response = await fetch(`${origin}/health/live`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    expect([200, 503]).toContain((await readiness(origin))[0]);
    terminate();
    expect(await ended).toBe(0);
  });

  const sendSlow = async (origin: string, ms: number) => {
    const browser = new Browser(origin);
    await browser.get('/demo/world');
    await browser.send('PUT', '/demo/faults', [{ call: 'term-suggest', kind: 'slow', milliseconds: ms }]);
    const journal = async () => (await browser.get('/demo/journal')).text;
    const response = browser.get('/term-suggest?term=milk');
    response.catch(() => undefined);
    while (!(await journal()).includes('term-suggest'))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    return { response };
  };

  it('finishes a request in flight after SIGTERM, and accepts no other one [HOST-1]', async () => {
    const { origin, ended, terminate } = await start('main.ts', { SHUTDOWN_TIMEOUT_SECONDS: '10' });
    const { response } = await sendSlow(origin, 1500);
    terminate();
    for (;;) {
      const isOpen = await fetch(`${origin}/health/live`).then(
        () => true,
        () => false,
      );
      if (!isOpen) break;
    }
    expect(child?.exitCode).toBeNull();
    expect((await response).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('ends a request that takes longer than the time limit [HOST-1]', async () => {
    const { origin, ended, terminate } = await start('main.ts', { SHUTDOWN_TIMEOUT_SECONDS: '0.2' });
    const { response } = await sendSlow(origin, 10_000);
    terminate();
    await expect(response).rejects.toThrow();
    expect(await ended).toBe(0);
  });
});
