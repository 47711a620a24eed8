import type { HeaderRelease } from './release';

/** Why the header did not come, or went. */
export type ProblemKind = 'timeout' | 'network' | 'integrity' | 'render' | 'wrong-shape';

export interface Problem {
  readonly kind: ProblemKind;
  readonly message: string;
}

export interface LoaderOptions {
  /** Where the remote's files are, ending in a slash: `/ecom/assets/mfe/common/`. */
  readonly base: string;
  /** Milliseconds that one attempt may take; 3000 when left out. The fallback's links stand before it is over. */
  readonly timeout?: number;
  /** The remote's `header.json`, where the host's server has put it in the page: saves a round trip. */
  readonly release?: HeaderRelease;
  /** Told of every failed attempt, for the host's monitoring. Never in the way: what it throws is dropped. */
  readonly onProblem?: (problem: Problem) => void;
}

export const DEFAULT_TIMEOUT = 3000;

/** Milliseconds after which the links show, so that they are there, painted, within one timeout [FED-4]. */
export const linksDelay = ({ timeout = DEFAULT_TIMEOUT }: LoaderOptions): number => timeout * 0.8;

/** A failure on the way to the header, with its kind. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly kind: ProblemKind,
    message: string,
  ) {
    super(message);
  }
}

/** Any thrown value as a problem; what is not ours counts as `kind`. */
export const toProblem = (error: unknown, kind: ProblemKind): Problem =>
  error instanceof LoadError
    ? { kind: error.kind, message: error.message }
    : { kind, message: error instanceof Error ? error.message : String(error) };

/** Tells the host, and the console where nobody listens. */
export const tell = ({ onProblem }: LoaderOptions, problem: Problem): void => {
  if (!onProblem) {
    console.warn(`Shop header: ${problem.kind}: ${problem.message}`);
    return;
  }
  try {
    onProblem(problem);
  } catch (error) {
    console.error(error);
  }
};
