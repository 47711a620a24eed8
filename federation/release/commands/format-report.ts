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

/** Returns the report of a promotion or a roll-back. */
export const moveReport = (move: Moved, options: DryRunOptions): Report => {
  const from = move.from === undefined ? '' : `, before ${move.from}`;
  const line = move.unchanged
    ? `${move.channel} already points to ${move.to}`
    : `${dryRunPrefix(options)}${move.channel} points to ${move.to}${from}`;
  const warning = 'this store ignores conditions: make sure that no other promotion runs at the same time';
  return done(move, line, ...(move.unguarded ? [warning] : []));
};
