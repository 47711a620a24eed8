import { Command } from 'commander';
import type { Channel, ChannelMove } from '../../loader/release';
import { EXIT } from '../exit-codes';
import { findRelease, readInventory, type Inventory } from '../inventory';
import { openStore } from '../open-store';
import { removePin, writePin } from '../pins';
import { prune } from '../prune';
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

/** Returns what is wrong with a release; an empty text if nothing is. */
const missingText = ([first, ...others]: readonly string[]): string => {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `lacks ${first}${more}: publish it again`;
};

const listReport = (inventory: Inventory): Report => {
  const { releases, unfinished, channels, damagedChannels, damagedPins } = inventory;
  const lines = releases.map(({ version, published, bytes, files, channels: names, pin, missing }) =>
    [
      version,
      published,
      kilobytes(bytes),
      `${files} files`,
      ...names,
      ...(pin ? [`pinned by ${pin.by}`] : []),
      ...(missing.length > 0 ? [missingText(missing)] : []),
    ].join('  '),
  );
  const damaged = [...Object.values(damagedChannels), ...Object.values(damagedPins)];
  return {
    code:
      damaged.length === 0 && releases.every(({ missing }) => missing.length === 0) ? EXIT.done : EXIT.failed,
    value: inventory,
    lines: [
      ...(lines.length === 0 ? ['no releases'] : lines),
      ...unfinished.map(({ path }) => `${path}  not completely published`),
      ...Object.entries(channels).flatMap(channelLines),
      ...damaged.map(({ problem }) => problem),
    ],
  };
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
