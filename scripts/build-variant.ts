import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { describeRelease, RELEASE_STATS } from '../federation/build/describe-release';
import { precompress } from '../federation/build/precompress';
import { remoteConfig, type RemoteBuild } from '../federation/build/remote-config';
import { runWebpack } from '../federation/build/run-webpack';
import type { HeaderRelease } from '../federation/loader/release';
import { version } from '../package.json';

/** A variant of the production build, to be compared with others. */
interface Variant {
  /** A trick to leave out. */
  readonly without?: NonNullable<RemoteBuild['without']>;
  /** Changes the configuration of each entry. */
  readonly configure?: (config: Configuration) => Configuration;
}

/**
 * Builds a variant of the remote into a temporary folder below `dist`, with compressed copies and without an archive of
 * types.
 *
 * @param use receives the folder, which is removed afterwards
 */
export const withVariant = async <Result>(
  { without = 'nothing', configure = (config) => config }: Variant,
  use: (folder: string, release: HeaderRelease) => Promise<Result> | Result,
): Promise<Result> => {
  const root = process.cwd();
  const outDir = mkdtempSync(path.join(root, 'dist', 'variant-'));
  try {
    const build: RemoteBuild = { root, outDir, production: true, version, without };
    const configs = [remoteConfig('stock', build), remoteConfig('lean', build)].map(configure);
    const { stats } = await runWebpack(configs);
    const [stock, lean] = stats.map((one) => one.toJson(RELEASE_STATS));
    if (!stock || !lean) throw new Error('webpack returned statistics for fewer than two entries');
    const release = describeRelease(build, { stock, lean });
    await precompress(outDir);
    return await use(outDir, release);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
