import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import webpack, { type Configuration } from 'webpack';
import type { HeaderRelease } from '../loader/release';
import {
  assertSameClassNames,
  assertUniqueClassNames,
  ClassNamesPlugin,
  type ClassNamesByFile,
} from './class-names-plugin';
import type { RemoteBuild } from './remote-config';
import { documentsRule, scriptRule, serverStyleRule } from './rules';
import { runWebpack } from './run-webpack';
import { contractTypes } from './types-archive';

/** Files that a server never runs, because they run after the first paint in a browser. */
const BROWSERS_ONLY = [
  'src/header/runtime-chunk.ts',
  'src/header/layout/ConnectedSideMenu.tsx',
  'src/platform/browser/window-browser.ts',
];

/**
 * Returns the webpack configuration of `./server`: one ES module without imports [FED-8]. It contains its own React,
 * which only makes text, so that it also runs where the host's React has no server renderer: in server components.
 */
const serverConfig = (
  { root, production, version }: Pick<RemoteBuild, 'root' | 'production' | 'version'>,
  outDir: string,
  release: HeaderRelease,
  names: ClassNamesByFile,
): Configuration => ({
  name: 'server',
  mode: production ? 'production' : 'development',
  context: root,
  entry: { server: './src/entries/server.ts' },
  target: 'node20',
  devtool: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      ...Object.fromEntries(BROWSERS_ONLY.map((file) => [path.join(root, file), false])),
      // The build without Node's streams, which also runs on edge servers.
      'react-dom/server$': 'react-dom/server.edge',
    },
  },
  experiments: { outputModule: true },
  output: { path: outDir, filename: '[name].mjs', library: { type: 'module' }, hashFunction: 'xxhash64' },
  module: { rules: [documentsRule(root), scriptRule(root), serverStyleRule(root)] },
  // Minified afterwards, with the names of functions.
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({
      'process.env.SHOP_HEADER_VERSION': JSON.stringify(version),
      'process.env.SHOP_HEADER_FOR_BROWSERS': 'undefined',
      'process.env.SHOP_HEADER_RELEASE': JSON.stringify(JSON.stringify(release)),
    }),
    new ClassNamesPlugin(names),
  ],
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
});

/** Output folder of the server build, below the repository's root. */
export const SERVER_DIR = path.join('dist', 'server');

const README = path.join('federation', 'loader', 'renderer', 'README.md');

/** The folder is a package, which a host installs or imports by its path, as an ES module or as CommonJS. */
const manifestOf = (version: string) => ({
  name: 'shop-header-server',
  version,
  description: 'Renders the shop’s header on a server',
  license: 'MIT',
  engines: { node: '>=20.19' },
  type: 'commonjs',
  main: './server.js',
  types: './server.d.ts',
  exports: {
    '.': {
      import: { types: './server.d.mts', default: './server.mjs' },
      require: { types: './server.d.ts', default: './server.js' },
    },
    './package.json': './package.json',
  },
});

const TYPES = `import type { RenderHeader } from './contract/server';
export declare const renderHeader: RenderHeader;
`;

const ES_MODULE_TYPES = "export { renderHeader } from './server.js';\n";

/**
 * Writes the renderer as CommonJS and as a minified ES module, from the ES module that webpack has built. Names are kept: stack
 * traces on a host's server are readable, and the early menu's script, whose text goes into the page, needs nothing around it.
 */
const writeModules = async (serverDir: string, production: boolean): Promise<void> => {
  const module = path.join(serverDir, 'server.mjs');
  const write = (format: 'cjs' | 'esm', file: string) =>
    esbuild.build({
      entryPoints: [module],
      outfile: path.join(serverDir, file),
      allowOverwrite: true,
      platform: 'node',
      target: 'node20',
      format,
      minifySyntax: production,
      minifyWhitespace: production,
      logLevel: 'warning',
    });
  await write('cjs', 'server.js');
  if (production) await write('esm', 'server.mjs');
};

/**
 * Builds the renderer for the demo's own server, without a package around it.
 *
 * @param names receives the names of the classes
 * @throws Error with webpack's own messages
 */
export const buildRenderer = async (
  build: Pick<RemoteBuild, 'root' | 'production' | 'version'>,
  outDir: string,
  release: HeaderRelease,
  names: ClassNamesByFile = new Map(),
): Promise<void> => {
  await runWebpack([serverConfig(build, outDir, release, names)]);
  await writeModules(outDir, build.production);
};

/** Writes the package's other files. The declarations refer only to files in this folder. */
const writePackage = async (
  { root, outDir: remoteDir, version }: Pick<RemoteBuild, 'root' | 'outDir' | 'version'>,
  serverDir: string,
): Promise<void> => {
  await copyFile(path.join(root, 'LICENSE'), path.join(serverDir, 'LICENSE'));
  await copyFile(path.join(root, README), path.join(serverDir, 'README.md'));
  await mkdir(path.join(serverDir, 'contract'));
  const files = {
    'package.json': `${JSON.stringify(manifestOf(version), undefined, 2)}\n`,
    'server.d.ts': TYPES,
    'server.d.mts': ES_MODULE_TYPES,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(serverDir, name), text);
  for (const [name, text] of contractTypes(remoteDir))
    await writeFile(path.join(serverDir, 'contract', name), text);
};

/**
 * Builds `./server` with its types [FED-8]. The finished folder replaces the old one.
 *
 * @param build the build for browsers, whose folder contains the types archive
 * @param release the release of the build for browsers, which is inserted into the server's script
 * @param browserNames class names of the build for browsers
 * @throws Error with webpack's own messages, or if a class has another name than in browsers, or the name of another class
 */
export const buildServer = async (
  build: RemoteBuild,
  serverDir: string,
  release: HeaderRelease,
  browserNames: ClassNamesByFile,
): Promise<void> => {
  const outDir = `${serverDir}.${process.pid}`;
  const names: ClassNamesByFile = new Map();
  try {
    await buildRenderer(build, outDir, release, names);
    assertUniqueClassNames(browserNames);
    assertSameClassNames(browserNames, names);
    await writePackage(build, outDir);
    await rm(serverDir, { recursive: true, force: true });
    await rename(outDir, serverDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
