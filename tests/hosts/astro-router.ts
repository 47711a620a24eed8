import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { dependencies } from '../../host-demo/starters/astro/package.json';

const run = promisify(execFile);

/** What a build of Astro puts in place of the virtual modules that the script of its `<ClientRouter />` imports. */
const VIRTUAL_MODULES: Readonly<Record<string, string>> = {
  'astro:transitions/client': `export * from 'astro/virtual-modules/transitions-router.js';`,
  'virtual:astro:adapter-config/client': 'export const internalFetchHeaders = {};',
};

/** The constants of a build without prefetching. */
const DEFINITIONS = {
  'import.meta.env': '{"SSR": false, "DEV": false}',
  __PREFETCH_DISABLED__: 'true',
  __PREFETCH_PREFETCH_ALL__: 'false',
  __PREFETCH_DEFAULT_STRATEGY__: '"hover"',
  __EXPERIMENTAL_CLIENT_PRERENDER__: 'false',
};

/**
 * Returns the folder of the package `astro`, in the version of the starter. Only its archive is fetched: its router
 * needs none of the 268 packages that Astro depends on.
 */
const fetchPackage = async (): Promise<string> => {
  const folder = path.resolve(
    'dist/tests',
    process.env['TEST_PARALLEL_INDEX'] ?? '0',
    'astro',
    dependencies.astro,
  );
  const target = path.join(folder, 'node_modules', 'astro');
  if (existsSync(path.join(target, 'package.json'))) return target;
  mkdirSync(target, { recursive: true });
  await run('npm', [
    'pack',
    `astro@${dependencies.astro}`,
    '--silent',
    '--prefer-offline',
    '--pack-destination',
    folder,
  ]);
  const archive = path.join(folder, `astro-${dependencies.astro}.tgz`);
  await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  return target;
};

/** Builds the script of Astro's `<ClientRouter />`, as a build of Astro does. Returns its text. */
export const buildAstroRouter = async (): Promise<string> => {
  const resolveDir = path.join(await fetchPackage(), 'components');
  const component = readFileSync(path.join(resolveDir, 'ClientRouter.astro'), 'utf8');
  const [, contents = ''] = /<script>([^]*)<\/script>/.exec(component) ?? [];
  const virtualModules: esbuild.Plugin = {
    name: 'virtual-modules',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^(virtual:)?astro:/ }, (args) => ({ path: args.path, namespace: 'virtual' }));
      onLoad({ filter: /./, namespace: 'virtual' }, (args) => {
        const known = VIRTUAL_MODULES[args.path];
        return known === undefined
          ? { errors: [{ text: `unknown: ${args.path}` }] }
          : { contents: known, resolveDir };
      });
    },
  };
  const { outputFiles } = await esbuild.build({
    stdin: { contents, loader: 'ts', resolveDir },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: DEFINITIONS,
    plugins: [virtualModules],
  });
  return outputFiles.map(({ text }) => text).join('');
};
