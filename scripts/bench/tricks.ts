import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBudget } from '../../federation/budgets';
import type { RemoteBuild } from '../../federation/build/remote-config';
import { TRICKS, type Trick } from '../../federation/build/tricks';
import { withVariant } from '../build-variant';
import { readScripts, sumBytes } from '../built-scripts';
import { oneIf, type Bench } from './shared/bench';

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

/** Builds the remote without each trick in turn, and compares the bytes. */
export const tricksBench: Bench = {
  name: 'tricks',
  summary:
    'What each part of the build is worth that goes beyond the documented options of webpack and its plugins: the remote is built without it, and compared. Bytes after brotli.',
  runs: 1,
  async measure({ isOnce, log }) {
    const whole = await sizesWithout('nothing');
    const rows: (readonly (string | number)[])[] = [];
    for (const trick of oneIf(isOnce, TRICKS)) {
      log(`without ${trick.name}`);
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
          heads: [
            'trick',
            'lines',
            'first render, our loader',
            'first render, stock host',
            'all',
            'kept for',
          ],
          rows,
        },
        {
          title: 'What each trick depends on',
          heads: ['trick', 'what it does', 'relies on', 'when that changes'],
          rows: TRICKS.map(({ name, what, reliesOn, onUpgrade }) => [name, what, reliesOn, onUpgrade]),
        },
      ],
    };
  },
};
