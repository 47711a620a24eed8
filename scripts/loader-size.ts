import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Brotli bytes that our loader adds to a host, without React. */
export const LOADER_LIMIT = 6_000;

/**
 * Brotli bytes of the script build of our loader, which defines `<shop-header>`. It is one file, so it includes the choice
 * during a roll-out.
 */
export const LOADER_SCRIPT_LIMIT = 7_000;

/**
 * @returns the brotli bytes that load with a host's script when it imports this module of our loader. What it loads on
 *   demand, such as the override for developers and the choice during a roll-out, does not count.
 */
export const loaderBytes = async (entry: 'index' | 'react'): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [`federation/loader/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    packages: 'external',
    external: ['./override/*', './rollout/*', './health/*'],
  });
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
};
