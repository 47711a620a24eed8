import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { compressFolder } from '../compress';

const root = process.cwd();
const outDir = path.join(root, 'dist/storefront');

/** Writes `assets.json`, from which the shell's server reads the hashed names. */
const listAssets = (compiler: Compiler): void => {
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

const production = process.env['NODE_ENV'] !== 'development';

/** The storefront: a React 19 host with its own build, which imports nothing from the header's source. */
const storefront = (): Configuration => {
  const mode = production ? 'production' : 'development';
  const name = production ? '[name].[contenthash:10]' : '[name]';
  return {
    name: 'storefront',
    mode,
    context: root,
    entry: { main: './host-demo/shells/storefront/main.tsx' },
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    cache: { type: 'filesystem', name: `storefront-${mode}` },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: outDir,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      publicPath: '/ecom/assets/storefront/',
      uniqueName: 'shop_storefront',
      clean: true,
    },
    module: {
      rules: [
        {
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
        },
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
    plugins: [new MiniCssExtractPlugin({ filename: `${name}.css` }), listAssets],
  };
};

export default storefront();
