import { Command, Option } from 'commander';
import { EXIT, ReleaseError } from '../exit-codes';
import { openStore } from '../open-store';
import { abortCandidate, promote, stepCandidate, type Moved } from '../promote';
import type { ActionContext } from './command-context';
import { moveReport } from './format-report';
import {
  allowContractChangeOption,
  authorOf,
  authorOption,
  channelIdOf,
  channelOption,
  contractOption,
  dryRunOption,
  parsePercent,
  parseText,
  targetOption,
} from './options';
import type { AuthorOptions, ContractOptions, DryRunOptions, TargetOptions } from './options';

interface Options extends ContractOptions, TargetOptions, AuthorOptions, DryRunOptions {
  readonly percent?: number;
  readonly abort?: boolean;
  readonly allowContractChange?: boolean;
}

const usage = (message: string): ReleaseError => new ReleaseError(EXIT.usage, message);

const run = async (version: string | undefined, options: Options, context: ActionContext): Promise<Moved> => {
  const { channel, to, percent, dryRun = false, abort = false, allowContractChange = false } = options;
  if (abort && version !== undefined)
    throw usage('--abort removes the candidate of the channel: name no version');
  if (!abort && version === undefined && percent === undefined)
    throw usage("missing required argument 'version', or --percent or --abort for the channel's candidate");
  const move = { store: await openStore(to, context.environment), dryRun, ...authorOf(options, context) };
  if (abort) return abortCandidate({ ...move, channel: channelIdOf(options) });
  if (version !== undefined) return promote({ ...move, version, channel, percent, allowContractChange });
  return stepCandidate({
    ...move,
    channel: channelIdOf(options),
    percent: percent ?? 100,
    allowContractChange,
  });
};

export const createPromoteCommand = (context: ActionContext): Command =>
  new Command('promote')
    .description('points a channel to a published release, for all visits or for a part of them')
    .argument(
      '[version]',
      "as printed by list, the part before + if it is unique; the channel's candidate by default",
      parseText,
    )
    .addOption(channelOption())
    .addOption(
      new Option('--percent <number>', 'the part of the visits, from 1 to 100; 100 by default').argParser(
        parsePercent,
      ),
    )
    .addOption(new Option('--abort', "removes the channel's candidate").conflicts('percent'))
    .addOption(contractOption())
    .addOption(targetOption())
    .addOption(allowContractChangeOption())
    .addOption(authorOption())
    .addOption(dryRunOption())
    .action(async (version: string | undefined, options: Options) => {
      context.report(moveReport(await run(version, options, context), options));
    });
