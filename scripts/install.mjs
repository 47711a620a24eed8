import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.cache/shop-header-lock';

/**
 * Installs the locked packages when they are missing or belong to another lock file. Plain Node, since
 * it runs before there are any packages.
 *
 * @throws Error when npm fails; what npm said stands above it
 */
export const ensureInstalled = () => {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (!isInPlace()) {
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

/** Whether npm's own record of what it installed names the same versions as the lock file. */
const isInPlace = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' || optional || devOptional || link || present[path]?.version === version,
  );
};
