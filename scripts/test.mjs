import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

/** `npm test`: installs what is missing, then runs every check. The checks themselves are typed code. */
process.chdir(new URL('..', import.meta.url).pathname);
ensureInstalled();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test/main.ts'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
