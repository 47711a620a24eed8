import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** Brotli bytes that our loader adds to a host, without React. */
export const LOADER_LIMIT = 6_000;

/** Brotli bytes of the script build of our loader, which defines `<shop-header>`. */
export const LOADER_SCRIPT_LIMIT = 6_500;

/** Returns the outputs that load with the entry: itself, and what it imports statically. */
const initialOutputs = ({ outputs }: Metafile, entry: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) visit(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint === entry) visit(file);
  return found;
};

/**
 * @returns the brotli bytes that load with a host's script when it imports this module of our loader. Lazy chunks,
 *   such as the override for developers, do not count.
 */
export const loaderBytes = async (entry: 'index' | 'react'): Promise<number> => {
  const entryPoint = `federation/loader/${entry}.ts`;
  const { outputFiles, metafile } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: 'out',
    packages: 'external',
  });
  const initial = [...initialOutputs(metafile, entryPoint)];
  const contents = outputFiles
    .filter(({ path }) => initial.some((file) => path.endsWith(file)))
    .map((file) => file.contents);
  // Compressed together, because a host's bundler keeps these modules in one file.
  return brotliCompressSync(Buffer.concat(contents)).length;
};
