import { Command } from 'commander';
import { openStore } from '../open-store';
import { prune, type Pruned } from '../prune';
import { createProgressLog, type ActionContext, type Report } from './command-context';
import { done, dryRunPrefix } from './format-report';
import { dryRunOption, parseWholeNumber, targetOption } from './options';
import type { DryRunOptions, TargetOptions } from './options';

interface Options extends TargetOptions, DryRunOptions {
  readonly keepDays: number;
}

const KEEP_DAYS = 30;

const pruneReport = (pruned: Pruned, options: DryRunOptions): Report => {
  const removed = pruned.removed.map((folder) => `${dryRunPrefix(options)}removed ${folder}`);
  const kept = pruned.kept.map(({ path, because }) => `kept ${path}: ${because}`);
  return done(pruned, ...removed, ...kept);
};

export const createPruneCommand = ({ environment, now, log, report }: ActionContext): Command =>
  new Command('prune')
    .description('removes releases that no page can need any longer')
    .addOption(targetOption())
    .option(
      '--keep-days <number>',
      'keeps releases that were published or on a channel in the last days',
      parseWholeNumber,
      KEEP_DAYS,
    )
    .addOption(dryRunOption())
    .action(async (options: Options) => {
      const { to, keepDays, dryRun = false } = options;
      const pruned = await prune({
        store: await openStore(to, environment),
        keepDays,
        now: now(),
        dryRun,
        progress: createProgressLog(log, 'removed'),
      });
      report(pruneReport(pruned, options));
    });
