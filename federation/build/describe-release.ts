import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { CONTRACT_VERSION } from '../contract/version';
import { EXPOSES } from '../exposes';
import type { HeaderRelease, ReleaseExpose, ReleaseFile } from '../loader/release';
import { chunkIntegrity } from './chunk-table';
import type { EntryKind, RemoteBuild } from './remote-config';

export const RELEASE_FILE = 'header.json';

/** The parts of webpack's statistics that the description needs; generating all statistics would be slow. */
export const RELEASE_STATS = { all: false, chunks: true, chunkRelations: true, ids: true, chunkGroups: true };

type Hashed = (file: string) => ReleaseFile;

const exposeFiles = (stats: StatsCompilation, chunkName: string, hashed: Hashed): ReleaseExpose => {
  const assets = stats.namedChunkGroups?.[chunkName]?.assets;
  if (!assets) throw new Error(`the build has no chunk named ${chunkName}`);
  const ending = (extension: string): ReleaseFile[] =>
    assets.flatMap(({ name }) => (name.endsWith(extension) ? [hashed(name)] : []));
  return { scripts: ending('.js'), styles: ending('.css') };
};

const reactFiles = (stats: StatsCompilation, hashed: Hashed): ReleaseFile[] =>
  (stats.chunks ?? [])
    .filter(({ names }) => names.includes('react'))
    .flatMap(({ files }) => files)
    .map(hashed);

const entryFile = (stats: StatsCompilation, kind: EntryKind): string => {
  const files = (stats.chunks ?? []).filter(({ entry }) => entry).flatMap((chunk) => chunk.files);
  const file = files.find((name) => name.startsWith(`${kind}.`));
  if (file === undefined) throw new Error(`the build has no ${kind} entry`);
  return file;
};

/**
 * Writes `header.json` into the folder of the remote's files, and returns its contents.
 *
 * @param stats statistics of the stock and the lean compiler, generated with {@link RELEASE_STATS}
 * @throws Error if an entry or an exposed chunk is not among the built files
 */
export const describeRelease = (
  { outDir, version }: Pick<RemoteBuild, 'outDir' | 'version'>,
  stats: Readonly<Record<EntryKind, StatsCompilation>>,
): HeaderRelease => {
  const read = (file: string): Buffer => readFileSync(path.join(outDir, file));
  const pin =
    (hash: (bytes: Buffer) => string): Hashed =>
    (file) => ({ file, integrity: hash(read(file)) });
  const entry = pin((bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  // A browser uses a preloaded file only if its hash is the one with which the entry requests it.
  const chunk = pin(chunkIntegrity);
  // Our loader mounts the header in every host. Stock hosts load './Header', which the federation plugin preloads.
  const mount = exposeFiles(stats.lean, EXPOSES['./mount'].name, chunk);
  const release: HeaderRelease = {
    version,
    contract: CONTRACT_VERSION,
    entry: entry(entryFile(stats.lean, 'lean')),
    stockEntry: entry(entryFile(stats.stock, 'stock')),
    exposes: { './Header': mount, './mount': mount },
    react: reactFiles(stats.lean, chunk),
  };
  const stockHeader = exposeFiles(stats.stock, EXPOSES['./Header'].name, chunk);
  writeFileSync(path.join(outDir, RELEASE_FILE), JSON.stringify({ ...release, stockHeader }));
  return release;
};
