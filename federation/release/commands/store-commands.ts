import { Command } from 'commander';
import type { Channel, ChannelMove } from '../../loader/release';
import { findRelease, prune, readInventory, removePin, writePin, type Inventory } from '../inventory';
import { openStore } from '../open-store';
import { createProgressLog, done, DRY_RUN, dryRunPrefix, kilobytes, parseText } from './command';
import { parseWholeNumber, TO, type ActionContext, type Report, type StoreOptions } from './command';

const moveLine = ({ at, by, action, version, percent }: ChannelMove): string => {
  const part = percent === undefined ? '' : ` to ${percent} %`;
  return `  ${at}  ${by}  ${action} ${version}${part}`;
};

/** Returns what pages of a channel receive since when, and its last changes. */
const channelLines = ([name, { version, promoted, candidate, moves = [] }]: readonly [string, Channel]) => [
  `${name}  ${version} since ${promoted}`,
  ...(candidate
    ? [`  candidate ${candidate.version} for ${candidate.percent} % since ${candidate.since}`]
    : []),
  ...moves.map(moveLine),
];

const listReport = (inventory: Inventory): Report => {
  const lines = inventory.releases.map(({ version, published, bytes, files, channels, pin }) =>
    [
      version,
      published,
      kilobytes(bytes),
      `${files} files`,
      ...channels,
      ...(pin ? [`pinned by ${pin.by}`] : []),
    ].join('  '),
  );
  const unfinished = inventory.unfinished.map(({ path }) => `${path}  not completely published`);
  return done(
    inventory,
    ...(lines.length === 0 ? ['no releases'] : lines),
    ...unfinished,
    ...Object.entries(inventory.channels).flatMap(channelLines),
  );
};

export const createListCommand = ({ environment, report }: ActionContext): Command =>
  new Command('list')
    .description('lists the releases of a store, and its channels with their last changes')
    .addOption(TO)
    .action(async ({ to }: StoreOptions) => {
      report(listReport(await readInventory(await openStore(to, environment))));
    });

const VERSION = 'as printed by list; the part before + if it is unique';

export const createPinCommand = ({ environment, now, report }: ActionContext): Command =>
  new Command('pin')
    .description('keeps a release for a host that names it instead of following a channel')
    .argument('<version>', VERSION, parseText)
    .requiredOption('--by <text>', 'who needs the release', parseText)
    .addOption(TO)
    .addOption(DRY_RUN)
    .action(async (wanted: string, options: StoreOptions & { readonly by: string }) => {
      const store = await openStore(options.to, environment);
      const { version, path } = await findRelease(store, wanted);
      const pin = { version, by: options.by, since: now().toISOString() };
      if (options.dryRun !== true) await writePin(store, path, pin);
      report(done(pin, `${dryRunPrefix(options)}${version} is pinned by ${pin.by}`));
    });

export const createUnpinCommand = ({ environment, report }: ActionContext): Command =>
  new Command('unpin')
    .description('removes the pin of a release')
    .argument('<version>', VERSION, parseText)
    .addOption(TO)
    .addOption(DRY_RUN)
    .action(async (wanted: string, options: StoreOptions) => {
      const store = await openStore(options.to, environment);
      const { version, path } = await findRelease(store, wanted);
      if (options.dryRun !== true) await removePin(store, path);
      report(done({ version }, `${dryRunPrefix(options)}${version} is not pinned`));
    });

const KEEP_DAYS = 30;

export const createPruneCommand = (context: ActionContext): Command =>
  new Command('prune')
    .description('removes releases that no page can need any longer')
    .addOption(TO)
    .option(
      '--keep-days <number>',
      'keeps releases that were published or on a channel in the last days',
      parseWholeNumber,
      KEEP_DAYS,
    )
    .addOption(DRY_RUN)
    .action(async (options: StoreOptions & { readonly keepDays: number }) => {
      const { to, keepDays, dryRun = false } = options;
      const pruned = await prune({
        store: await openStore(to, context.environment),
        keepDays,
        now: context.now(),
        dryRun,
        progress: createProgressLog(context, 'removed'),
      });
      const removed = pruned.removed.map((folder) => `${dryRunPrefix(options)}removed ${folder}`);
      const kept = pruned.kept.map(({ path, because }) => `kept ${path}: ${because}`);
      context.report(done(pruned, ...removed, ...kept));
    });
