import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { compressFolder } from './compress';

/** Writes `assets.json`, from which the shell's server reads the hashed names. */
const listAssets =
  (outDir: string) =>
  (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tapPromise('ListAssets', async (compilation) => {
      const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
      const ending = (end: string) => files.filter((file) => file.endsWith(end));
      mkdirSync(outDir, { recursive: true });
      writeFileSync(
        path.join(outDir, 'assets.json'),
        JSON.stringify({ scripts: ending('.js'), styles: ending('.css') }),
      );
      if (compiler.options.mode === 'production') await compressFolder(outDir);
    });
  };

/** The rule of TypeScript and React, for every host that webpack builds. */
export const scriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
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
} as const;

interface WebpackShell {
  /** Name of the shell's folder, here and in `dist`. */
  readonly name: string;
  /** The shell's first module, a file in its folder. */
  readonly entry: string;
  readonly plugins?: readonly WebpackPluginInstance[];
  /** Name of the Trusted Types policy with which webpack loads lazy chunks; undefined for a shell without any. */
  readonly trustedTypes?: string;
}

/** Returns the configuration of a React shell, which imports nothing from the header's source. */
export const webpackShell = ({ name, entry, plugins = [], trustedTypes }: WebpackShell): Configuration => {
  // Read with each call: a command may import this module before it sets the variable.
  const production = process.env['NODE_ENV'] !== 'development';
  const mode = production ? 'production' : 'development';
  const file = production ? '[name].[contenthash:10]' : '[name]';
  const root = process.cwd();
  const outDir = path.resolve(root, process.env['DIST_DIR'] ?? 'dist', name);
  return {
    name,
    mode,
    context: root,
    entry: { main: `./host-demo/shells/${name}/${entry}` },
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    cache: { type: 'filesystem', name: `${name}-${mode}` },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: outDir,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      publicPath: `/ecom/assets/${name}/`,
      uniqueName: `shop_${name}`,
      clean: true,
      ...(trustedTypes !== undefined && { trustedTypes }),
    },
    module: {
      // Without the name of a policy, webpack cannot load lazy chunks, so the shell has none.
      ...(trustedTypes === undefined && { parser: { javascript: { dynamicImportMode: 'eager' as const } } }),
      rules: [
        scriptRule,
        { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    performance: false,
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: `${file}.css` }), listAssets(outDir), ...plugins],
    infrastructureLogging: { level: 'error' },
  };
};
