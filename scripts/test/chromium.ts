import { spawnSync } from 'node:child_process';
import { findChromium } from '../../tests/setup/chromium';

const run = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const mayUseApt = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', '--version');

const installByApt = (): boolean =>
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium') &&
  findChromium() !== undefined;

/**
 * Sees to it that there is a browser for the journeys: the system's, or apt's where this process may
 * install packages, or else Playwright's own. Says what it does; the journeys fail if none can be had.
 */
export const ensureChromium = (say: (line: string) => void): void => {
  const found = findChromium();
  if (found !== undefined) return;
  if (mayUseApt()) {
    say('Installing Chromium by apt');
    if (installByApt()) return;
  }
  say("Installing Playwright's Chromium");
  run('npx', 'playwright', 'install', 'chromium');
};
