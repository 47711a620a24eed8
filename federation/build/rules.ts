import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { createClassNames } from './class-names';
import { MENDED_FILES } from './mend-packages';

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

/** Packages hold in pages whose scripts they were not made for [FED-6]. */
export const mendRule = (root: string): RuleSetRule => ({
  include: MENDED_FILES.map((file) => path.join(root, 'node_modules', file)),
  use: path.join(root, 'federation', 'build', 'mend-loader.ts'),
});

/** Pictures are files of their own beside the style sheets, which name them. */
export const pictureRule: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]' },
};

type ClassNameOf = ReturnType<typeof createClassNames>;

const styleLoaders = (root: string, classNameOf: ClassNameOf, exportOnlyLocals: boolean) => [
  {
    loader: 'css-loader',
    options: {
      esModule: true,
      modules: {
        auto: /\.module\.css$/,
        // Each name becomes a constant where it is used, instead of a table in every chunk.
        namedExport: true,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals,
        getLocalIdent: ({ resourcePath }: { readonly resourcePath: string }, _: string, name: string) =>
          classNameOf(resourcePath, name),
      },
    },
  },
  path.join(root, 'federation', 'build', 'isolate-loader.ts'),
];

/**
 * CSS Modules. Names are pinned, because a server build has to come to the same names, and they must not meet a
 * host's own.
 */
export const styleRule = (
  root: string,
  classNameOf = createClassNames(path.join(root, 'src')),
): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [MiniCssExtractPlugin.loader, ...styleLoaders(root, classNameOf, false)],
});

/** The same names, without the sheets: those are the browser build's. */
export const serverStyleRule = (root: string): RuleSetRule => ({
  test: /\.css$/,
  use: styleLoaders(root, createClassNames(path.join(root, 'src')), true),
});
