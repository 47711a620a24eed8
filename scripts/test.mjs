import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

/** `npm test` and `npm run test:all`: installs what is missing, then runs the checks, which are typed code. */
process.chdir(new URL('..', import.meta.url).pathname);
ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/test/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
