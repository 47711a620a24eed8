import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** Files with a domain's GraphQL documents. */
const DOCUMENTS = /[\\/]src[\\/]domains[\\/][^\\/]+[\\/]query\.ts$/;

/** Builds GraphQL documents as texts, so that shoppers download no parser. */
export const documentsRule = (root: string): RuleSetRule => ({
  test: DOCUMENTS,
  sideEffects: false,
  use: path.join(root, 'federation', 'build', 'documents-loader.ts'),
});

export const scriptRule = (root: string): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, DOCUMENTS],
  // A domain's index exports parts for several chunks. Without side effects, each part is in the chunks that use it.
  sideEffects: false,
  use: [
    {
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    },
    path.join(root, 'federation', 'build', 'texts-loader.ts'),
  ],
});

/** Pictures are separate files next to the style sheets that refer to them. */
export const pictureRule: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:6][ext]' },
};

const styleLoaders = (root: string, exportOnlyLocals: boolean) => [
  {
    loader: 'css-loader',
    options: {
      esModule: true,
      modules: {
        auto: /\.module\.css$/,
        // Named exports are inlined where they are used, so that no chunk contains a table of names.
        namedExport: true,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals,
        localIdentContext: path.join(root, 'src'),
        localIdentName: 'sh-[hash:base64:3]',
      },
    },
  },
  path.join(root, 'federation', 'build', 'isolate-loader.ts'),
];

/**
 * Rule for CSS Modules. Class names are hashes of the file's path and the name, so that the server build generates the
 * same names, with a prefix that distinguishes them from a host's.
 */
export const styleRule = (root: string): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [MiniCssExtractPlugin.loader, ...styleLoaders(root, false)],
});

/** Rule for CSS Modules on a server: the same class names, without style sheets, which the browser build generates. */
export const serverStyleRule = (root: string): RuleSetRule => ({
  test: /\.css$/,
  use: styleLoaders(root, true),
});
