import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Brotli bytes that our loader adds to a host, without React. */
export const LOADER_LIMIT = 6_000;

/** Brotli bytes of the script build of our loader, which defines `<shop-header>`. */
export const LOADER_SCRIPT_LIMIT = 6_500;

/**
 * @returns the brotli bytes that load with a host's script when it imports this module of our loader. What it loads on
 *   demand, such as the override for developers, does not count.
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
    external: ['./override/*'],
  });
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
};
