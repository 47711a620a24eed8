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
import { CACHE_GROUPS } from './cache-groups';
import { ChunkFilesPlugin } from './chunk-files-plugin';
import { LAYER_ORDER } from './isolate-styles';
import { LeanSharingPlugin } from './lean-sharing-plugin';
import { typesOptions } from './types-archive';
import { documentsRule, patchRule, pictureRule, scriptRule, styleRule } from './rules';

/** The stock entry contains the federation runtime; the lean entry shares React with `federation/lean` instead. */
export type EntryKind = 'stock' | 'lean';

export interface RemoteBuild {
  /** Root folder of the repository. */
  readonly root: string;
  readonly outDir: string;
  readonly production: boolean;
  readonly version: string;
}

/** Adds the reload script to each exposed module. Hosts get the last import of a module; the others are only run. */
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
    // Both builds generate a manifest: without it the plugin splits chunks differently, and both entries could not use
    // the same chunks.
    manifest: {
      fileName: lean ? 'mf-manifest.lean' : 'mf-manifest.json',
      disableAssetsAnalyze: true,
    },
    dts: lean || !production ? false : typesOptions(root),
    // The remote loads no remotes of its own.
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
};

/**
 * Files of packages that are imported but never run here. Those of Module Federation are for eager sharing and
 * tree-shaken fallbacks; those of axios are for environments without XMLHttpRequest, forms, its own query parameters,
 * tokens in cookies, upload progress, and names of status codes.
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
  // Both minifiers in sequence save 0.9 kB compared with one.
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

/**
 * Hash of the files that configure the build. Webpack's cache does not depend on them, so it is renewed if they change.
 */
const configHash = (root: string): string => {
  const hash = createHash('sha256');
  const folder = path.join(root, 'federation');
  const buildFiles = readdirSync(path.join(folder, 'build')).map((name) => path.join('build', name));
  for (const file of ['exposes.ts', 'shared.ts', 'lean/entry.ts', 'lean/sharing.ts', ...buildFiles.sort()]) {
    hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
};

/** Returns the name of a file without its extension. */
const fileName = (production: boolean): string => (production ? '[name].[contenthash:10]' : '[name]');

const outputOf = ({ outDir, production }: RemoteBuild): NonNullable<Configuration['output']> => {
  const name = fileName(production);
  return {
    path: outDir,
    filename: `${name}.js`,
    // A chunk without a name may have different ids in the two builds, so its file is named only after its contents.
    chunkFilename: ({ chunk }: PathData): string =>
      production && !chunk?.name ? 'chunk.[contenthash:10].js' : `${name}.js`,
    publicPath: 'auto',
    uniqueName: CONTAINER_NAME,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 120_000,
    trustedTypes: { policyName: 'shop-header', onPolicyCreationFailure: 'continue' },
    hashFunction: 'xxhash64',
  };
};

const optimizationOf = ({ production }: RemoteBuild): NonNullable<Configuration['optimization']> => ({
  minimize: production,
  minimizer: minimisers,
  // A separate runtime chunk would be another request before the first paint.
  runtimeChunk: false,
  // In development, the files of both entries have the same names, so their modules need the same ids.
  moduleIds: production ? 'deterministic' : 'named',
  chunkIds: production ? 'deterministic' : 'named',
  splitChunks: { cacheGroups: CACHE_GROUPS },
});

const pluginsOf = (kind: EntryKind, build: RemoteBuild): NonNullable<Configuration['plugins']> => {
  const { root, production, version } = build;
  const name = fileName(production);
  return [
    new webpack.NormalModuleReplacementPlugin(/^@0no-co\/graphql\.web$/, (resource) => {
      if (resource.context.includes('@urql'))
        resource.request = path.join(root, 'federation/build/graphql-web.ts');
    }),
    new webpack.DefinePlugin({
      'process.env.SHOP_HEADER_VERSION': JSON.stringify(version),
      'process.env.SHOP_HEADER_FOR_BROWSERS': 'true',
      // Without these, axios adds a permanent listener to the page's message events as a substitute for setImmediate.
      'typeof setImmediate': '"function"',
      setImmediate: 'undefined',
    }),
    // At this stage the banner is added before files are minified and hashed.
    new webpack.BannerPlugin({
      banner: LAYER_ORDER,
      raw: true,
      test: /\.css$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS,
    }),
    new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
    federation(kind, build),
    ...(kind === 'lean' ? [new LeanSharingPlugin(root)] : []),
    ...(production ? [new ChunkFilesPlugin('runtime')] : []),
  ];
};

/**
 * Returns the webpack configuration of one of the remote's two entries. The chunks of both entries are identical, so
 * they share one folder [FED-1] [FED-10].
 */
export const remoteConfig = (kind: EntryKind, build: RemoteBuild): Configuration => {
  const { root, production } = build;
  const mode = production ? 'production' : 'development';
  return {
    name: kind,
    mode,
    context: root,
    entry: {},
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: { type: 'filesystem', name: `remote-${kind}-${mode}`, version: configHash(root) },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: unusedParts(root) },
    output: outputOf(build),
    module: { rules: [documentsRule(root), scriptRule, patchRule(root), pictureRule, styleRule(root)] },
    optimization: optimizationOf(build),
    plugins: pluginsOf(kind, build),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
};

/** Output folder of the remote, below the repository's root. */
export const REMOTE_DIR = path.join('dist', 'remote');
