import { Command } from 'commander';
import { readInventory, type Inventory } from '../list';
import { openStore } from '../open-store';
import type { ActionContext, Report } from './command-context';
import { done, kilobytes } from './format-report';
import { targetOption, type TargetOptions } from './options';

const listReport = (inventory: Inventory): Report => {
  const lines = inventory.releases.map(({ version, published, bytes, files, channels, pin }) =>
    [
      version,
      published,
      kilobytes(bytes),
      `${String(files)} files`,
      channels.join(' '),
      ...(pin ? [`pinned by ${pin.by}`] : []),
    ].join('  '),
  );
  const unfinished = inventory.unfinished.map(({ path }) => `${path}  not completely published`);
  return done(inventory, ...(lines.length === 0 ? ['no releases'] : lines), ...unfinished);
};

export const createListCommand = ({ environment, report }: ActionContext): Command =>
  new Command('list')
    .description('lists releases and channels of a store')
    .addOption(targetOption())
    .action(async ({ to }: TargetOptions) => {
      report(listReport(await readInventory(await openStore(to, environment))));
    });
