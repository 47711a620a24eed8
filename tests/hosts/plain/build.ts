import path from 'node:path';
import { build } from 'esbuild';
import { FEDERATION_DEFINES } from '../../../federation/loader/defines';

/** Builds a page with no React and no server of its own, that comes by our loader [FED-2]. */
export const buildPlainHost = async (): Promise<string> => {
  const outdir = path.resolve('dist/tests/plain');
  await build({
    entryPoints: [path.join(__dirname, 'main.ts')],
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { ...FEDERATION_DEFINES, 'process.env.NODE_ENV': '"production"' },
  });
  return outdir;
};
