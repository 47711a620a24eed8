import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type PathData } from 'webpack';
import { CONTAINER_NAME, EXPOSES } from '../exposes';
import { SHARED } from '../shared';
import { ChunkFilesPlugin } from './chunk-files-plugin';
import { LeanSharingPlugin } from './lean-sharing-plugin';
import { typesOptions } from './types-archive';
import { documentsRule, mendRule, pictureRule, scriptRule, styleRule } from './rules';

/** The stock entry carries the federation runtime; the lean one shares React by a few lines of ours. */
export type EntryKind = 'stock' | 'lean';

export interface RemoteBuild {
  /** The repository's root. */
  readonly root: string;
  readonly outDir: string;
  readonly production: boolean;
  readonly version: string;
}

/** Of several imports the last is what hosts get; the others just run. */
const withReload = (exposes: typeof EXPOSES): typeof EXPOSES => {
  const add = <Expose extends { import: string[] }>(expose: Expose): Expose => ({
    ...expose,
    import: ['./federation/build/dev-reload.ts', ...expose.import],
  });
  return { './Header': add(exposes['./Header']), './mount': add(exposes['./mount']) };
};

const federation = (kind: EntryKind, { root, production }: RemoteBuild): webpack.WebpackPluginInstance => {
  const lean = kind === 'lean';
  return new ModuleFederationPlugin({
    name: CONTAINER_NAME,
    filename: production ? `${kind}.[contenthash:10].js` : `${kind}.js`,
    exposes: production ? EXPOSES : withReload(EXPOSES),
    shared: SHARED,
    shareStrategy: 'loaded-first',
    // Both builds keep a manifest: without it the plugin shapes chunks differently, and they would not be shared.
    manifest: {
      fileName: lean ? 'mf-manifest.lean' : 'mf-manifest.json',
      disableAssetsAnalyze: true,
    },
    dts: lean || !production ? false : typesOptions(root),
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
};

/**
 * Files of packages that are imported, yet can never run here. The federation's serve eager sharing and
 * tree-shaken fallbacks; axios' serve browsers without XMLHttpRequest, forms, parameters of its own kind, tokens in
 * cookies, upload progress, and names.
 */
const UNUSED = {
  '@module-federation/webpack-bundler-runtime/dist': [
    'installInitialConsumes.js',
    'getSharedFallbackGetter.js',
  ],
  'axios/lib': [
    'adapters/fetch.js',
    'cancel/CancelToken.js',
    'core/setFormDataHeaders.js',
    'helpers/assertParamsAcyclic.js',
    'helpers/AxiosURLSearchParams.js',
    'helpers/cookies.js',
    'helpers/formDataToJSON.js',
    'helpers/HttpStatusCode.js',
    'helpers/isURLSameOrigin.js',
    'helpers/progressEventReducer.js',
    'helpers/toFormData.js',
    'helpers/toURLEncodedForm.js',
  ],
} as const;

const unusedParts = (root: string): Readonly<Record<string, false>> =>
  Object.fromEntries(
    Object.entries(UNUSED).flatMap(([folder, parts]) =>
      parts.map((part) => [path.join(root, 'node_modules', folder, part), false]),
    ),
  );

const minimisers = [
  // One after the other: each finds what the other leaves, 0.9 kB in all.
  new TerserPlugin({
    minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
    extractComments: false,
    terserOptions: [
      { compress: { passes: 2 }, mangle: true, format: { comments: false } },
      { ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_symbols: true } },
    ],
  }),
  new CssMinimizerPlugin(),
];

/** Webpack's cache does not know how it was configured: a changed recipe must start from nothing. */
const recipeHash = (root: string): string => {
  const hash = createHash('sha256');
  const folder = path.join(root, 'federation');
  const recipe = readdirSync(path.join(folder, 'build')).map((name) => path.join('build', name));
  for (const file of ['exposes.ts', 'shared.ts', 'lean/entry.ts', 'lean/sharing.ts', ...recipe.sort()]) {
    hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
};

/** One chunk for packages that are wanted together. */
const packages = (name: string, names: string) => ({
  chunks: 'async' as const,
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`),
  enforce: true,
  name,
});

/** One chunk for modules that several late chunks would each carry a copy of. */
const sharedLate = (name: string, test: RegExp) => ({
  chunks: 'async' as const,
  test,
  minChunks: 2,
  enforce: true,
  name,
});

/**
 * How `src` becomes one of the remote's two entries. Chunks of both are the same byte for byte, so they share
 * one folder [FED-1] [FED-10].
 */
export const remoteConfig = (kind: EntryKind, build: RemoteBuild): Configuration => {
  const { root, outDir, production, version } = build;
  const name = production ? '[name].[contenthash:10]' : '[name]';
  // A nameless chunk may get another id in the other entry's build: its content alone names it in both.
  const scriptName = ({ chunk }: PathData): string =>
    production && !chunk?.name ? 'chunk.[contenthash:10].js' : `${name}.js`;
  return {
    name: kind,
    mode: production ? 'production' : 'development',
    context: root,
    entry: {},
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `remote-${kind}-${production ? 'production' : 'development'}`,
      version: recipeHash(root),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: unusedParts(root),
    },
    output: {
      path: outDir,
      filename: `${name}.js`,
      chunkFilename: scriptName,
      publicPath: 'auto',
      uniqueName: CONTAINER_NAME,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
      trustedTypes: { policyName: 'shop-header', onPolicyCreationFailure: 'continue' },
      hashFunction: 'xxhash64',
    },
    module: { rules: [documentsRule(root), scriptRule, mendRule(root), pictureRule, styleRule(root)] },
    optimization: {
      minimize: production,
      minimizer: minimisers,
      // Another runtime chunk would be another request before the first paint.
      runtimeChunk: false,
      // While developing, files of both entries have the same names, so their modules must have, too.
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: {
        cacheGroups: {
          // Few chunks: each is a request.
          default: false,
          defaultVendors: false,
          wire: packages('wire', 'axios|valibot'),
          react: packages('react', 'react|react-dom|scheduler'),
          // Whatever opens over the page: its modal behaviour, the dialog around it and the buttons in it.
          dialog: sharedLate('dialog', /[\\/]src[\\/]ui[\\/](Button|Dialog|use-modal|listen-to-modal)\./),
          time: sharedLate('time', /[\\/](node_modules[\\/]@?date-fns|src[\\/]kernel[\\/]london-time)[\\/.]/),
          app: {
            chunks: ({ name: chunk }) => chunk === 'header' || chunk === 'mount',
            test: /[\\/](src|node_modules|federation)[\\/]/,
            minChunks: 2,
            enforce: true,
            name: 'app',
          },
        },
      },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/^@0no-co\/graphql\.web$/, (asked) => {
        if (asked.context.includes('@urql'))
          asked.request = path.join(root, 'federation/build/graphql-web.ts');
      }),
      new webpack.DefinePlugin({
        'process.env.SHOP_HEADER_VERSION': JSON.stringify(version),
        'process.env.SHOP_HEADER_FOR_BROWSERS': 'true',
        // Else axios listens to every message of the page, for good, in case somebody wants its own one.
        'typeof setImmediate': '"function"',
        setImmediate: 'undefined',
      }),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
      federation(kind, build),
      ...(kind === 'lean' ? [new LeanSharingPlugin(root)] : []),
      ...(production ? [new ChunkFilesPlugin('engine')] : []),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
};

/** Where the remote's files go, below the repository's root. */
export const REMOTE_DIR = path.join('dist', 'remote');
