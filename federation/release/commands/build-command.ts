import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { name as packageName, version as packageVersion } from '../../../package.json';
import { COMPANION_DIR, MAPS_DIR } from '../../build/companion-files';
import { REMOTE_DIR } from '../../build/remote-config';
import { SERVER_DIR } from '../../build/server-config';
import { CONTRACT_VERSION } from '../../contract/version';
import { queryNpm, billOf, licencesOf, readPackages } from '../bill-of-materials';
import { buildRelease, type Built } from '../build-release';
import { CONTRACT_MAJOR, readChannel } from '../channel';
import { INTEGRITY_FILE, parseIntegrityList, type IntegrityList } from '../integrity-list';
import { openStore, type Environment } from '../open-store';
import { compareSizes, sizeLines } from '../sizes';
import type { ActionContext, Report } from './command-context';
import { done, dryRunPrefix } from './format-report';
import { dryRunOption, parseText, targetOption, type DryRunOptions, type TargetOptions } from './options';

export const RELEASE_DIR = path.join('dist', 'release');

/** The source maps contain the sources, so they are next to the release and never part of it. */
export const MAPS_OUT = path.join('dist', 'release-maps');

interface Options extends TargetOptions, DryRunOptions {
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

/** Returns the release to compare with: that of `--against` or of `stable`; undefined if there is none yet. */
const releaseBefore = async (
  { to, against }: Options,
  environment: Environment,
): Promise<IntegrityList | undefined> => {
  if (against !== undefined) {
    const file = path.join(against, INTEGRITY_FILE);
    return parseIntegrityList(await readFile(file, 'utf8').catch(() => ''), file);
  }
  const store = await openStore(to, environment);
  const current = await readChannel(store, { name: 'stable', contract: CONTRACT_MAJOR });
  const key = `${current?.channel.path ?? ''}${INTEGRITY_FILE}`;
  const list = current && (await store.get(key));
  return list && parseIntegrityList(list.bytes.toString(), key);
};

const keepMaps = async (): Promise<void> => {
  await rm(MAPS_OUT, { recursive: true, force: true });
  await cp(path.join(COMPANION_DIR, MAPS_DIR), MAPS_OUT, { recursive: true });
};

const buildReport = (built: Built, before: IntegrityList | undefined, options: DryRunOptions): Report => {
  const { version, folder, list } = built;
  const sizes = before ? compareSizes(before, list) : [];
  const files = Object.keys(list.files).length;
  const comparison = before
    ? [`bytes (brotli) before and after, compared with ${before.version}:`, ...sizeLines(sizes)]
    : [];
  const summary = `${dryRunPrefix(options)}${version}: ${String(files)} files in ${folder}`;
  return done({ version, folder, files, against: before?.version, sizes }, ...comparison, summary);
};

export const createBuildCommand = ({ environment, report }: ActionContext): Command =>
  new Command('build')
    .description('creates a release folder from the built remote (npm run build)')
    .option('--remote <dir>', 'the built remote', parseText, REMOTE_DIR)
    .option(
      '--server <dir>',
      `its server renderer; ${SERVER_DIR} with the built remote, none with another`,
      parseText,
    )
    .option('--out <dir>', 'the folder of the release, which is emptied first', parseText, RELEASE_DIR)
    .addOption(targetOption())
    .option('--against <dir>', 'compares sizes with this release folder, not with stable of --to', parseText)
    .addOption(dryRunOption())
    .action(async (options: Options) => {
      const { remote, server, out, dryRun = false } = options;
      const isOwnRemote = remote === REMOTE_DIR;
      // Only the folder of `npm run build` has a list of packages.
      const documents = isOwnRemote && !dryRun ? await documentsFor() : () => ({});
      const built = await buildRelease({
        remote,
        server: server ?? (isOwnRemote ? SERVER_DIR : undefined),
        out,
        documents,
        packageVersion,
        contract: CONTRACT_VERSION,
        dryRun,
      });
      if (isOwnRemote && !dryRun) await keepMaps();
      report(buildReport(built, await releaseBefore(options, environment), options));
    });
