import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { bundledPackages } from './bundled-packages';
import { buildServer } from './build-server';
import { ClassNamesPlugin, type ClassNamesByFile } from './class-names-plugin';
import { COMPANION_DIR, setAside } from './companion-files';
import { describeRelease, RELEASE_STATS } from './describe-release';
import { precompress } from './precompress';
import { remoteConfig, type RemoteBuild } from './remote-config';
import { runWebpack } from './run-webpack';
import { settleTypesArchive } from './types-archive';

/** The plugin's statistics and the lean manifest serve nobody at run time. */
const dropByproducts = async (outDir: string): Promise<void> => {
  const names = (await readdir(outDir)).filter((name) => /^mf-manifest(-stats|\.lean)/.test(name));
  await Promise.all(names.map((name) => rm(path.join(outDir, name))));
};

const buildInto = async (build: RemoteBuild, serverDir: string): Promise<void> => {
  const names: ClassNamesByFile = new Map();
  const forOurs = remoteConfig('lean', build);
  forOurs.plugins = [...(forOurs.plugins ?? []), new ClassNamesPlugin(names)];
  const { stats } = await runWebpack([remoteConfig('stock', build), forOurs]);
  const [stock, lean] = stats.map((one): StatsCompilation => one.toJson(RELEASE_STATS));
  if (!stock || !lean) throw new Error('webpack gave statistics for fewer than two entries');
  settleTypesArchive(build.outDir);
  await dropByproducts(build.outDir);
  const packages = bundledPackages(
    build.root,
    stats.map(({ compilation }) => compilation),
  );
  await setAside(build.outDir, path.join(build.root, COMPANION_DIR), packages);
  const release = describeRelease(build, { stock, lean });
  await precompress(build.outDir);
  await buildServer(build, serverDir, release, names);
};

/**
 * Builds the remote for production: both entries, chunks, manifest, types archive, `header.json`, a compressed
 * copy beside each, and `./server`, which renders for them, in a folder of its own. The folder is swapped in whole: nobody finds half a remote in it, and a build
 * that fails leaves the last one standing.
 *
 * @throws Error with webpack's own messages, when the types archive is missing, or a server would name classes otherwise
 */
export const buildRemote = async (build: RemoteBuild, serverDir: string): Promise<void> => {
  const outDir = `${build.outDir}.${String(process.pid)}`;
  try {
    await buildInto({ ...build, outDir }, serverDir);
    await rm(build.outDir, { recursive: true, force: true });
    await rename(outDir, build.outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
