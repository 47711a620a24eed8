import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { sourceHash, STAMP } from './source-hash.mjs';

/** `npm start`: installs and builds what is missing or stale, then serves the demo. */
process.chdir(new URL('..', import.meta.url).pathname);

const log = (line) => process.stderr.write(`${line}\n`);

const ensureBuilt = () => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()) return;
  log('building');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the build failed');
};

/** Runs in this process, so that signals such as Ctrl-C reach the server. */
const serve = async () => {
  await import('tsx');
  await import('../host-demo/main.ts');
};

try {
  ensureInstalled();
  ensureBuilt();
  await serve();
} catch (error) {
  log(error.message);
  process.exitCode = 1;
}
