import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type PathData } from 'webpack';
import { serverMark } from '../contract/server';
import { CONTAINER_NAME, EXPOSES, SHARED_NAMES } from '../exposes';
import { CACHE_GROUPS } from './cache-groups';
import { ChunkFilesPlugin } from './chunk-files-plugin';
import { ENTRY } from './chunk-runtime';
import { GraphqlParserPlugin } from './graphql-parser-plugin';
import { LAYER_ORDER } from './isolate-styles';
import { LeanSharingPlugin } from './lean-sharing-plugin';
import type { TrickName } from './tricks';
import { typesOptions } from './types-archive';
import { unusedFiles } from './unused-files';
import { documentsRule, pictureRule, scriptRule, styleRule } from './rules';

/** The stock entry contains the federation runtime; the lean entry shares React with `federation/lean` instead. */
export type EntryKind = 'stock' | 'lean';

export interface RemoteBuild {
  /** Root folder of the repository. */
  readonly root: string;
  readonly outDir: string;
  readonly production: boolean;
  readonly version: string;
  /** Whether pages reload after each build, for `npm run dev`. */
  readonly reloads?: true;
  /** A trick to leave out, so that `npm run bench -- tricks` can measure what it is worth. */
  readonly without?: TrickName | 'nothing';
}

/** Adds the reload script to each exposed module. Hosts get the last import of a module; the others are only run. */
const withReload = (exposes: typeof EXPOSES): typeof EXPOSES => {
  const add = <Expose extends { import: string[] }>(expose: Expose): Expose => ({
    ...expose,
    import: ['./federation/build/dev-reload.ts', ...expose.import],
  });
  return { './Header': add(exposes['./Header']), './mount': add(exposes['./mount']) };
};

/**
 * One React 19 per page; a host shares its own, whatever its minor version. Not eager, because that would put React into
 * the entry.
 */
const SHARED = Object.fromEntries(
  SHARED_NAMES.map((name) => [name, { singleton: true, requiredVersion: '^19.0.0' }]),
);

const federation = (
  kind: EntryKind,
  { root, production, reloads, without }: RemoteBuild,
): webpack.WebpackPluginInstance => {
  const lean = kind === 'lean';
  return new ModuleFederationPlugin({
    name: CONTAINER_NAME,
    filename: production ? `${kind}.[contenthash:6].js` : `${kind}.js`,
    exposes: reloads ? withReload(EXPOSES) : EXPOSES,
    shared: SHARED,
    shareStrategy: 'loaded-first',
    runtimePlugins: lean ? [] : [path.join(root, 'federation', 'stock', 'first-scope.ts')],
    // Both builds generate a manifest: without it the plugin splits chunks differently, and both entries could not use
    // the same chunks.
    manifest: {
      fileName: lean ? 'mf-manifest.lean' : 'mf-manifest.json',
      disableAssetsAnalyze: true,
    },
    dts: lean || !production || without !== undefined ? false : typesOptions(root),
    // The remote loads no remotes of its own.
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
};

/** In sequence, because both save more than one. */
const MINIFIERS = [
  {
    minify: TerserPlugin.swcMinify,
    options: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  },
  {
    minify: TerserPlugin.terserMinify,
    options: {
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_symbols: true },
    },
  },
] as const;

const minimisers = ({ without }: RemoteBuild) => {
  const minifiers = without === 'second-minifier' ? MINIFIERS.slice(1) : MINIFIERS;
  return [
    new TerserPlugin({
      minify: minifiers.map(({ minify }) => minify),
      extractComments: false,
      terserOptions: minifiers.map(({ options }) => options),
    }),
    new CssMinimizerPlugin(),
  ];
};

/**
 * Returns a hash of the files that configure the build, and of the patches of packages. Webpack's cache does not depend on them, so it is renewed if they change.
 */
const configHash = (root: string): string => {
  const hash = createHash('sha256');
  const folder = path.join(root, 'federation');
  const buildFiles = readdirSync(path.join(folder, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name))
    .map((name) => path.join('build', name));
  for (const file of [
    'exposes.ts',
    'lean/entry.ts',
    'lean/sharing.ts',
    'stock/first-scope.ts',
    ...buildFiles.sort(),
  ]) {
    hash.update(readFileSync(path.join(folder, file)));
  }
  // Webpack takes a package for unchanged as long as its version is.
  const patches = path.join(root, 'patches');
  for (const file of readdirSync(patches).sort())
    if (file.endsWith('.patch')) hash.update(readFileSync(path.join(patches, file)));
  return hash.digest('hex');
};

/**
 * Chromium compiles all functions of a script that begins so, and does so beside the page while a large one loads. These
 * scripts call most of their functions as the header starts. Other browsers ignore the comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
export const STARTING_SCRIPTS = /^(app|customer|mount|react|runtime|wire)\..*js$/;

/** Returns the name of a file without its extension. */
const fileName = (production: boolean): string => (production ? '[name].[contenthash:6]' : '[name]');

const outputOf = ({ outDir, production }: RemoteBuild): NonNullable<Configuration['output']> => {
  const name = fileName(production);
  return {
    path: outDir,
    filename: `${name}.js`,
    // A chunk without a name may have different ids in the two builds, so its file is named only after its contents.
    chunkFilename: ({ chunk }: PathData): string =>
      production && !chunk?.name ? 'chunk.[contenthash:6].js' : `${name}.js`,
    publicPath: 'auto',
    uniqueName: CONTAINER_NAME,
    // Chunks wait in a property with a symbol: an element of the page whose id is the name of a global replaces it.
    globalObject: `(self[Symbol.for("${CONTAINER_NAME}")]||={})`,
    chunkLoadingGlobal: 'c',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 120_000,
    trustedTypes: { policyName: 'shop-header', onPolicyCreationFailure: 'continue' },
    hashFunction: 'xxhash64',
  };
};

const optimizationOf = (build: RemoteBuild): NonNullable<Configuration['optimization']> => ({
  minimize: build.production,
  minimizer: minimisers(build),
  // A separate runtime chunk would be another request before the first paint.
  runtimeChunk: false,
  // In development, the files of both entries have the same names, so their modules need the same ids.
  moduleIds: build.production ? false : 'named',
  chunkIds: build.production ? 'deterministic' : 'named',
  splitChunks: { cacheGroups: CACHE_GROUPS },
});

/** Matches modules that only one of the two entries has: the federation's runtime, or what replaces it. */
const OF_ONE_ENTRY =
  /@module-federation|[\\/]\.federation[\\/]|federation[\\/](?:lean|stock)|^container entry/;

/** Whether a module's name depends on the folder of the build: webpack makes only the start of a path relative. */
export const namesFolder = (name: string, root: string): boolean =>
  name.split(/[|!]/).some((part) => !path.isAbsolute(part) && part.includes(root));

/**
 * Assigns ids by name to the modules of both entries, then the lowest numbers that are left to the others: by their names,
 * these could get the id of another module, and the chunks of the two entries, or of builds in two folders, would differ.
 */
const moduleIds = (root: string) => [
  new webpack.ids.DeterministicModuleIdsPlugin({
    test: (module) => {
      const name = module.identifier();
      return !OF_ONE_ENTRY.test(name) && !namesFolder(name, root);
    },
  }),
  new webpack.ids.NaturalModuleIdsPlugin(),
];

const hasChunkFiles = ({ production, without }: RemoteBuild): boolean =>
  production && without !== 'chunk-files';

const pluginsOf = (kind: EntryKind, build: RemoteBuild): NonNullable<Configuration['plugins']> => {
  const { root, production, version, without } = build;
  const name = fileName(production);
  return [
    ...(without === 'graphql-parser' ? [] : [new GraphqlParserPlugin(root)]),
    new webpack.DefinePlugin({
      'process.env.SHOP_HEADER_VERSION': JSON.stringify(version),
      'process.env.SHOP_HEADER_MARK': `("${serverMark('')}" + ${hasChunkFiles(build) ? ENTRY : '"lean.js"'})`,
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
    // In a container of micro-frontends, the entry runs inside a function, whose variables are not global [FED-2].
    new webpack.BannerPlugin({
      banner: `self.${CONTAINER_NAME} = ${CONTAINER_NAME};`,
      raw: true,
      footer: true,
      test: /^(lean|stock)\..*js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS,
    }),
    new webpack.BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      test: STARTING_SCRIPTS,
      // After the minifiers, which remove comments, and before files are hashed.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
    federation(kind, build),
    ...(kind === 'lean' && without !== 'lean-sharing' ? [new LeanSharingPlugin(root)] : []),
    ...(production ? moduleIds(root) : []),
    ...(hasChunkFiles(build) ? [new ChunkFilesPlugin('runtime', kind === 'stock', ['react-root'])] : []),
  ];
};

/**
 * Returns the webpack configuration of one of the remote's two entries. The chunks of both entries are identical, so
 * they share one folder [FED-1] [FED-10].
 */
export const remoteConfig = (kind: EntryKind, build: RemoteBuild): Configuration => {
  const { root, production, without = 'nothing' } = build;
  const mode = production ? 'production' : 'development';
  return {
    name: kind,
    mode,
    context: root,
    entry: {},
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `remote-${kind}-${mode}-without-${without}`,
      version: configHash(root),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: without === 'unused-axios-files' ? {} : unusedFiles(root),
    },
    output: outputOf(build),
    module: {
      rules: [documentsRule(root), scriptRule(root), pictureRule, styleRule(root)],
    },
    optimization: optimizationOf(build),
    plugins: pluginsOf(kind, build),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
};

/** Output folder of the remote, below the repository's root. */
export const REMOTE_DIR = path.join('dist', 'remote');
