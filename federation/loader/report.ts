import { problemSection } from '../contract/problems';
import { onceOpened } from './once-opened';
import { toHealth } from './optional-parts';
import {
  DEFAULT_TIMEOUT_MS,
  LoadError,
  type Loaded,
  type LoaderOptions,
  type Problem,
  type ProblemKind,
  type ProblemPart,
} from './options';

/**
 * Returns why a file failed to load. Browsers report a missing file and a file with a wrong hash alike, so a HEAD
 * request finds out which it is.
 *
 * @param integrity the expected hash; empty if the file has none
 */
export const failureOf = async (url: string, part: ProblemPart, integrity: string): Promise<LoadError> => {
  const isOther =
    integrity &&
    (await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    ));
  return isOther
    ? new LoadError('integrity', part, `${url} is not the released file`)
    : new LoadError('network', part, `${url} did not load`);
};

/** Converts a thrown value to a problem. `kind` and `part` are used for values other than LoadError. */
export const toProblem = (error: unknown, kind: ProblemKind, part: ProblemPart): Problem => {
  if (!(error instanceof LoadError)) {
    const { message = String(error), code } = Object(error) as {
      readonly message?: string;
      readonly code?: unknown;
    };
    const problem = toProblem(new LoadError(kind, part, message), kind, part);
    return code === 'invalid_config' ? { ...problem, code } : problem;
  }
  const { message, code } = error;
  return { kind: error.kind, code, message, ...(error.part && { part: error.part }) };
};

/**
 * Reports a problem to the host, or to the console if the host has no `onProblem`; in a prerendered page, once the
 * shopper opens it.
 */
export const reportProblem = (options: LoaderOptions, problem: Problem): void => {
  toHealth(options, problem);
  onceOpened(() => {
    if (options.onProblem) options.onProblem(problem);
    else console.warn(`Shop header: ${problem.kind}: ${problem.message} (${problemSection(problem.code)})`);
  });
};

/** Reports to the host that the header is loaded; in a prerendered page, once the shopper opens it [FED-11]. */
export const reportLoaded = (options: LoaderOptions, loaded: Loaded): void => {
  toHealth(options, loaded);
  onceOpened(() => options.onLoaded?.(loaded));
};
