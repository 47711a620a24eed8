import { InvalidArgumentError, Option } from 'commander';
import { CHANNELS, CONTRACT_MAJOR, type ChannelId } from '../channel';
import { DEFAULT_TARGET } from '../open-store';

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
