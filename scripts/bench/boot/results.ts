import type { Check, Results, Table } from '../shared/results';
import { atMost } from '../shared/results';
import { countFalseAlarms, RUNS } from '../shared/false-alarms';
import { median, quantile, ratioToBest } from '../shared/statistics';
import { CONTESTANTS, type Contestant, type Network } from './contestants';
import type { PageTimes } from './page-times';

/** The times of each page on one network, one entry for each round. */
export interface Measured {
  readonly network: Network;
  readonly times: Readonly<Record<Contestant, readonly PageTimes[]>>;
}

type Moment = keyof PageTimes;

const MOMENTS = [
  ['shown', 'visible'],
  ['usable', 'usable'],
] as const satisfies readonly (readonly [Moment, string])[];

const LIMITS = [
  { moment: 'shown', ours: 'federated', other: 'bundled', limit: 1.05 },
  { moment: 'shown', ours: 'rendered', other: 'static', limit: 1.05 },
  { moment: 'usable', ours: 'federated', other: 'bundled', limit: 1.05 },
  { moment: 'usable', ours: 'rendered', other: 'static', limit: 1.25 },
] as const;

const WORDS: Readonly<Record<Moment, string>> = { shown: 'visible', usable: 'usable' };

const checksOf = ({ network, times }: Measured): readonly Check[] =>
  LIMITS.map(({ moment, ours, other, limit }): Check => {
    const of = (name: Contestant) => times[name].map((each) => each[moment]);
    const { value, ...noise } = ratioToBest(of(ours), [of(other)]);
    const name = `header ${WORDS[moment]}, ${ours} / ${other}, ${network.name}`;
    return atMost({ name, value, limit, unit: 'x' }, noise);
  });

const tableOf =
  (measured: readonly Measured[]) =>
  ([moment, word]: (typeof MOMENTS)[number]): Table => ({
    title: `Milliseconds until the header is ${word}: median (quartiles)`,
    heads: ['network', ...CONTESTANTS],
    rows: measured.map(({ network, times }) => [
      network.name,
      ...CONTESTANTS.map((name) => {
        const all = times[name].map((each) => each[moment]);
        const [low, middle, high] = [quantile(all, 0.25), median(all), quantile(all, 0.75)].map(Math.round);
        return `${String(middle)} (${String(low)}–${String(high)})`;
      }),
    ]),
    note:
      moment === 'shown'
        ? 'From the start of the navigation to the frame that shows the header (Element Timing).'
        : 'A letter is typed and Groceries pressed as soon as they are shown: the frame that shows the panel, with the letter kept.',
  });

/** How often a check would fail although nothing has changed. */
const falseAlarmsTable = (measured: readonly Measured[]): Table => ({
  title: `False alarms in ${String(RUNS)} simulated runs of an unchanged build`,
  note: 'With the noise of the measured rounds, for a build whose true ratio equals the limit.',
  heads: ['network', ...LIMITS.map(({ moment, ours, other }) => `${WORDS[moment]}, ${ours} / ${other}`)],
  rows: measured.map(({ network, times }) => [
    network.name,
    ...LIMITS.map(({ moment, ours, other }) =>
      countFalseAlarms(
        times[ours].map((each) => each[moment]),
        times[other].map((each) => each[moment]),
      ),
    ),
  ]),
});

export const bootResults = (measured: readonly Measured[]): Results => ({
  checks: measured.flatMap(checksOf),
  tables: [...MOMENTS.map(tableOf(measured)), falseAlarmsTable(measured)],
});
