import { CHANNELS } from './channel';
import { needed, type Given, type Report } from './command';
import { EXIT, ReleaseError } from './exit-codes';
import { DEFAULT_TARGET } from './open-store';

export const DRY_RUN = { 'dry-run': { type: 'boolean', default: false } } as const;
export const TO = { to: { type: 'string', default: DEFAULT_TARGET } } as const;
export const CHANNEL = { channel: { type: 'string' } } as const;

export const DRY_RUN_USAGE = '  --dry-run          reads everything, writes nothing';
export const TO_USAGE = `  --to TARGET        folder:<path> or s3://<bucket>/<prefix> (${DEFAULT_TARGET})`;
export const CHANNEL_USAGE = `  --channel NAME     ${CHANNELS.join(' or ')}`;

export const done = (value: unknown, ...lines: readonly string[]): Report => ({
  code: EXIT.done,
  value,
  lines,
});

/** What an answer begins with when nothing was written. */
export const dry = (given: Given): string => (given.flag('dry-run') ? 'dry run: ' : '');

/** @throws ReleaseError `usage` */
export const channelOf = (given: Given): string => {
  const asked = needed(given.text('channel'), '--channel');
  const known = CHANNELS.find((name) => name === asked);
  if (!known) throw new ReleaseError(EXIT.usage, `--channel is ${CHANNELS.join(' or ')}, not ${asked}`);
  return known;
};
