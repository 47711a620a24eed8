import { CHANNELS } from './channel';
import { requireValue, type ParsedArguments, type Report } from './command';
import { EXIT, ReleaseError } from './exit-codes';
import { DEFAULT_TARGET } from './open-store';

export const DRY_RUN = { 'dry-run': { type: 'boolean', default: false } } as const;
export const TO = { to: { type: 'string', default: DEFAULT_TARGET } } as const;
export const CHANNEL = { channel: { type: 'string' } } as const;

export const DRY_RUN_USAGE = '  --dry-run          reads all files, but writes none';
export const TO_USAGE = `  --to TARGET        folder:<path> or s3://<bucket>/<prefix> (${DEFAULT_TARGET})`;
export const CHANNEL_USAGE = `  --channel NAME     ${CHANNELS.join(' or ')}`;

export const done = (value: unknown, ...lines: readonly string[]): Report => ({
  code: EXIT.done,
  value,
  lines,
});

/** Returns the start of an output line: 'dry run: ' if nothing was written. */
export const dryRunPrefix = (given: ParsedArguments): string => (given.flag('dry-run') ? 'dry run: ' : '');

/** @throws ReleaseError `usage` if the channel is missing or unknown */
export const channelOf = (given: ParsedArguments): string => {
  const requested = requireValue(given.text('channel'), '--channel');
  const channel = CHANNELS.find((name) => name === requested);
  if (!channel)
    throw new ReleaseError(EXIT.usage, `--channel must be ${CHANNELS.join(' or ')}, not ${requested}`);
  return channel;
};
