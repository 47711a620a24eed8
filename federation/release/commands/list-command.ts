import { Command } from 'commander';
import type { Channel, ChannelMove } from '../../loader/release';
import { readInventory, type Inventory } from '../list';
import { openStore } from '../open-store';
import type { ActionContext, Report } from './command-context';
import { done, kilobytes } from './format-report';
import { targetOption, type TargetOptions } from './options';

const moveLine = ({ at, by, action, version, percent }: ChannelMove): string => {
  const part = percent === undefined ? '' : ` to ${String(percent)} %`;
  return `  ${at}  ${by}  ${action} ${version}${part}`;
};

/** Returns what pages of a channel receive since when, and its last changes. */
const channelLines = ([name, { version, promoted, candidate, moves = [] }]: readonly [string, Channel]) => [
  `${name}  ${version} since ${promoted}`,
  ...(candidate
    ? [`  candidate ${candidate.version} for ${String(candidate.percent)} % since ${candidate.since}`]
    : []),
  ...moves.map(moveLine),
];

const listReport = (inventory: Inventory): Report => {
  const lines = inventory.releases.map(({ version, published, bytes, files, channels, pin }) =>
    [
      version,
      published,
      kilobytes(bytes),
      `${String(files)} files`,
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
    .addOption(targetOption())
    .action(async ({ to }: TargetOptions) => {
      report(listReport(await readInventory(await openStore(to, environment))));
    });
