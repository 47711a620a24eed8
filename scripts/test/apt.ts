import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const run = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** @returns whether this process may install Debian packages */
export const mayUseApt = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', '--version');

/** With systemd, apt starts installed programs as system services, which a test must not do. */
export const startsServices = (): boolean => existsSync('/run/systemd/system');

export const installByApt = (...packages: readonly string[]): boolean =>
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
