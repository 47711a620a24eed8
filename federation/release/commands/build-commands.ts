import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { name as packageName, version as packageVersion } from '../../../package.json';
import { COMPANION_DIR, MAPS_DIR } from '../../build/companion-files';
import { REMOTE_DIR } from '../../build/remote-config';
import { SERVER_DIR } from '../../build/build-server';
import { CONTRACT_VERSION } from '../../contract/version';
import { billOf, licencesOf, queryNpm, readPackages } from '../bill-of-materials';
import { buildRelease } from '../build-release';
import { CONTRACT_MAJOR, readChannel } from '../channel';
import { isFailure, messageOf, usage } from '../exit-codes';
import { INTEGRITY_FILE, parseIntegrityList, readList, type IntegrityList } from '../integrity-list';
import { openStore } from '../open-store';
import { publish, publishMaps } from '../publish';
import { compareSizes, sizeLines } from '../sizes';
import { readFrom } from '../store';
import { createProgressLog, done, DRY_RUN, dryRunPrefix, kilobytes, parseText, TO } from './command';
import type { ActionContext, StoreOptions } from './command';

const RELEASE_DIR = path.join('dist', 'release');

/** The source maps contain the sources, so they are next to the release and never part of it. */
const MAPS_OUT = path.join('dist', 'release-maps');

interface BuildOptions extends StoreOptions {
  readonly remote: string;
  readonly server?: string;
  readonly out: string;
  readonly against?: string;
}

type Documents = (version: string) => Readonly<Record<string, string>>;

const documentsFor = async (): Promise<Documents> => {
  const root = process.cwd();
  const packages = readPackages(COMPANION_DIR);
  const bill = await queryNpm(root);
  const licences = licencesOf(root, packages);
  return (version) => ({
    'licences.txt': licences,
    'sbom.cdx.json': `${JSON.stringify(billOf(bill, packages, { name: packageName, version }), undefined, 1)}\n`,
  });
};

/**
 * Returns the release to compare with: that of `--against` or of `stable`; undefined if there is none yet, or its channel
 * is damaged.
 */
const releaseBefore = async (
  { to, against }: BuildOptions,
  { environment, log }: ActionContext,
): Promise<IntegrityList | undefined> => {
  if (against !== undefined) {
    const file = path.join(against, INTEGRITY_FILE);
    return parseIntegrityList(await readFile(file, 'utf8').catch(() => ''), file);
  }
  const store = await openStore(to, environment);
  const id = { name: 'stable', contract: CONTRACT_MAJOR };
  const current = await readChannel(store, id).catch((error: unknown) => {
    if (!isFailure(error, 'failed')) throw error;
    log(messageOf(error));
    return undefined;
  });
  return current && readList(readFrom(store), current.channel.path);
};

const build = async (options: BuildOptions, context: ActionContext): Promise<void> => {
  const { remote, server, out, dryRun = false } = options;
  const isOwnRemote = remote === REMOTE_DIR;
  const { version, folder, list } = await buildRelease({
    remote,
    server: server ?? (isOwnRemote ? SERVER_DIR : undefined),
    out,
    // Only the folder of `npm run build` has a list of packages.
    documents: isOwnRemote && !dryRun ? await documentsFor() : () => ({}),
    packageVersion,
    contract: CONTRACT_VERSION,
    dryRun,
  });
  if (isOwnRemote && !dryRun) {
    await rm(MAPS_OUT, { recursive: true, force: true });
    await cp(path.join(COMPANION_DIR, MAPS_DIR), MAPS_OUT, { recursive: true });
  }
  const before = await releaseBefore(options, context);
  const sizes = before ? compareSizes(before, list) : [];
  const files = Object.keys(list.files).length;
  const comparison = before
    ? [`bytes (brotli) before and after, compared with ${before.version}:`, ...sizeLines(sizes)]
    : [];
  const summary = `${dryRunPrefix(options)}${version}: ${files} files in ${folder}`;
  context.report(done({ version, folder, files, against: before?.version, sizes }, ...comparison, summary));
};

export const createBuildCommand = (context: ActionContext): Command =>
  new Command('build')
    .description('creates a release folder from the built remote (npm run build)')
    .option('--remote <dir>', 'the built remote', parseText, REMOTE_DIR)
    .option(
      '--server <dir>',
      `its server renderer; ${SERVER_DIR} with the built remote, none with another`,
      parseText,
    )
    .option('--out <dir>', 'the folder of the release, which is emptied first', parseText, RELEASE_DIR)
    .addOption(TO)
    .option('--against <dir>', 'compares sizes with this release folder, not with stable of --to', parseText)
    .addOption(DRY_RUN)
    .action((options: BuildOptions) => build(options, context));

interface PublishOptions extends StoreOptions {
  readonly sourceMaps?: string;
}

/** Returns the release folder that `build` has created. */
const builtRelease = async (): Promise<string> => {
  const [folder] = await readdir(RELEASE_DIR).catch(() => []);
  if (folder === undefined) {
    throw usage(`${RELEASE_DIR} has no release: run npm run release -- build`);
  }
  return path.join(RELEASE_DIR, folder);
};

export const createPublishCommand = (context: ActionContext): Command =>
  new Command('publish')
    .description('copies a release to a store, or the files that are missing there')
    .argument('[folder]', `a release folder; the one in ${RELEASE_DIR} by default`, parseText)
    .addOption(TO)
    .option(
      '--source-maps <target>',
      `copies the source maps of ${MAPS_OUT} to this target, which must be private`,
      parseText,
    )
    .addOption(DRY_RUN)
    .action(async (folder: string | undefined, options: PublishOptions) => {
      const { to, sourceMaps, dryRun = false } = options;
      const { environment, report } = context;
      const published = await publish({
        store: await openStore(to, environment),
        folder: folder ?? (await builtRelease()),
        dryRun,
        progress: createProgressLog(context, 'published'),
      });
      if (sourceMaps !== undefined && !dryRun) {
        await publishMaps(await openStore(sourceMaps, environment), MAPS_OUT, published.path);
      }
      const { version, unchanged, written, files, bytes, deltas } = published;
      const line = unchanged
        ? `${version} is already published with the same bytes`
        : `${dryRunPrefix(options)}${version}: ${written} of ${files} files, ${kilobytes(bytes)} in all, ${deltas} deltas`;
      report(done(published, line));
    });
