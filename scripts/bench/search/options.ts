import { parseArgs } from 'node:util';
import { wholeNumber } from '../shared/whole-number';

export interface Options {
  /** Measured key presses a contestant. */
  readonly runs: number;
  /** Words typed a contestant and width; 0 leaves typing out. */
  readonly words: number;
  /** Milliseconds that the service takes longer. */
  readonly delay: number;
  readonly json: boolean;
  readonly help: boolean;
}

export const HELP = `npm run bench:search -- [options]

Compares this header's suggestions with @algolia/autocomplete-js and downshift: one page each, the same data,
one run in Chromium over the built files (npm run build). About 6 minutes.

  --runs N    measured key presses each (40)
  --words N   words typed each, at each width; 0 leaves typing out (30)
  --delay MS  the suggestion service takes this much longer (0)
  --json      figures for machines on standard output
  --help      this text

Exit code 1 when a bar is missed by more than noise: see the lines with a mark under the tables.`;

/** @param args what follows the command; throws with one clear line when it is wrong */
export const optionsFrom = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '40' },
      words: { type: 'string', default: '30' },
      delay: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    runs: wholeNumber('runs', values.runs, 2),
    words: wholeNumber('words', values.words, 0),
    delay: wholeNumber('delay', values.delay, 0),
    json: values.json,
    help: values.help,
  };
};
