import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { name as packageName, version as packageVersion } from '../../package.json';
import { COMPANION_DIR, MAPS_DIR } from '../build/companion-files';
import { REMOTE_DIR } from '../build/remote-config';
import { SERVER_DIR } from '../build/server-config';
import { CONTRACT_VERSION } from '../contract/version';
import { queryNpm, billOf, licencesOf, readPackages } from './bill-of-materials';
import { buildRelease } from './build-release';
import { readChannel } from './channel';
import { requireValue, storeOf, type Command, type ParsedArguments, type CommandContext } from './command';
import { done, dryRunPrefix, DRY_RUN, TO, TO_USAGE } from './common-options';
import { INTEGRITY_FILE, parseIntegrityList, type IntegrityList } from './integrity-list';
import { compareSizes, sizeLines } from './sizes';

export const RELEASE_DIR = path.join('dist', 'release');

/** The source maps contain the sources, so they are next to the release and never part of it. */
export const MAPS_OUT = path.join('dist', 'release-maps');

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
  given: ParsedArguments,
  context: CommandContext,
): Promise<IntegrityList | undefined> => {
  const folder = given.text('against');
  if (folder !== undefined) {
    const file = path.join(folder, INTEGRITY_FILE);
    return parseIntegrityList(await readFile(file, 'utf8').catch(() => ''), file);
  }
  const store = await storeOf(given, context);
  const current = await readChannel(store, 'stable');
  const key = `${current?.channel.path ?? ''}${INTEGRITY_FILE}`;
  const list = current && (await store.get(key));
  return list && parseIntegrityList(list.bytes.toString(), key);
};

const keepMaps = async (): Promise<void> => {
  await rm(MAPS_OUT, { recursive: true, force: true });
  await cp(path.join(COMPANION_DIR, MAPS_DIR), MAPS_OUT, { recursive: true });
};

export const buildCommand: Command = {
  summary: 'creates a release folder from the built remote (npm run build)',
  usage: `  --remote DIR       the built remote (${REMOTE_DIR})
  --server DIR       its server renderer (${SERVER_DIR} with the built remote, none with another)
  --out DIR          the folder of the release, which is emptied first (${RELEASE_DIR})
${TO_USAGE};
                     sizes are compared with its stable release
  --against DIR      sizes are compared with this release folder instead`,
  options: {
    remote: { type: 'string', default: REMOTE_DIR },
    server: { type: 'string' },
    out: { type: 'string', default: RELEASE_DIR },
    against: { type: 'string' },
    ...TO,
    ...DRY_RUN,
  },
  positionals: [],
  async run(given, context) {
    const remote = requireValue(given.text('remote'), '--remote');
    const dryRun = given.flag('dry-run');
    // Only the folder of `npm run build` has a list of packages.
    const documents = remote === REMOTE_DIR && !dryRun ? await documentsFor() : () => ({});
    const { version, folder, list } = await buildRelease({
      remote,
      server: given.text('server') ?? (remote === REMOTE_DIR ? SERVER_DIR : undefined),
      out: requireValue(given.text('out'), '--out'),
      documents,
      packageVersion,
      contract: CONTRACT_VERSION,
      dryRun,
    });
    if (remote === REMOTE_DIR && !dryRun) await keepMaps();
    const before = await releaseBefore(given, context);
    const sizes = before ? compareSizes(before, list) : [];
    const files = Object.keys(list.files).length;
    const comparison = before
      ? [`bytes (brotli) before and after, compared with ${before.version}:`, ...sizeLines(sizes)]
      : [];
    const summary = `${dryRunPrefix(given)}${version}: ${String(files)} files in ${folder}`;
    return done({ version, folder, files, against: before?.version, sizes }, ...comparison, summary);
  },
};
