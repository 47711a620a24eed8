import type { Results } from './results';

/** One benchmark of the built files. */
export interface Bench {
  /** The name on the command line, and of its file in `docs/figures`. */
  readonly name: string;
  /** One sentence: what is measured, under which conditions. */
  readonly summary: string;
  /** Repetitions: pages, rounds or seconds. */
  readonly runs: number;
  readonly measure: (options: BenchOptions) => Promise<Results>;
}

export interface BenchOptions {
  /** The benchmark's own number of repetitions, or 1 if it only has to run. */
  readonly runs: number;
  /** Whether the benchmark only has to run, so that everything with a fixed number happens once. */
  readonly isOnce: boolean;
  /** Reports progress. */
  readonly log: (line: string) => void;
}

/** Returns a list, or its first element if the benchmark only has to run. */
export const oneIf = <T>(isOnce: boolean, all: readonly T[]): readonly T[] =>
  isOnce ? all.slice(0, 1) : all;

/**
 * Measures all contestants once in each round, so that each has the same share of the load of the machine.
 *
 * @param names the contestants: pages, widths or speeds
 * @param options `warmUp` rounds before the first only fill caches of browser and server; none if the benchmark only has to run
 * @returns what was measured of each contestant, one entry for each round
 */
export const measureInTurn = async <Name extends string | number, T>(
  names: readonly Name[],
  { runs, isOnce, warmUp }: Pick<BenchOptions, 'runs' | 'isOnce'> & { readonly warmUp: number },
  measure: (name: Name) => Promise<T>,
): Promise<Record<Name, T[]>> => {
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, T[]>;
  for (let round = isOnce ? 0 : -warmUp; round < runs; round += 1)
    for (const name of names) {
      const result = await measure(name);
      if (round >= 0) measured[name].push(result);
    }
  return measured;
};
