import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, type HeaderRelease } from '../loader/release';

/** Module Federation's statistics of a build: its plugin derives their name from the manifest's, tools expect this one. */
const STATISTICS = { written: 'mf-manifest-stats.json', published: 'mf-stats.json' } as const;

interface Manifest {
  readonly metaData: { readonly buildInfo: object };
}

/**
 * Gives Module Federation's manifest and its statistics the version of the build, such as `1.4.2+3f9a0c`, which differs
 * between builds of one version. Their lists of files stay empty: the federation's runtime would insert the scripts without
 * their hashes, and the style sheets without waiting for them [FED-7] [FED-9]. The federation plugin preloads them.
 */
export const completeManifest = async (
  outDir: string,
  { version, stockEntry: { file } }: Pick<HeaderRelease, 'version' | 'stockEntry'>,
): Promise<void> => {
  const [, hash = ''] = /\.(\w+)\.js$/.exec(file) ?? [];
  const complete = async (from: string, to: string) => {
    const manifest = JSON.parse(await readFile(path.join(outDir, from), 'utf8')) as Manifest;
    const { metaData } = manifest;
    const buildInfo = { ...metaData.buildInfo, buildVersion: `${version}+${hash}` };
    await writeFile(
      path.join(outDir, to),
      JSON.stringify({ ...manifest, metaData: { ...metaData, buildInfo } }),
    );
    if (from !== to) await rm(path.join(outDir, from));
  };
  await complete(MANIFEST, MANIFEST);
  await complete(STATISTICS.written, STATISTICS.published);
};
