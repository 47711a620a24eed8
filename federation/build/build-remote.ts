import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type MultiStats, type StatsCompilation } from 'webpack';
import { describeRelease, RELEASE_STATS } from './describe-release';
import { precompress } from './precompress';
import { remoteConfig, type RemoteBuild } from './remote-config';
import { assertTypesArchive } from './types-archive';

const run = (build: RemoteBuild): Promise<MultiStats> => {
  const compiler = webpack([remoteConfig('stock', build), remoteConfig('lean', build)]);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the cache; the statistics stay good.
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack gave no statistics'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
};

/** The plugin's statistics and the lean manifest serve nobody at run time. */
const dropByproducts = async (outDir: string): Promise<void> => {
  const names = (await readdir(outDir)).filter((name) => /^mf-manifest(-stats|\.lean)/.test(name));
  await Promise.all(names.map((name) => rm(path.join(outDir, name))));
};

const buildInto = async (build: RemoteBuild): Promise<void> => {
  const { stats } = await run(build);
  const [stock, lean] = stats.map((one): StatsCompilation => one.toJson(RELEASE_STATS));
  if (!stock || !lean) throw new Error('webpack gave statistics for fewer than two entries');
  assertTypesArchive(build.outDir);
  await dropByproducts(build.outDir);
  describeRelease(build, { stock, lean });
  await precompress(build.outDir);
};

/**
 * Builds the remote for production: both entries, chunks, manifest, types archive, `header.json`, and a
 * compressed copy beside each. The folder is swapped in whole: nobody finds half a remote in it, and a build
 * that fails leaves the last one standing.
 *
 * @throws Error with webpack's own messages, or when the types archive is missing
 */
export const buildRemote = async (build: RemoteBuild): Promise<void> => {
  const outDir = `${build.outDir}.${String(process.pid)}`;
  try {
    await buildInto({ ...build, outDir });
    await rm(build.outDir, { recursive: true, force: true });
    await rename(outDir, build.outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
