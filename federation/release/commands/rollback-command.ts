import { Command } from 'commander';
import { openStore } from '../open-store';
import { rollback } from '../promote';
import type { ActionContext } from './command-context';
import { moveReport } from './format-report';
import { authorOf, authorOption, channelIdOf, channelOption, contractOption, dryRunOption } from './options';
import { parseText, targetOption } from './options';
import type { AuthorOptions, ContractOptions, DryRunOptions, TargetOptions } from './options';

interface Options extends ContractOptions, TargetOptions, AuthorOptions, DryRunOptions {
  readonly version?: string;
}

export const createRollbackCommand = (context: ActionContext): Command =>
  new Command('rollback')
    .description('removes the candidate of a channel, or points it back to its previous release')
    .addOption(channelOption())
    .addOption(contractOption())
    .addOption(targetOption())
    .option('--version <version>', 'points it to this release instead', parseText)
    .addOption(authorOption())
    .addOption(dryRunOption())
    .action(async (options: Options) => {
      const { to, version, dryRun = false } = options;
      const move = await rollback({
        channel: channelIdOf(options),
        store: await openStore(to, context.environment),
        ...authorOf(options, context),
        dryRun,
        ...(version !== undefined && { to: version }),
      });
      context.report(moveReport(move, options));
    });
