import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';

const MANIFEST = '/ecom/assets/mfe/common/mf-manifest.json';
const shared = { singleton: true, requiredVersion: '^19.0.0' };

const config = (outDir: string): Configuration => ({
  mode: 'production',
  context: __dirname,
  entry: './index.ts',
  target: ['web', 'es2022'],
  cache: { type: 'filesystem', name: 'stock-host' },
  output: { path: outDir, filename: 'main.js', publicPath: '/stock/', uniqueName: 'stock_host' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_host',
      remotes: { shop_header: `shop_header@${MANIFEST}` },
      shareStrategy: 'loaded-first',
      shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
      dts: false,
    }),
  ],
  infrastructureLogging: { level: 'error' },
});

/** Builds a host as its makers would: the federation plugin, the manifest's address, and none of our code [FED-9]. */
export const buildStockHost = (): Promise<string> => {
  const outDir = path.resolve('dist/tests/stock');
  const compiler = webpack(config(outDir));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(outDir);
      });
    });
  });
};
