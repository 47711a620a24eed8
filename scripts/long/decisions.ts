import { Command } from 'commander';
import { SCENARIOS, simulateRollout } from '../../federation/release/watch/simulate';
import { markdownTable } from '../../tests/support/markdown-table';
import { positive } from './options';

/** Parts of the roll-outs: most of them are of the good release, whose false alarms are rare. */
const GOOD_PART = 0.64;
const PROGRESS_EVERY = 10_000;

/** 95 % of a normal distribution is within so many standard deviations. */
const Z = 1.96;

/** Returns Wilson's interval, which holds the true part of successes with 95 %, also if there were none. */
const wilson = (successes: number, trials: number): readonly [number, number] => {
  const part = successes / trials;
  const middle = part + Z ** 2 / (2 * trials);
  const spread = Z * Math.sqrt((part * (1 - part)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
};

const perMillion = (part: number): string => (part * 1e6).toFixed(1);

const count = (runs: number): void => {
  const rows = SCENARIOS.map((scenario, index) => {
    const isGood = index === 0;
    const part = isGood ? GOOD_PART : (1 - GOOD_PART) / (SCENARIOS.length - 1);
    const trials = Math.round(runs * part);
    let wrong = 0;
    for (let seed = 1; seed <= trials; seed += 1) {
      const { decision } = simulateRollout(scenario, seed);
      if ((decision.action === 'abort') === isGood) wrong += 1;
      if (seed % PROGRESS_EVERY === 0)
        console.log(`${scenario.title}: ${String(wrong)} of ${String(seed)} wrong`);
    }
    const [low, high] = wilson(wrong, trials);
    return [
      scenario.title,
      isGood ? 'aborted' : 'not aborted',
      trials.toLocaleString('en-GB'),
      String(wrong),
      `${perMillion(low)} to ${perMillion(high)}`,
    ];
  });
  const heads = ['candidate', 'wrong decision', 'roll-outs', 'wrong', 'of a million (95 %)'];
  console.log(markdownTable(heads, rows, '--:'));
};

export const decisions = new Command('decisions')
  .description('Simulates roll-outs, and counts false alarms and missed faults of `release watch`.')
  .option('--runs <number>', 'roll-outs', positive, 1_000_000)
  .action(({ runs }: { readonly runs: number }) => count(runs));
