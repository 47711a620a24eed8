import { parseArgs } from 'node:util';
import { wholeNumber } from '../shared/whole-number';

export interface Options {
  /** Loads of each page on each network. */
  readonly runs: number;
  /** Draws the picture among the documents. */
  readonly write: boolean;
  readonly help: boolean;
}

/** @param args what follows the command; throws with one clear line when it is wrong */
export const optionsFrom = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '9' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return { runs: wholeNumber('runs', values.runs, 3), write: values.write, help: values.help };
};
