import { median, ratioToBest } from '../shared/statistics';
import { CONTESTANTS, type Contestant } from './documents';
import type { Measured } from './measure';

interface Bar {
  readonly ours: Contestant;
  readonly other: Contestant;
  /** How many times later ours may be. */
  readonly limit: number;
}

const BARS: readonly Bar[] = [
  { ours: 'federated', other: 'bundled', limit: 1.05 },
  { ours: 'rendered', other: 'static', limit: 1.15 },
];

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** @returns the table with its verdicts, and whether every bar is kept */
export const report = (
  measured: readonly Measured[],
): { readonly text: string; readonly isKept: boolean } => {
  const rows = measured.map(({ network, times }) => {
    const medians = CONTESTANTS.map((name) => `${name} ${ms(median(times[name]))}`);
    return `${network.name}: ${medians.join(', ')}`;
  });
  const verdicts = measured.flatMap(({ network, times }) =>
    BARS.map(({ ours, other, limit }) => {
      const { value, low, high } = ratioToBest(times[ours], [times[other]]);
      const isKept = value <= limit;
      return {
        isKept,
        text: `${isKept ? '✔' : '✘'} ${network.name}: ${ours} ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) <= ${String(limit)} x ${other}`,
      };
    }),
  );
  return {
    isKept: verdicts.every(({ isKept }) => isKept),
    text: [
      'From the navigation to the frame that shows the header, medians; CPU 4 times slower',
      ...rows,
      ...verdicts.map(({ text }) => text),
    ].join('\n'),
  };
};
