import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, runProgram } from './run-program';
import type { RunningServer } from './start-nginx';

/** Starts Varnish on a free port, as the user who runs the test, in its own folder. */
export const startVarnish = async (configuration: string): Promise<RunningServer> => {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'));
  const file = path.join(folder, 'edge.vcl');
  await writeFile(file, configuration);
  const { pid, stop } = await runProgram(
    'varnishd',
    [
      ...['-F', '-n', path.join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${String(port)}`],
      ...['-p', 'http_gzip_support=off', '-s', 'malloc,16m'],
      // Settings for tests: no other user, no remote control, a small log.
      ...['-j', 'none', '-T', 'none', '-l', '2m', '-p', 'thread_pools=1'],
    ],
    port,
  );
  return {
    pid,
    address: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
