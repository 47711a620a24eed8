import { setTimeout as pause } from 'node:timers/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { EXIT } from '../exit-codes';
import { openStore } from '../open-store';
import { DEFAULTS } from '../watch/decide';
import { openSource } from '../watch/source';
import { watch, type Watched } from '../watch/watch';
import type { ActionContext, Report } from './command-context';
import { dryRunPrefix } from './format-report';
import {
  authorOf,
  authorOption,
  channelIdOf,
  channelOption,
  contractOption,
  dryRunOption,
  parsePercent,
  parseText,
  parseWholeNumber,
  targetOption,
} from './options';
import type { AuthorOptions, ContractOptions, DryRunOptions, TargetOptions } from './options';

interface Options extends ContractOptions, TargetOptions, AuthorOptions, DryRunOptions {
  readonly source: string;
  readonly steps: readonly number[];
  readonly minimumLoads: number;
  readonly interval?: number;
}

const parseSteps = (text: string): readonly number[] => {
  const steps = text.split(',').map(parsePercent);
  if (steps.some((step, index) => step <= (steps[index - 1] ?? 0) || step === 100))
    throw new InvalidArgumentError('They must grow, and be below 100.');
  return steps;
};

const lineOf = ({ channel, candidate, percent, decision }: Watched): string => {
  const state = `${channel}: ${candidate} at ${percent} %, ${decision.loads} loads`;
  if (decision.action === 'wait') return `${state}: waiting`;
  if (decision.action === 'promote') return `${state}: promoted to ${decision.percent} %`;
  const { comparison, browser, evidence } = decision.finding;
  return `${state}: aborted because of ${comparison} in ${browser} (evidence ${evidence.toPrecision(3)})`;
};

const reportOf = (watched: Watched, options: DryRunOptions): Report => ({
  code: watched.decision.action === 'abort' ? EXIT.failed : EXIT.done,
  value: watched,
  lines: [dryRunPrefix(options) + lineOf(watched)],
});

const isOver = ({ decision }: Watched): boolean =>
  decision.action === 'abort' || (decision.action === 'promote' && decision.percent === 100);

export const createWatchCommand = (context: ActionContext): Command =>
  new Command('watch')
    .description("compares a channel's candidate with the current release, and promotes or aborts it")
    .addOption(channelOption())
    .addOption(contractOption())
    .addOption(targetOption())
    .requiredOption('--source <source>', 'measurements: otlp:<file> or prometheus:<address>', parseText)
    .addOption(
      new Option('--steps <percents>', 'parts of the visits before all of them')
        .argParser(parseSteps)
        .default(DEFAULTS.steps, DEFAULTS.steps.join()),
    )
    .option(
      '--minimum-loads <number>',
      "the candidate's loads at each step",
      parseWholeNumber,
      DEFAULTS.minimumLoads,
    )
    .option(
      '--interval <seconds>',
      'looks again until the roll-out is over; once by default',
      parseWholeNumber,
    )
    .addOption(authorOption())
    .addOption(dryRunOption())
    .action(async (options: Options) => {
      const { to, source, steps, minimumLoads, interval, dryRun = false } = options;
      const read = openSource(source);
      const store = await openStore(to, context.environment);
      const look = (): Promise<Watched> =>
        watch({
          store,
          read,
          dryRun,
          channel: channelIdOf(options),
          options: { ...DEFAULTS, steps, minimumLoads },
          ...authorOf(options, context),
        });
      let watched = await look();
      while (interval !== undefined && !dryRun && !isOver(watched)) {
        context.log(lineOf(watched));
        await pause(interval * 1000);
        watched = await look();
      }
      context.report(reportOf(watched, options));
    });
