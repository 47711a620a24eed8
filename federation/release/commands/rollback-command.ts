import { Command } from 'commander';
import { openStore } from '../open-store';
import { rollback } from '../promote';
import type { ActionContext } from './command-context';
import { moveReport } from './format-report';
import { channelIdOf, channelOption, contractOption, dryRunOption, parseText } from './options';
import { targetOption, type ContractOptions, type DryRunOptions, type TargetOptions } from './options';

interface Options extends ContractOptions, TargetOptions, DryRunOptions {
  readonly version?: string;
}

export const createRollbackCommand = ({ environment, now, report }: ActionContext): Command =>
  new Command('rollback')
    .description('points a channel back to its previous release')
    .addOption(channelOption())
    .addOption(contractOption())
    .addOption(targetOption())
    .option('--version <version>', 'points it to this release instead', parseText)
    .addOption(dryRunOption())
    .action(async (options: Options) => {
      const { to, version, dryRun = false } = options;
      const move = await rollback({
        channel: channelIdOf(options),
        store: await openStore(to, environment),
        now: now(),
        dryRun,
        ...(version !== undefined && { to: version }),
      });
      report(moveReport(move, options));
    });
