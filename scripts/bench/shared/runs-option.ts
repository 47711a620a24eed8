import { parseArgs } from 'node:util';
import { wholeNumber } from './whole-number';

export interface Options {
  /** Pages opened and measured. */
  readonly runs: number;
  readonly help: boolean;
}

/** @param args what follows the command; throws with one clear line when it is wrong */
export const optionsFrom = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '20' }, help: { type: 'boolean', default: false } },
  });
  return { runs: wholeNumber('runs', values.runs, 2), help: values.help };
};
