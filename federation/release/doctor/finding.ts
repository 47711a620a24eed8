/** What the doctor checks, in the order of its report. */
export const CHECKS = [
  'channel',
  'status',
  'integrity',
  'contract',
  'caching',
  'compression',
  'deltas',
  'types',
  'cors',
  'headers',
  'missing',
  'policy',
] as const;

export type Check = (typeof CHECKS)[number];

/** A warning costs time or measurements; with an error, pages fail, or keep a wrong release. */
export type Severity = 'warning' | 'error';

/** Something that is wrong with one file of a deployment. */
export interface Problem {
  readonly check: Check;
  readonly severity: Severity;
  /** Path below the base address. */
  readonly file: string;
  readonly problem: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A problem before its check and its file are added. */
export type Found = Omit<Problem, 'check' | 'file'>;

/** A line of the report: a check without problems, or one problem with all files that have it. */
export interface Finding {
  readonly check: Check;
  readonly level: Severity | 'ok';
  readonly message: string;
  readonly advice?: string;
  readonly files: readonly string[];
}

const byProblem = (problems: readonly Problem[]): readonly Finding[] => {
  const findings = new Map<string, Finding>();
  for (const { check, severity: level, file, problem: message, advice } of problems) {
    const key = [level, message, advice].join();
    const files = new Set([...(findings.get(key)?.files ?? []), file]);
    findings.set(key, { check, level, message, advice, files: [...files] });
  }
  return [...findings.values()];
};

/**
 * Returns the findings of all checks that were made.
 *
 * @param passed the message of each check if it has no problem; a check that was not made has none
 */
export const findingsOf = (
  problems: readonly Problem[],
  passed: Readonly<Partial<Record<Check, string>>>,
): readonly Finding[] =>
  CHECKS.flatMap((check) => {
    const found = byProblem(problems.filter((problem) => problem.check === check));
    const message = passed[check];
    return found.length > 0 || message === undefined
      ? found
      : [{ check, level: 'ok' as const, message, files: [] }];
  });
