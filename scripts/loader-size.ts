import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Brotli bytes that our loader adds to a host, beside React. */
export const LOADER_LIMIT = 6_000;

/** What a host bundles of our loader, by its two doors, as brotli bytes. */
export const loaderBytes = async (door: 'index' | 'react'): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [`federation/loader/${door}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    packages: 'external',
  });
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
};
