import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';

const SCRIPTS = path.join('scripts', 'object-store');

/** Ceph's gateway on this machine. */
export interface Ceph {
  /** Variables with which the SDK reaches the store. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the gateway as a crash does. */
  readonly crash: () => Promise<void>;
  /** Starts the gateway again after a crash. */
  readonly restart: () => Promise<void>;
  /** Stops the store and removes its files. */
  readonly stop: () => void;
}

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(path.join(SCRIPTS, script), args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

/**
 * Starts Ceph's RADOS Gateway on loopback with all data in memory. It is installed by apt if it is missing.
 *
 * @param port that of the gateway; the monitor has the next one
 * @returns undefined if it could not be started
 */
export const startCeph = (port?: number): Ceph | undefined => {
  const parent = mkdtempSync(path.join(tmpdir(), 'object-store-'));
  const folder = path.join(parent, 'ceph');
  const stop = (): void => {
    run('stop.sh', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  const started = run('start.sh', folder, ...(port === undefined ? [] : [String(port)]));
  if (started.status !== 0) {
    stop();
    return undefined;
  }
  // Does not block this process, which may send requests meanwhile.
  const command = async (name: 'crash' | 'start'): Promise<void> => {
    await promisify(execFile)(path.join(SCRIPTS, 'gateway.sh'), [folder, name]);
  };
  return {
    environment: { AWS_REGION: 'us-east-1', ...parseEnv(started.stdout) },
    crash: () => command('crash'),
    restart: () => command('start'),
    stop,
  };
};
