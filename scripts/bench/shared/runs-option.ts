import { parseArgs } from 'node:util';

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
  const runs = Number(values.runs.trim() === '' ? NaN : values.runs);
  if (!Number.isInteger(runs) || runs < 2) {
    throw new Error(`--runs must be a whole number from 2 on, not '${values.runs}'`);
  }
  return { runs, help: values.help };
};
