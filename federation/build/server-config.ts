import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { HeaderRelease } from '../loader/release';
import { ClassNamesPlugin, type ClassNamesByFile } from './class-names-plugin';
import type { RemoteBuild } from './remote-config';
import { documentsRule, scriptRule, serverStyleRule } from './rules';

/** What no server ever runs: it comes with the first paint in a browser. */
const BROWSERS_ONLY = [
  'src/app/engine.ts',
  'src/app/layout/SideMenu.tsx',
  'src/platform/browser/window-browser.ts',
];

/** How `./server` becomes one CommonJS file on the host's own React [FED-8]. */
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
  externals: /^react(-dom)?(\/|$)/,
  externalsType: 'commonjs2',
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: Object.fromEntries(BROWSERS_ONLY.map((file) => [path.join(root, file), false])),
  },
  output: { path: outDir, filename: '[name].js', library: { type: 'commonjs2' }, hashFunction: 'xxhash64' },
  module: { rules: [documentsRule(root), scriptRule, serverStyleRule(root)] },
  // Stack traces of a host's server should tell something.
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({
      'process.env.SHOP_HEADER_VERSION': JSON.stringify(version),
      'process.env.SHOP_HEADER_FOR_BROWSERS': 'undefined',
      'process.env.SHOP_HEADER_RELEASE': JSON.stringify(JSON.stringify(release)),
    }),
    new ClassNamesPlugin(names),
    // By these words an ES module that imports this file knows what it exports.
    new webpack.BannerPlugin({ banner: '0 && (exports.renderHeader = 0);', raw: true, footer: true }),
  ],
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
});

/** Where the server's build goes, below the repository's root. */
export const SERVER_DIR = path.join('dist', 'server');
