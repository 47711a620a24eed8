import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { EXIT, usage } from '../exit-codes';
import { openStore } from '../open-store';
import { abortCandidate, promote, rollback, stepCandidate, type Moved } from '../promote';
import { repairChannel } from '../repair';
import { DEFAULTS } from '../watch/decide';
import { openSource, watch, type Watched } from '../watch/watch';
import { CHANNEL, channelIdOf, CONTRACT, done, DRY_RUN, dryRunPrefix } from './command';
import { parseText, parseWholeNumber, TO } from './command';
import type { ActionContext, ChannelOptions, Report, StoreOptions } from './command';

interface MoveOptions extends ChannelOptions, StoreOptions {
  readonly by?: string;
}

/** The channel's file keeps the authors of its last changes, and must stay small. */
const MAX_AUTHOR_LENGTH = 40;

/** Variables with the name of the user, the first that is set counts: of GitHub's workflows, and of shells. */
const USER = ['GITHUB_ACTOR', 'USER', 'LOGNAME'] as const;

/** Returns the user of this process; undefined for one without a name, such as in some containers. */
const systemUser = (): string | undefined => {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
};

const BY = new Option(
  '--by <name>',
  'who changes the channel; GITHUB_ACTOR or the user by default',
).argParser((text: string): string => {
  if (text.length > MAX_AUTHOR_LENGTH)
    throw new InvalidArgumentError(`It has more than ${MAX_AUTHOR_LENGTH} characters.`);
  return parseText(text);
});

/** Creates a command that changes a channel. */
const channelCommand = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .addOption(CHANNEL)
    .addOption(CONTRACT)
    .addOption(TO)
    .addOption(BY)
    .addOption(DRY_RUN);

/** Returns which channel is changed, where, when, and by whom. */
const moveOf = async (options: MoveOptions, { environment, now }: ActionContext) => {
  const { to, by, dryRun = false } = options;
  const user = USER.map((name) => environment[name]).find(Boolean) ?? systemUser();
  return {
    channel: channelIdOf(options),
    store: await openStore(to, environment),
    dryRun,
    now: now(),
    by: by ?? user?.slice(0, MAX_AUTHOR_LENGTH) ?? 'unknown',
  };
};

/** @throws InvalidArgumentError if the text is not a whole number from 1 to 100 */
const parsePercent = (text: string): number => {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (percent < 1 || percent > 100)
    throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
  return percent;
};

const resultOf = ({ channel, from, to, percent, aborted, unchanged }: Moved): string => {
  const part = percent === undefined ? '' : ` for ${percent} % of the visits`;
  if (unchanged) return `${channel} already points to ${to}${part}`;
  if (percent !== undefined) return `${channel} points to ${to}${part}, to ${from ?? 'none'} for the others`;
  const before = from === undefined || from === aborted ? '' : `, before ${from}`;
  return `${channel} points to ${to}${before}${aborted === undefined ? '' : `; ${aborted} is aborted`}`;
};

/** Returns the report of a promotion or a roll-back. */
const moveReport = (move: Moved, options: StoreOptions): Report => {
  const line = `${move.unchanged ? '' : dryRunPrefix(options)}${resultOf(move)}`;
  const warning = 'this store ignores conditions: make sure that no other promotion runs at the same time';
  return done(move, line, ...(move.unguarded ? [warning] : []));
};

interface PromoteOptions extends MoveOptions {
  readonly percent?: number;
  readonly abort?: boolean;
  readonly allowContractChange?: boolean;
  readonly again?: boolean;
}

const runPromote = async (
  version: string | undefined,
  options: PromoteOptions,
  context: ActionContext,
): Promise<Moved> => {
  const { channel, percent, abort = false, allowContractChange = false, again = false } = options;
  if (abort && version !== undefined)
    throw usage('--abort removes the candidate of the channel: name no version');
  if (!abort && version === undefined && percent === undefined)
    throw usage("missing required argument 'version', or --percent or --abort for the channel's candidate");
  const move = await moveOf(options, context);
  if (abort) return abortCandidate(move);
  if (version !== undefined)
    return promote({ ...move, version, channel, percent, allowContractChange, again });
  return stepCandidate({ ...move, percent: percent ?? 100, allowContractChange });
};

export const createPromoteCommand = (context: ActionContext): Command =>
  channelCommand('promote', 'points a channel to a published release, for all visits or for a part of them')
    .argument(
      '[version]',
      "as printed by list, the part before + if it is unique; the channel's candidate by default",
      parseText,
    )
    .option('--percent <number>', 'the part of the visits, from 1 to 100; 100 by default', parsePercent)
    .addOption(new Option('--abort', "removes the channel's candidate").conflicts('percent'))
    .option('--again', 'promotes a release that was aborted on this channel')
    .option('--allow-contract-change', 'promotes even if hosts of the channel may refuse the release')
    .action(async (version: string | undefined, options: PromoteOptions) => {
      context.report(moveReport(await runPromote(version, options, context), options));
    });

export const createRollbackCommand = (context: ActionContext): Command =>
  channelCommand('rollback', 'removes the candidate of a channel, or points it back to its previous release')
    .option('--version <version>', 'points it to this release instead', parseText)
    .action(async (options: MoveOptions & { readonly version?: string }) => {
      const moved = await rollback({ ...(await moveOf(options, context)), to: options.version });
      context.report(moveReport(moved, options));
    });

export const createRepairCommand = (context: ActionContext): Command =>
  new Command('repair')
    .description('restores the last state of a channel whose file is damaged or missing')
    .addOption(CHANNEL)
    .addOption(CONTRACT)
    .addOption(TO)
    .addOption(DRY_RUN)
    .action(async (options: ChannelOptions & StoreOptions) => {
      const { to, dryRun = false } = options;
      const store = await openStore(to, context.environment);
      const repaired = await repairChannel({ store, channel: channelIdOf(options), dryRun });
      const { channel, to: version, from, unchanged } = repaired;
      const line = unchanged
        ? `${channel} points to ${version}, and needs no repair`
        : `${dryRunPrefix(options)}${channel} points to ${version} again, from ${from ?? ''}`;
      context.report(done(repaired, line));
    });

interface WatchOptions extends MoveOptions {
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

const isOver = ({ decision }: Watched): boolean =>
  decision.action === 'abort' || (decision.action === 'promote' && decision.percent === 100);

/** The script build has no part that measures, because it is one file. */
const UNSEEN = 'pages with v1/loader.js send no measurements: they are not compared';

const runWatch = async (options: WatchOptions, context: ActionContext): Promise<void> => {
  const { source, steps, minimumLoads, interval, dryRun = false } = options;
  const read = openSource(source);
  context.log(UNSEEN);
  const move = await moveOf(options, context);
  const look = (): Promise<Watched> =>
    watch({ ...move, now: context.now(), read, options: { ...DEFAULTS, steps, minimumLoads } });
  let watched = await look();
  while (interval !== undefined && !dryRun && !isOver(watched)) {
    context.log(lineOf(watched));
    await pause(interval * 1000);
    watched = await look();
  }
  const code = watched.decision.action === 'abort' ? EXIT.failed : EXIT.done;
  context.report({ code, value: watched, lines: [dryRunPrefix(options) + lineOf(watched)] });
};

export const createWatchCommand = (context: ActionContext): Command =>
  channelCommand(
    'watch',
    "compares a channel's candidate with the current release, and promotes or aborts it",
  )
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
    .action((options: WatchOptions) => runWatch(options, context));
