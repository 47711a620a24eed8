import type { Check, Results } from '../shared/results';
import { atMost } from '../shared/results';
import { median, ratioToBest } from '../shared/statistics';
import { CONTESTANTS, type Contestant, type Network } from './contestants';

/** Milliseconds of each page on one network, one figure for each round. */
export interface Measured {
  readonly network: Network;
  readonly times: Readonly<Record<Contestant, readonly number[]>>;
}

const LIMITS = [
  { ours: 'federated', other: 'bundled', limit: 1.05 },
  { ours: 'rendered', other: 'static', limit: 1.15 },
] as const;

export const bootResults = (measured: readonly Measured[]): Results => ({
  checks: measured.flatMap(({ network, times }) =>
    LIMITS.map(({ ours, other, limit }): Check => {
      const { value, ...noise } = ratioToBest(times[ours], [times[other]]);
      const name = `header visible, ${ours} / ${other}, ${network.name}`;
      return { ...atMost({ name, value, limit, unit: 'x' }), noise };
    }),
  ),
  tables: [
    {
      title: 'Milliseconds until the header is visible (medians)',
      note: 'From the start of the navigation to the frame that shows the header (Element Timing).',
      heads: ['network', ...CONTESTANTS],
      rows: measured.map(({ network, times }) => [
        network.name,
        ...CONTESTANTS.map((name) => Math.round(median(times[name]))),
      ]),
    },
  ],
});
