import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { HeaderRelease } from '../loader/release';
import { ClassNamesPlugin, type ClassNamesByFile } from './class-names-plugin';
import type { RemoteBuild } from './remote-config';
import { documentsRule, scriptRule, serverStyleRule } from './rules';

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
export const serverConfig = (
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
  // Not minified, so that stack traces on a host's server are readable.
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
