import { InvalidArgumentError, Option } from 'commander';
import { CHANNELS, CONTRACT_MAJOR, type Author, type ChannelId } from '../channel';
import { DEFAULT_TARGET } from '../open-store';
import type { ActionContext } from './command-context';

/** The channel's file keeps the authors of its last changes, and must stay small. */
const MAX_AUTHOR_LENGTH = 40;

export interface TargetOptions {
  readonly to: string;
}

export interface ChannelOptions {
  readonly channel: string;
}

export interface ContractOptions extends ChannelOptions {
  readonly contract: number;
}

export const channelIdOf = ({ channel, contract }: ContractOptions): ChannelId => ({
  name: channel,
  contract,
});

export interface DryRunOptions {
  readonly dryRun?: boolean;
}

export interface AuthorOptions {
  readonly by?: string;
}

/** Variables with the name of the user, the first that is set counts: of GitHub's workflows, and of shells. */
const USER = ['GITHUB_ACTOR', 'USER', 'LOGNAME'] as const;

/** Returns when a channel is changed, and by whom. */
export const authorOf = ({ by }: AuthorOptions, { environment, now }: ActionContext): Author => ({
  now: now(),
  by:
    by ??
    USER.map((name) => environment[name])
      .find(Boolean)
      ?.slice(0, MAX_AUTHOR_LENGTH) ??
    'unknown',
});

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

/** @throws InvalidArgumentError if the text is not a whole number from 1 to 100 */
export const parsePercent = (text: string): number => {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (percent < 1 || percent > 100)
    throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
  return percent;
};

/** @throws InvalidArgumentError if the text is empty or too long */
const parseAuthor = (text: string): string => {
  if (text.length > MAX_AUTHOR_LENGTH)
    throw new InvalidArgumentError(`It has more than ${String(MAX_AUTHOR_LENGTH)} characters.`);
  return parseText(text);
};

/**
 * Returns the address of a folder, with a trailing slash.
 *
 * @throws InvalidArgumentError if the text is not an address of the web
 */
export const parseFolderAddress = (text: string): URL => {
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('It is not an address.');
  return new URL(text.endsWith('/') ? text : `${text}/`);
};

export const targetOption = (): Option =>
  new Option('--to <target>', 'folder:<path> or s3://<bucket>/<prefix>')
    .argParser(parseText)
    .default(DEFAULT_TARGET);

export const channelOption = (): Option =>
  new Option('--channel <name>', 'the channel').choices(CHANNELS).makeOptionMandatory();

export const contractOption = (): Option =>
  new Option('--contract <major>', 'the major version of the contract whose channel it is')
    .argParser(parseWholeNumber)
    .default(CONTRACT_MAJOR);

export const dryRunOption = (): Option => new Option('--dry-run', 'reads all files, but writes none');

export const authorOption = (): Option =>
  new Option('--by <name>', 'who changes the channel; GITHUB_ACTOR or the user by default').argParser(
    parseAuthor,
  );

export const allowContractChangeOption = (): Option =>
  new Option('--allow-contract-change', 'promotes even if hosts of the channel may refuse the release');
