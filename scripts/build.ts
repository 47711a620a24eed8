import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { sourceHash, STAMP } from './source-hash.mjs';

type Command = readonly [string, ...string[]];

const TSX = ['--import', 'tsx'] as const;

/** What `npm run build` makes; each part is a process of its own, so that two cores are used. */
const PARTS: Readonly<Record<string, Command>> = {
  remote: [...TSX, 'scripts/build-remote.ts'],
  storefront: [
    ...TSX,
    'node_modules/webpack-cli/bin/cli.js',
    ...['--config', 'host-demo/shells/storefront/webpack.config.ts', '--mode', 'production'],
  ],
  pages: [...TSX, 'host-demo/shells/pages/build.ts'],
};

/** Runs one part with its output on standard error: standard output belongs to `npm start`'s ready line. */
const build = (name: string, command: Command): Promise<number> => {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(1);
    });
    child.once('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stderr.write(`${code === 0 ? 'built' : 'could not build'} ${name} (${seconds} s)\n`);
      resolve(code ?? 1);
    });
  });
};

const main = async (): Promise<void> => {
  const hash = sourceHash();
  const codes = await Promise.all(Object.entries(PARTS).map(([name, command]) => build(name, command)));
  if (codes.some((code) => code !== 0)) {
    process.exitCode = 1;
    return;
  }
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, hash);
};

void main();
