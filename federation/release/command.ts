import { parseArgs, type ParseArgsConfig } from 'node:util';
import { EXIT, messageOf, ReleaseError, type ExitCode } from './exit-codes';
import { openStore, type Environment } from './open-store';
import type { ObjectStore } from './store';

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

export interface Command {
  readonly summary: string;
  /** Printed by `--help`, after the summary. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Names of the positional arguments. */
  readonly positionals: readonly string[];
  readonly run: (given: ParsedArguments, context: CommandContext) => Promise<Report>;
}

/** The parsed arguments of one call. */
export interface ParsedArguments {
  readonly text: (option: string) => string | undefined;
  readonly flag: (option: string) => boolean;
  readonly positionals: readonly string[];
}

/** @throws ReleaseError `usage` if the value is missing */
export const requireValue = (value: string | undefined, what: string): string => {
  if (value === undefined || value === '') throw new ReleaseError(EXIT.usage, `${what} is missing`);
  return value;
};

/** @throws ReleaseError `usage` if the text is not a whole number */
export const wholeNumber = (text: string, option: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new ReleaseError(EXIT.usage, `--${option} must be a whole number`);
  return Number(text);
};

export const storeOf = (given: ParsedArguments, { environment }: CommandContext): Promise<ObjectStore> =>
  openStore(requireValue(given.text('to'), '--to'), environment);

/** Returns a function that logs the progress in about ten lines, whatever the number of steps. */
export const createProgressLog =
  (log: CommandContext['log'], what: string): ((done: number, of: number) => void) =>
  (done, of) => {
    const tenth = Math.max(1, Math.ceil(of / 10));
    if (done % tenth === 0 || done === of) log(`${what} ${String(done)} of ${String(of)}`);
  };

/** @throws ReleaseError `usage` for unknown options and for too many arguments */
export const parseCommand = (command: Command, args: readonly string[]): ParsedArguments => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: command.options,
      allowPositionals: true,
    });
    const extra = positionals[command.positionals.length];
    if (extra !== undefined) throw new Error(`unexpected argument ${extra}`);
    return {
      text: (option) => {
        const value = values[option];
        return typeof value === 'string' ? value : undefined;
      },
      flag: (option) => values[option] === true,
      positionals,
    };
  } catch (error) {
    throw new ReleaseError(EXIT.usage, messageOf(error));
  }
};
