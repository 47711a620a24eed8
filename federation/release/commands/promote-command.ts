import { Command } from 'commander';
import { openStore } from '../open-store';
import { promote } from '../promote';
import type { ActionContext } from './command-context';
import { moveReport } from './format-report';
import { channelOption, dryRunOption, parseText, targetOption } from './options';
import type { ChannelOptions, DryRunOptions, TargetOptions } from './options';

interface Options extends ChannelOptions, TargetOptions, DryRunOptions {
  readonly allowContractChange?: boolean;
}

export const createPromoteCommand = ({ environment, now, report }: ActionContext): Command =>
  new Command('promote')
    .description('points a channel to a published release')
    .argument('<version>', 'as printed by list; the part before + if it is unique', parseText)
    .addOption(channelOption())
    .addOption(targetOption())
    .option('--allow-contract-change', 'promotes even if hosts of the channel may refuse the release')
    .addOption(dryRunOption())
    .action(async (version: string, options: Options) => {
      const { channel, to, dryRun = false, allowContractChange = false } = options;
      const store = await openStore(to, environment);
      const move = await promote({ version, channel, store, now: now(), dryRun, allowContractChange });
      report(moveReport(move, options));
    });
