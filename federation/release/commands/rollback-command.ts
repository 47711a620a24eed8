import { Command } from 'commander';
import { openStore } from '../open-store';
import { rollback } from '../promote';
import type { ActionContext } from './command-context';
import { moveReport } from './format-report';
import { channelOption, dryRunOption, parseText, targetOption } from './options';
import type { ChannelOptions, DryRunOptions, TargetOptions } from './options';

interface Options extends ChannelOptions, TargetOptions, DryRunOptions {
  readonly version?: string;
}

export const createRollbackCommand = ({ environment, now, report }: ActionContext): Command =>
  new Command('rollback')
    .description('points a channel back to its previous release')
    .addOption(channelOption())
    .addOption(targetOption())
    .option('--version <version>', 'points it to this release instead', parseText)
    .addOption(dryRunOption())
    .action(async (options: Options) => {
      const { channel, to, version, dryRun = false } = options;
      const move = await rollback({
        channel,
        store: await openStore(to, environment),
        now: now(),
        dryRun,
        ...(version !== undefined && { to: version }),
      });
      report(moveReport(move, options));
    });
