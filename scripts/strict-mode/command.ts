import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { buildRenderer } from '../../federation/build/build-server';
import { describeRelease, RELEASE_STATS } from '../../federation/build/describe-release';
import { remoteConfig } from '../../federation/build/remote-config';
import { runWebpack } from '../../federation/build/run-webpack';
import { version } from '../../package.json';

const FOLDER = path.resolve('dist', 'strict-mode');

/** Builds the remote and the React shells for development, in which React's StrictMode starts every effect twice. */
const buildForDevelopment = async (): Promise<void> => {
  // The configurations of the shells read these when they are loaded.
  Object.assign(process.env, { NODE_ENV: 'development', DIST_DIR: FOLDER });
  const { default: storefront } = await import('../../host-demo/shells/storefront/webpack.config');
  const { default: lists } = await import('../../host-demo/shells/lists/webpack.config');
  rmSync(FOLDER, { recursive: true, force: true });
  const root = process.cwd();
  const build = { root, outDir: path.join(FOLDER, 'remote'), production: false, version };
  const { stats } = await runWebpack([
    remoteConfig('stock', build),
    remoteConfig('lean', build),
    storefront,
    lists,
  ]);
  const [stock, lean] = stats.map((one) => one.toJson(RELEASE_STATS));
  if (!stock || !lean) throw new Error('webpack returned statistics for fewer than two entries');
  await buildRenderer(build, path.join(FOLDER, 'server'), describeRelease(build, { stock, lean }));
};

const run = (args: readonly string[]): void => {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
};

const testStrictMode = async (filters: readonly string[]): Promise<void> => {
  await buildForDevelopment();
  run(['--import', 'tsx', 'host-demo/shells/build-clients.ts']);
  const files = filters.length > 0 ? filters : ['tests/journeys'];
  try {
    run(['node_modules/@playwright/test/cli.js', 'test', ...files, '--grep', '@essential']);
  } catch {
    // Playwright has printed what failed.
    process.exitCode = 1;
  }
};

export const strictMode = new Command('strict-mode')
  .description(
    'Builds the React hosts for development with StrictMode, and runs the essential journeys in them.',
  )
  .argument('[files...]', 'files of journeys; all by default')
  .action(testStrictMode);
