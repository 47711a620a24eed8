import type { ExitCode } from '../exit-codes';
import type { Environment } from '../open-store';

/** The result of a command. */
export interface Report {
  readonly code: ExitCode;
  /** Printed as JSON with `--json`. */
  readonly value: unknown;
  /** Printed without `--json`. */
  readonly lines: readonly string[];
}

/** The environment in which a command runs. */
export interface CommandContext {
  readonly environment: Environment;
  readonly now: () => Date;
  /** Prints a line about the progress. */
  readonly log: (line: string) => void;
}

/** What the action of a command receives. */
export interface ActionContext extends CommandContext {
  /** Called once, with the result of the command. */
  readonly report: (report: Report) => void;
}

/** Returns a function that logs the progress in about ten lines, whatever the number of steps. */
export const createProgressLog =
  (log: CommandContext['log'], what: string): ((done: number, of: number) => void) =>
  (done, of) => {
    const tenth = Math.max(1, Math.ceil(of / 10));
    if (done % tenth === 0 || done === of) log(`${what} ${String(done)} of ${String(of)}`);
  };
