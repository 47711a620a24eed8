import esbuild from 'esbuild';
import { DOORS } from './doors';

/**
 * Bundles the doors as ES modules that share their state, with React outside. Not minified: that is for the host's
 * own bundler, and whoever debugs there can read it.
 */
export const bundleLoader = async (root: string, outDir: string): Promise<void> => {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(DOORS.map(({ name, source }) => [name, `${source}.ts`])),
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Whatever is imported from elsewhere stays an import, which a test finds: the package has no dependencies.
    packages: 'external',
    logLevel: 'warning',
  });
};
