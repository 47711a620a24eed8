import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.cache/shop-header-lock';

/**
 * Installs the locked packages when they are missing or belong to another lock file. It uses Node only, because it
 * runs before any package is installed.
 *
 * @throws Error when npm fails; npm writes its messages to standard error
 */
export const ensureInstalled = () => {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (!isInstalled()) {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', args, {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm ci failed');
  }
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(STAMP, lock);
};

/** Whether npm's own record of the installed packages has the same versions as the lock file. */
const isInstalled = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' || optional || devOptional || link || present[path]?.version === version,
  );
};
