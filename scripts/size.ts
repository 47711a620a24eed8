import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Command } from 'commander';
import { build } from 'esbuild';
import { BUDGETS } from '../federation/budgets';
import { FRAME_CUSTOMER_SCRIPT, FRAME_SCRIPT, LOADER_SCRIPT } from '../federation/exposes';
import { RELEASE_FILE } from '../federation/build/describe-release';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { isRelease } from '../federation/loader/release';
import { printFigures, writeFigures } from './bench/shared/figures';
import { atMost, hasPassed, type Check, type Results } from './bench/shared/results';
import { readScripts, sumBytes } from './built-scripts';

const SUMMARY =
  'Script of the production build in bytes, brotli, without React and without the host’s own runtime.';

/** Brotli bytes that our loader adds to a host, without React. */
const LOADER_LIMIT = 6_500;

/**
 * Brotli bytes of the script build of our loader, which defines `<shop-header>`. It is one file, so it includes the choice
 * during a roll-out.
 */
const LOADER_SCRIPT_LIMIT = 7_920;
const FRAME_SCRIPT_LIMIT = 8_100;
const FRAME_CUSTOMER_SCRIPT_LIMIT = 8_900;

const bytesOf = (script: string): number => statSync(path.join(REMOTE_DIR, `${script}.br`)).size;

/**
 * @returns the brotli bytes that load with a host's script when it imports this module of our loader. What it loads on
 *   demand, such as the override for developers and the choice during a roll-out, does not count.
 */
const loaderBytes = async (entry: 'index' | 'react'): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [`federation/loader/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    packages: 'external',
    external: ['./override/*', './rollout/*', './health/*', './rare/*'],
  });
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
};

const budgetCheck = (name: string, value: number, limit: number): Check =>
  atMost({ name, value, limit, unit: 'bytes' });

/** @throws Error when the remote is not built */
const measureSizes = async (): Promise<Results> => {
  const release: unknown = JSON.parse(readFileSync(path.join(REMOTE_DIR, RELEASE_FILE), 'utf8'));
  if (!isRelease(release)) throw new Error(`${RELEASE_FILE} is not a release. Run: npm run build`);
  const built = readScripts(REMOTE_DIR);
  return {
    checks: [
      ...BUDGETS.map(({ what, limit, scripts }) =>
        budgetCheck(what, sumBytes(scripts(built, release)), limit),
      ),
      budgetCheck('our loader in a host without React', await loaderBytes('index'), LOADER_LIMIT),
      budgetCheck('our loader in a React host', await loaderBytes('react'), LOADER_LIMIT),
      budgetCheck(
        'our loader as a script, for pages of plain HTML',
        bytesOf(LOADER_SCRIPT),
        LOADER_SCRIPT_LIMIT,
      ),
      budgetCheck('the first frame', bytesOf(FRAME_SCRIPT), FRAME_SCRIPT_LIMIT),
      budgetCheck(
        'trolley and slot in the first frame',
        bytesOf(FRAME_CUSTOMER_SCRIPT),
        FRAME_CUSTOMER_SCRIPT_LIMIT,
      ),
    ],
    tables: [
      {
        title: 'Files',
        heads: ['chunk', 'bytes'],
        rows: [
          // Content hashes change with every build.
          ...built.map(({ file, bytes, react }) => [
            `${file.split('.')[0] ?? file}${react ? ' (React)' : ''}`,
            bytes,
          ]),
          ['together, with React', sumBytes(built)],
        ],
      },
    ],
  };
};

/** `npm run size`: prints the size of the built remote, and fails when a budget is exceeded. */
const main = async ({ write }: { readonly write: boolean }): Promise<void> => {
  const results = await measureSizes();
  const passed = results.checks.filter(({ verdict }) => verdict === 'reached').length;
  const failed = results.checks.length - passed;
  const figures = { name: 'size', summary: SUMMARY, command: 'npm run size', ...results };
  if (write) await writeFigures(figures);
  await printFigures(figures);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = hasPassed(results) ? 0 : 1;
};

void new Command()
  .name('npm run size --')
  .description(`${SUMMARY} Exits with code 1 when a budget is exceeded.`)
  .option('--write', 'store the figures in docs/figures and write docs/performance.md', false)
  .action(main)
  .parseAsync();
