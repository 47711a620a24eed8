import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { name as packageName, version as packageVersion } from '../../package.json';
import { COMPANION_DIR, MAPS_DIR } from '../build/companion-files';
import { REMOTE_DIR } from '../build/remote-config';
import { SERVER_DIR } from '../build/server-config';
import { CONTRACT_VERSION } from '../contract/version';
import { askNpm, billOf, licencesOf, readPackages } from './bill-of-materials';
import { buildRelease } from './build-release';
import { readChannel } from './channel';
import { needed, storeOf, type Command, type Given, type Surroundings } from './command';
import { done, dry, DRY_RUN, TO, TO_USAGE } from './common-options';
import { INTEGRITY_FILE, parseIntegrityList, type IntegrityList } from './integrity-list';
import { compareSizes, sizeLines } from './sizes';

export const RELEASE_DIR = path.join('dist', 'release');

/** Beside the release, never in it: whoever may read the maps reads the sources. */
export const MAPS_OUT = path.join('dist', 'release-maps');

type Documents = (version: string) => Readonly<Record<string, string>>;

const documentsFor = async (): Promise<Documents> => {
  const root = process.cwd();
  const packages = readPackages(COMPANION_DIR);
  const bill = await askNpm(root);
  const licences = licencesOf(root, packages);
  return (version) => ({
    'licences.txt': licences,
    'sbom.cdx.json': `${JSON.stringify(billOf(bill, packages, { name: packageName, version }), undefined, 1)}\n`,
  });
};

/** The release to compare with: a folder's, or the one that `stable` points to; `undefined` before the first. */
const releaseBefore = async (
  given: Given,
  surroundings: Surroundings,
): Promise<IntegrityList | undefined> => {
  const folder = given.text('against');
  if (folder !== undefined) {
    const file = path.join(folder, INTEGRITY_FILE);
    return parseIntegrityList(await readFile(file, 'utf8').catch(() => ''), file);
  }
  const store = await storeOf(given, surroundings);
  const standing = await readChannel(store, 'stable');
  const key = `${standing?.channel.path ?? ''}${INTEGRITY_FILE}`;
  const list = standing && (await store.get(key));
  return list && parseIntegrityList(list.bytes.toString(), key);
};

const keepMaps = async (): Promise<void> => {
  await rm(MAPS_OUT, { recursive: true, force: true });
  await cp(path.join(COMPANION_DIR, MAPS_DIR), MAPS_OUT, { recursive: true });
};

export const buildCommand: Command = {
  summary: 'makes a release folder of the built remote (npm run build)',
  usage: `  --remote DIR       the built remote (${REMOTE_DIR})
  --server DIR       its renderer (${SERVER_DIR} with the built remote, none with another)
  --out DIR          is emptied and gets the release (${RELEASE_DIR})
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
  async run(given, surroundings) {
    const remote = needed(given.text('remote'), '--remote');
    const dryRun = given.flag('dry-run');
    // Another folder than our own build's has no list of packages.
    const documents = remote === REMOTE_DIR && !dryRun ? await documentsFor() : () => ({});
    const { version, folder, list } = await buildRelease({
      remote,
      server: given.text('server') ?? (remote === REMOTE_DIR ? SERVER_DIR : undefined),
      out: needed(given.text('out'), '--out'),
      documents,
      packageVersion,
      contract: CONTRACT_VERSION,
      dryRun,
    });
    if (remote === REMOTE_DIR && !dryRun) await keepMaps();
    const before = await releaseBefore(given, surroundings);
    const sizes = before ? compareSizes(before, list) : [];
    const files = Object.keys(list.files).length;
    const against = before ? [`bytes, brotli, against ${before.version}:`, ...sizeLines(sizes)] : [];
    const made = `${dry(given)}${version}: ${String(files)} files in ${folder}`;
    return done({ version, folder, files, against: before?.version, sizes }, ...against, made);
  },
};
