import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT, ReleaseError } from '../exit-codes';
import { openStore } from '../open-store';
import { publish, publishMaps, type Published } from '../publish';
import { MAPS_OUT, RELEASE_DIR } from './build-command';
import { createProgressLog, type ActionContext, type Report } from './command-context';
import { done, dryRunPrefix, kilobytes } from './format-report';
import { dryRunOption, parseText, targetOption, type DryRunOptions, type TargetOptions } from './options';

interface Options extends TargetOptions, DryRunOptions {
  readonly sourceMaps?: string;
}

/** Returns the release folder that `build` has created. */
const builtRelease = async (): Promise<string> => {
  const [folder] = await readdir(RELEASE_DIR).catch(() => []);
  if (folder === undefined) {
    throw new ReleaseError(EXIT.usage, `${RELEASE_DIR} has no release: run npm run release -- build`);
  }
  return path.join(RELEASE_DIR, folder);
};

const publishReport = (published: Published, options: DryRunOptions): Report => {
  const { version, unchanged, written, files, bytes, deltas } = published;
  const line = unchanged
    ? `${version} is already published with the same bytes`
    : `${dryRunPrefix(options)}${version}: ${String(written)} of ${String(files)} files, ${kilobytes(bytes)} in all, ${String(deltas)} deltas`;
  return done(published, line);
};

export const createPublishCommand = ({ environment, log, report }: ActionContext): Command =>
  new Command('publish')
    .description('copies a release to a store, or the files that are missing there')
    .argument('[folder]', `a release folder; the one in ${RELEASE_DIR} by default`, parseText)
    .addOption(targetOption())
    .option(
      '--source-maps <target>',
      `copies the source maps of ${MAPS_OUT} to this target, which must be private`,
      parseText,
    )
    .addOption(dryRunOption())
    .action(async (folder: string | undefined, options: Options) => {
      const { to, sourceMaps, dryRun = false } = options;
      const published = await publish({
        store: await openStore(to, environment),
        folder: folder ?? (await builtRelease()),
        dryRun,
        progress: createProgressLog(log, 'published'),
      });
      if (sourceMaps !== undefined && !dryRun) {
        await publishMaps(await openStore(sourceMaps, environment), MAPS_OUT, published.path);
      }
      report(publishReport(published, options));
    });
