import path from 'node:path';
import esbuild, { type Plugin } from 'esbuild';
import { LOADER_SCRIPT } from '../loader-script';

/** Replaces the override for developers and the health report, which the element has no attributes for. */
const withoutOptionalParts: Plugin = {
  name: 'without-optional-parts',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]optional-parts\.ts$/ }, () => ({
      contents: 'export const overrideRelease = () => {}; export const toHealth = () => {};',
    }));
  },
};

/**
 * Builds the script that defines `<shop-header>` into the folder of the remote's files: one classic script without
 * imports. It has no override for developers and no health report, so that code is left out.
 *
 * @param root root folder of the repository
 */
export const buildLoaderScript = async (root: string, outDir: string): Promise<void> => {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['federation/loader/element/script.ts'],
    outfile: path.join(outDir, LOADER_SCRIPT),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    plugins: [withoutOptionalParts],
    logLevel: 'warning',
  });
};
