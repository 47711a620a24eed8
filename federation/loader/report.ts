import { onceOpened } from './once-opened';
import { loadDiagnosis, toHealth } from './optional-parts';
import {
  LoadError,
  type Loaded,
  type LoaderOptions,
  type Problem,
  type ProblemKind,
  type ProblemPart,
} from './options';

/**
 * Returns why a file failed to load. Without the code that finds it, the cause is the network.
 *
 * @param integrity the expected hash; empty if the file has none
 */
export const failureOf = (url: string, part: ProblemPart, integrity: string): Promise<LoadError> =>
  loadDiagnosis().then(
    ({ findCause }) => findCause(url, part, integrity),
    () => new LoadError('network', part, `${url} did not load`),
  );

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

/** Logs a problem with the address of its explanation. Equal ones in a row are logged once. */
export const logProblem = (problem: Problem, options: LoaderOptions): void => {
  loadDiagnosis().then(
    ({ logOnce }) => logOnce(problem, options),
    () => console.warn(problem.message),
  );
};

/**
 * Reports a problem to the host, or to the console if the host has no `onProblem`; in a prerendered page, once the
 * shopper opens it.
 */
export const reportProblem = (options: LoaderOptions, problem: Problem): void => {
  toHealth(options, problem);
  onceOpened(() => {
    if (options.onProblem) options.onProblem(problem);
    else logProblem(problem, options);
  });
};

/** Reports that a file of a running header of this version is lost. */
export const reportLost = (options: LoaderOptions, problem: Problem, version: string): void => {
  loadDiagnosis().then(
    ({ withReload }) => reportProblem(options, withReload(problem, version)),
    () => reportProblem(options, problem),
  );
};

/** Reports to the host that the header is loaded; in a prerendered page, once the shopper opens it [FED-11]. */
export const reportLoaded = (options: LoaderOptions, loaded: Loaded): void => {
  toHealth(options, loaded);
  onceOpened(() => options.onLoaded?.(loaded));
};
