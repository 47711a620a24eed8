import { parseArgs, type ParseArgsConfig } from 'node:util';
import { EXIT, messageOf, ReleaseError, type ExitCode } from './exit-codes';
import { openStore, type Environment } from './open-store';
import type { ObjectStore } from './store';

/** What a command says at its end. */
export interface Report {
  readonly code: ExitCode;
  /** For `--json`. */
  readonly value: unknown;
  /** For people. */
  readonly lines: readonly string[];
}

/** What a command may ask of its surroundings. */
export interface Surroundings {
  readonly environment: Environment;
  readonly now: () => Date;
  /** One line for whoever waits. */
  readonly tell: (line: string) => void;
}

export interface Command {
  readonly summary: string;
  /** Printed by `--help`, after the summary. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Names of the arguments that are no options. */
  readonly positionals: readonly string[];
  readonly run: (given: Given, surroundings: Surroundings) => Promise<Report>;
}

/** The parsed arguments of one call. */
export interface Given {
  readonly text: (option: string) => string | undefined;
  readonly flag: (option: string) => boolean;
  readonly positionals: readonly string[];
}

/** @throws ReleaseError `usage` when it is missing */
export const needed = (value: string | undefined, what: string): string => {
  if (value === undefined || value === '') throw new ReleaseError(EXIT.usage, `${what} is missing`);
  return value;
};

/** @throws ReleaseError `usage` */
export const wholeNumber = (text: string, option: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new ReleaseError(EXIT.usage, `--${option} takes a whole number`);
  return Number(text);
};

export const storeOf = (given: Given, { environment }: Surroundings): Promise<ObjectStore> =>
  openStore(needed(given.text('to'), '--to'), environment);

/** About ten lines, however many steps. */
export const countdown =
  (tell: Surroundings['tell'], what: string): ((done: number, of: number) => void) =>
  (done, of) => {
    const tenth = Math.max(1, Math.ceil(of / 10));
    if (done % tenth === 0 || done === of) tell(`${what} ${String(done)} of ${String(of)}`);
  };

/** @throws ReleaseError `usage` for options that the command does not know, and arguments too many */
export const parseCommand = (command: Command, args: readonly string[]): Given => {
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
