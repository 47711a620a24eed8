import { Command } from 'commander';
import { findRelease } from '../list';
import { openStore } from '../open-store';
import { removePin, writePin } from '../pins';
import type { ActionContext } from './command-context';
import { done, dryRunPrefix } from './format-report';
import { dryRunOption, parseText, targetOption, type DryRunOptions, type TargetOptions } from './options';

interface UnpinOptions extends TargetOptions, DryRunOptions {}

interface PinOptions extends UnpinOptions {
  readonly by: string;
}

const VERSION = 'as printed by list; the part before + if it is unique';

export const createPinCommand = ({ environment, now, report }: ActionContext): Command =>
  new Command('pin')
    .description('keeps a release for a host that names it instead of following a channel')
    .argument('<version>', VERSION, parseText)
    .requiredOption('--by <text>', 'who needs the release', parseText)
    .addOption(targetOption())
    .addOption(dryRunOption())
    .action(async (wanted: string, options: PinOptions) => {
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
    .addOption(targetOption())
    .addOption(dryRunOption())
    .action(async (wanted: string, options: UnpinOptions) => {
      const store = await openStore(options.to, environment);
      const { version, path } = await findRelease(store, wanted);
      if (options.dryRun !== true) await removePin(store, path);
      report(done({ version }, `${dryRunPrefix(options)}${version} is not pinned`));
    });
