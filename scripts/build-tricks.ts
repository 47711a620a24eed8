import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { findBudget } from '../federation/budgets';
import type { RemoteBuild } from '../federation/build/remote-config';
import { TRICKS, type Trick } from '../federation/build/tricks';
import { formatResults } from './bench/shared/format';
import type { Results } from './bench/shared/results';
import { writeFigures } from './bench/shared/write-figures';
import { withVariant } from './build-variant';
import { readScripts, sumBytes } from './built-scripts';

const SUMMARY =
  'What each part of the build is worth that goes beyond the documented options of webpack and its plugins: the remote is built without it, and compared. Bytes after brotli.';
/** A trick that saves less is not worth its code, unless shoppers' safety needs it. */
const WORTH_BEFORE_RENDER_BYTES = 300;
const WORTH_OF_ALL = 0.01;

interface Sizes {
  readonly loader: number;
  readonly stock: number;
  readonly all: number;
}

const sizesWithout = (without: NonNullable<RemoteBuild['without']>): Promise<Sizes> =>
  withVariant({ without }, (folder, release) => {
    const built = readScripts(folder);
    const sizeOf = (what: string): number => sumBytes(findBudget(what).scripts(built, release));
    return {
      loader: sizeOf('before the first render, by our loader'),
      stock: sizeOf('before the first render, in a stock host'),
      all: sizeOf('the whole remote'),
    };
  });

const linesOf = ({ files }: Trick): number =>
  files
    .flatMap((file) => readFileSync(path.join('federation', file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '').length;

const measureTricks = async (): Promise<Results> => {
  const whole = await sizesWithout('nothing');
  const rows: (readonly (string | number)[])[] = [];
  for (const trick of TRICKS) {
    process.stderr.write(`without ${trick.name}\n`);
    const { loader, stock, all } = await sizesWithout(trick.name);
    const saved = Math.max(loader - whole.loader, stock - whole.stock);
    const isWorthIt = saved >= WORTH_BEFORE_RENDER_BYTES || all - whole.all >= WORTH_OF_ALL * whole.all;
    rows.push([
      trick.name,
      linesOf(trick),
      loader - whole.loader,
      stock - whole.stock,
      all - whole.all,
      isWorthIt ? 'bytes' : trick.isForSafety ? 'safety' : '**nothing: remove it**',
    ]);
  }
  return {
    checks: [],
    tables: [
      {
        title: 'Bytes that each trick saves',
        note: 'Lines are those of files that exist for the trick. A negative figure is what the trick costs.',
        heads: ['trick', 'lines', 'first render, our loader', 'first render, stock host', 'all', 'kept for'],
        rows,
      },
      {
        title: 'What each trick depends on',
        heads: ['trick', 'what it does', 'relies on', 'when that changes'],
        rows: TRICKS.map(({ name, what, reliesOn, onUpgrade }) => [name, what, reliesOn, onUpgrade]),
      },
    ],
  };
};

/** `npm run build:tricks`: builds the remote without each trick in turn, and prints what each is worth. */
const main = async ({ write }: { readonly write: boolean }): Promise<void> => {
  const results = await measureTricks();
  if (write)
    await writeFigures({ name: 'tricks', summary: SUMMARY, command: 'npm run build:tricks', ...results });
  console.log(formatResults(results));
};

void new Command()
  .name('npm run build:tricks --')
  .description(SUMMARY)
  .option('--write', 'store the figures in docs/figures and write docs/performance.md', false)
  .action(main)
  .parseAsync();
