import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** A domain's GraphQL documents. */
const DOCUMENTS = /[\\/]src[\\/]domains[\\/][^\\/]+[\\/]query\.ts$/;

/** Documents go to shoppers as texts, without what parses them. */
export const documentsRule = (root: string): RuleSetRule => ({
  test: DOCUMENTS,
  sideEffects: false,
  use: path.join(root, 'federation', 'build', 'documents-loader.ts'),
});

export const scriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: [/node_modules/, DOCUMENTS],
  // A domain's index names what paints and what acts; each goes to the chunk that uses it, not to the index's.
  sideEffects: false,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
};

/** Pictures are files of their own beside the style sheets, which name them. */
export const pictureRule: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]' },
};

/**
 * CSS Modules. Names are pinned (prefix, salt, context, hash), because a server build has to come to the same
 * names, and they must not meet a host's own.
 */
export const styleRule = (root: string): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        esModule: true,
        modules: {
          auto: /\.module\.css$/,
          // Each name becomes a constant where it is used, instead of a table in every chunk.
          namedExport: true,
          exportLocalsConvention: 'as-is',
          localIdentName: 'sh-[hash:base64:5]',
          localIdentContext: path.join(root, 'src'),
          localIdentHashSalt: 'shop-header',
          localIdentHashFunction: 'xxhash64',
        },
      },
    },
    path.join(root, 'federation', 'build', 'isolate-loader.ts'),
  ],
});
