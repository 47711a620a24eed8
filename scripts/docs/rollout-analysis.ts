import { DEFAULTS } from '../../federation/release/watch/decide';
import { SCENARIOS, simulateRollout, type Scenario } from '../../federation/release/watch/simulate';
import { markdownTable } from '../../tests/support/markdown-table';
import { median, quantile } from '../bench/shared/statistics';

const HEAD = [
  'candidate',
  'roll-outs',
  'aborted',
  'page loads, median',
  'page loads, 95th percentile',
  'visits with the candidate at most, %',
];
const GOOD_RUNS = 1_000;
const BAD_RUNS = 200;

const thousands = (value: number): string => value.toLocaleString('en-GB');

const rowOf = (scenario: Scenario, index: number): readonly string[] => {
  const runs = index === 0 ? GOOD_RUNS : BAD_RUNS;
  const outcomes = Array.from({ length: runs }, (_, seed) => simulateRollout(scenario, seed + 1));
  const aborted = outcomes.filter(({ decision }) => decision.action === 'abort').length;
  const loads = outcomes.map(({ pageLoads }) => pageLoads);
  const receivers = outcomes.map(({ percent }) => percent);
  return [
    scenario.title,
    thousands(runs),
    thousands(aborted),
    thousands(median(loads)),
    thousands(quantile(loads, 0.95)),
    String(Math.max(...receivers)),
  ];
};

/** Simulates roll-outs, and returns the page with their outcomes in Markdown. */
export const rolloutAnalysis = (): string => `# Analysis of a roll-out

\`npm run docs:update\` writes this page. [Operations](operations.md) explains how to use \`release watch\`.

## Method

\`release watch\` compares the candidate with the current release, from the measurements since the channel's last move
([health](health.md)): the part of loads that fell back, the part of pages with errors, and the time to visible; in all browsers
together, and in each browser.

- **Fallbacks and errors:** a mixture sequential probability ratio test. If both releases fail equally often, each failure is the
  candidate's with the probability of its part of the loads. The test is exact for rare failures.
- **Time to visible:** a rank test of the 75th percentile: how many values of each release are above the common 75th percentile. Its
  sequential form is a mixture SPRT for the difference of two proportions. Below a ratio of 1.05, a difference is no reason to abort.
- **Correction:** half of the false alarms is for the comparisons of all browsers, half for those of single browsers. The weighted mean
  of the evidence is evidence itself, so the number of comparisons and the number of looks need no other correction.

With the defaults, at most ${String(DEFAULTS.falseAlarms * 1000)} in 1,000 good releases is aborted anywhere in its roll-out. The steps are ${DEFAULTS.steps.join(', ')} and
100 %; at each, the candidate has at least ${thousands(DEFAULTS.minimumLoads)} loads.

## Simulated roll-outs

Five browsers with different shares, failure rates and times; a look after every 1,000 page loads of both releases. Page loads count
both releases until the decision.

${markdownTable(HEAD, SCENARIOS.map(rowOf), '--:')}
`;
