import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Brotli bytes that our loader adds to a host, without React. */
export const LOADER_LIMIT = 6_000;

/** @returns the brotli bytes that a host bundles when it imports this module of our loader */
export const loaderBytes = async (entry: 'index' | 'react'): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [`federation/loader/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    packages: 'external',
  });
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
};
