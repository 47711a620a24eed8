import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild, { type Metafile, type Plugin } from 'esbuild';
import { compressFolder } from './compress';

const production = process.env['NODE_ENV'] !== 'development';

const listAssets = async ({ outputs }: Metafile, outDir: string): Promise<void> => {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('main.ts'));
  if (!entry) throw new Error('The build of the pages has no entry');
  const [script, { cssBundle }] = entry;
  const assets = {
    scripts: [path.basename(script)],
    styles: cssBundle === undefined ? [] : [path.basename(cssBundle)],
  };
  await mkdir(outDir, { recursive: true });
  await writeFile(path.join(outDir, 'assets.json'), JSON.stringify(assets));
};

/** Writes `assets.json`, from which the shell's server reads the hashed names. */
const assetsList = (outDir: string): Plugin => ({
  name: 'assets-list',
  setup: (build) => {
    build.onEnd(async ({ metafile }) => {
      if (metafile) await listAssets(metafile, outDir);
    });
  },
});

const optionsOf = (root: string, shell: string, outDir: string): esbuild.BuildOptions => ({
  absWorkingDir: root,
  entryPoints: { main: `host-demo/shells/${shell}/client/main.ts` },
  outdir: outDir,
  entryNames: production ? '[name].[hash]' : '[name]',
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: production,
  sourcemap: production ? false : 'linked',
  metafile: true,
  define: {
    'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
  },
  logLevel: 'warning',
  plugins: [assetsList(outDir)],
});

const build = async (shell: string): Promise<void> => {
  const root = process.cwd();
  const outDir = path.resolve(root, process.env['DIST_DIR'] ?? 'dist', shell);
  const options = optionsOf(root, shell, outDir);
  await rm(outDir, { recursive: true, force: true });
  if (process.argv.includes('--watch')) {
    const context = await esbuild.context(options);
    await context.watch();
    return;
  }
  await esbuild.build(options);
  if (production) await compressFolder(outDir);
};

/** Builds the scripts and styles of the shells whose servers render their pages, as a command. */
Promise.all(['pages', 'server-rendered'].map(build)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
