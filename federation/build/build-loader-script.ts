import path from 'node:path';
import esbuild from 'esbuild';
import { LOADER_SCRIPT } from '../loader-script';

/**
 * Builds the script that defines `<shop-header>` into the folder of the remote's files: one classic script without
 * imports. It has no override for developers, so that code is left out.
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
    external: ['./override/*'],
    logLevel: 'warning',
  });
};
