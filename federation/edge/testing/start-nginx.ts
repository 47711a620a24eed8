import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort, runProgram, type RunningProgram } from './run-program';

export interface RunningServer extends RunningProgram {
  /** Without a trailing slash. */
  readonly address: string;
}

/**
 * Starts nginx in its own folder, as the user who runs the test, because it must read the files of that user.
 *
 * @param configure returns the configuration for the address to listen at (`127.0.0.1:port`)
 * @param at the port to listen at; a free port by default
 */
export const startNginx = async (
  configure: (listen: string) => string,
  at?: number,
): Promise<RunningServer> => {
  const port = at ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await writeFile(path.join(folder, 'nginx.conf'), configure(`127.0.0.1:${String(port)}`));
  const directives = ['daemon off;', ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : [])];
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', directives.join(' ')];
  const { pid, stop } = await runProgram('nginx', args, port);
  return {
    pid,
    address: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
