import { InvalidArgumentError, Option } from 'commander';
import { CHANNELS, CONTRACT_MAJOR, type ChannelId } from '../channel';
import { EXIT, type ExitCode } from '../exit-codes';
import { DEFAULT_TARGET, type Environment } from '../open-store';

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

export const done = (value: unknown, ...lines: readonly string[]): Report => ({
  code: EXIT.done,
  value,
  lines,
});

/** Returns a function that logs the progress in about ten lines, whatever the number of steps. */
export const createProgressLog =
  ({ log }: CommandContext, what: string): ((done: number, of: number) => void) =>
  (finished, of) => {
    const tenth = Math.max(1, Math.ceil(of / 10));
    if (finished % tenth === 0 || finished === of) log(`${what} ${finished} of ${of}`);
  };

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** @throws InvalidArgumentError for an empty text, such as the value of a variable that is not set */
export const parseText = (text: string): string => {
  if (text === '') throw new InvalidArgumentError('It is empty.');
  return text;
};

/** @throws InvalidArgumentError if the text is not a whole number */
export const parseWholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};

/** Options of the commands that read or write a store. */
export interface StoreOptions {
  readonly to: string;
  readonly dryRun?: boolean;
}

export const TO = new Option('--to <target>', 'folder:<path> or s3://<bucket>/<prefix>')
  .argParser(parseText)
  .default(DEFAULT_TARGET);

export const DRY_RUN = new Option('--dry-run', 'reads all files, but writes none');

/** Returns the start of an output line: 'dry run: ' if nothing was written. */
export const dryRunPrefix = ({ dryRun = false }: StoreOptions): string => (dryRun ? 'dry run: ' : '');

/** Options that name a channel. */
export interface ChannelOptions {
  readonly channel: string;
  readonly contract: number;
}

export const CHANNEL = new Option('--channel <name>', 'the channel').choices(CHANNELS).makeOptionMandatory();

export const CONTRACT = new Option(
  '--contract <major>',
  'the major version of the contract whose channel it is',
)
  .argParser(parseWholeNumber)
  .default(CONTRACT_MAJOR);

export const channelIdOf = ({ channel, contract }: ChannelOptions): ChannelId => ({
  name: channel,
  contract,
});
