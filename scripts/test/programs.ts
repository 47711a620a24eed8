import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingPackages } from '../../federation/edge/testing/programs';
import { findChromium, findHeadlessShell } from '../../tests/setup/chromium';

type Log = (line: string) => void;

export const run = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Returns whether this process may install Debian packages. */
const mayUseApt = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', '--version');

/** With systemd, apt starts installed programs as system services, which a test must not do. */
const startsServices = (): boolean => existsSync('/run/systemd/system');

const installByApt = (...packages: readonly string[]): boolean =>
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);

/**
 * Installs the missing Debian packages by apt where this process may, and otherwise logs the command to run.
 *
 * @param findMissing returns the packages whose programs are missing
 * @param hasServices whether apt would start them as services; they are not installed then
 * @returns whether everything is installed
 */
export const ensurePackages = (
  findMissing: () => readonly string[],
  log: Log,
  { hasServices = false } = {},
): boolean => {
  const missing = findMissing();
  if (missing.length === 0) return true;
  if (mayUseApt() && !(hasServices && startsServices())) {
    log(`Installing ${missing.join(', ')} by apt`);
    installByApt(...missing);
  }
  const absent = findMissing();
  if (absent.length > 0)
    log(
      `Missing. Install on Debian or Ubuntu with: apt-get install --no-install-recommends ${absent.join(' ')}`,
    );
  return absent.length === 0;
};

/**
 * Ensures that browsers are installed for the journeys: Chromium and its headless shell, by apt where this process may
 * install packages; or Playwright's own Chromium. One of both is enough; the journeys fail when there is none.
 */
export const ensureChromium = (log: (line: string) => void): void => {
  if (findHeadlessShell() !== undefined && findChromium() !== undefined) return;
  if (mayUseApt()) {
    log('Installing Chromium and its headless shell by apt');
    installByApt('chromium', 'chromium-headless-shell', 'fonts-liberation');
  }
  if (findHeadlessShell() !== undefined || findChromium() !== undefined) return;
  log("Installing Playwright's Chromium");
  run('npx', 'playwright', 'install', 'chromium');
};

/** Ensures that nginx and varnish are installed for the tests of the edge, which are skipped otherwise. */
export const ensureEdgePrograms = (log: (line: string) => void): void => {
  if (!ensurePackages(missingPackages, log, { hasServices: true })) log('Tests of the edge are skipped');
};
