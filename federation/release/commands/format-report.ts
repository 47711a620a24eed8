import { EXIT } from '../exit-codes';
import type { Moved } from '../promote';
import type { Report } from './command-context';
import type { DryRunOptions } from './options';

export const done = (value: unknown, ...lines: readonly string[]): Report => ({
  code: EXIT.done,
  value,
  lines,
});

/** Returns the start of an output line: 'dry run: ' if nothing was written. */
export const dryRunPrefix = ({ dryRun = false }: DryRunOptions): string => (dryRun ? 'dry run: ' : '');

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

const resultOf = ({ channel, from, to, percent, aborted, unchanged }: Moved): string => {
  const part = percent === undefined ? '' : ` for ${String(percent)} % of the visits`;
  if (unchanged) return `${channel} already points to ${to}${part}`;
  if (percent !== undefined) return `${channel} points to ${to}${part}, to ${from ?? 'none'} for the others`;
  if (aborted !== undefined && aborted === from) return `${channel} points to ${to}; ${aborted} is aborted`;
  const before = from === undefined ? '' : `, before ${from}`;
  return `${channel} points to ${to}${before}${aborted === undefined ? '' : `; ${aborted} is aborted`}`;
};

/** Returns the report of a promotion or a roll-back. */
export const moveReport = (move: Moved, options: DryRunOptions): Report => {
  const line = `${move.unchanged ? '' : dryRunPrefix(options)}${resultOf(move)}`;
  const warning = 'this store ignores conditions: make sure that no other promotion runs at the same time';
  return done(move, line, ...(move.unguarded ? [warning] : []));
};
