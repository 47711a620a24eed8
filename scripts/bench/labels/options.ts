import { parseArgs } from 'node:util';

export interface Options {
  /** Pages opened and measured. */
  readonly runs: number;
  readonly help: boolean;
}

export const HELP = `npm run bench:labels -- [options]

Measures how soon the labels of trolley and slot are painted after their answers, on the storefront's page in
Chromium over the built files (npm run build), at full speed and with a CPU 4 times slower. About 2 minutes.

  --runs N  pages measured at each speed (20)
  --help    this text

Exit code 1 when a label comes later than one frame after its answer, on the median page of either speed.`;

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
