import type { Results } from './results';

/** One benchmark of the built files. */
export interface Bench {
  /** The name on the command line, and of its file in `docs/figures`. */
  readonly name: string;
  /** One sentence: what is measured, under which conditions. */
  readonly summary: string;
  /** Repetitions: pages, rounds or seconds. */
  readonly runs: { readonly default: number; readonly minimum: number };
  readonly measure: (options: BenchOptions) => Promise<Results>;
}

export interface BenchOptions {
  readonly runs: number;
  /** Whether the benchmark only has to run, so that everything with a fixed number happens once. */
  readonly isOnce: boolean;
  /** Reports progress. */
  readonly log: (line: string) => void;
}

/** Returns a list, or its first element if the benchmark only has to run. */
export const oneIf = <T>(isOnce: boolean, all: readonly T[]): readonly T[] =>
  isOnce ? all.slice(0, 1) : all;
