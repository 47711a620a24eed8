import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import esbuild from 'esbuild';
import { build as buildByVite } from 'vite';
import { compressFolder } from '../compress';
import { buildStockHost } from './stock/build';

/** The remote uses the host's React only if both are of the same mode. */
const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

const outDirOf = (name: string): string => path.resolve('dist/hosts', name);
const folderOf = (name: string): string => path.resolve('host-demo/shells/hosts', name);

/** React 19 and our loader, bundled by Vite. */
const buildVite = async (outDir: string): Promise<void> => {
  await buildByVite({
    configFile: false,
    mode,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(folderOf('vite'), 'main.tsx'),
        output: { format: 'iife', entryFileNames: 'main.js' },
      },
    },
  });
};

/** React 19 and Module Federation 2, built by Rsbuild's own command. */
const buildRsbuild = async (outDir: string): Promise<void> => {
  const config = path.join(folderOf('rsbuild'), 'rsbuild.config.mjs');
  await promisify(execFile)(process.execPath, [
    'node_modules/@rsbuild/core/bin/rsbuild.js',
    'build',
    ...['--config', config, '--mode', mode, '--dist-path', outDir, '--log-level', 'warn'],
  ]);
};

/** A host whose own bundler is plain esbuild. */
const buildPlain =
  (name: string, alias: Readonly<Record<string, string>> = {}) =>
  async (outDir: string): Promise<void> => {
    await esbuild.build({
      entryPoints: [path.join(folderOf(name), 'main')],
      outfile: path.join(outDir, 'main.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      jsx: 'automatic',
      alias,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      logLevel: 'warning',
    });
  };

/** An unchanged HTML page, and its script. */
const buildSsi = async (outDir: string): Promise<void> => {
  await buildPlain('ssi')(outDir);
  await copyFile(path.join(folderOf('ssi'), 'page.html'), path.join(outDir, 'page.html'));
};

/** React 18, under the name that its pages import. */
const REACT_18 = { react: 'react-18', 'react-dom': 'react-dom-18' } as const;

const BUILDS = {
  stock: (outDir: string) => buildStockHost(outDir, mode),
  rsbuild: buildRsbuild,
  vite: buildVite,
  'react-server': buildPlain('react-server'),
  'react-18': buildPlain('react-18', REACT_18),
  ssi: buildSsi,
} as const;

const buildAll = async (): Promise<void> => {
  for (const [name, build] of Object.entries(BUILDS)) {
    await build(outDirOf(name));
    await compressFolder(outDirOf(name));
  }
};

buildAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
