import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { federationOptions, type RuntimePlugins } from '../../federation-options';
import { scriptRule } from '../../webpack-shell';

type Mode = 'production' | 'development';

const config = (outDir: string, mode: Mode, plugins: RuntimePlugins): Configuration => ({
  mode,
  devtool: false,
  context: __dirname,
  entry: './index.ts',
  target: ['web', 'es2022'],
  // One cache for each output: two builds at once must not write into the same.
  cache: { type: 'filesystem', name: `stock-host-${mode}-${outDir.replaceAll(/\W/g, '-')}` },
  output: {
    path: outDir,
    filename: 'main.js',
    publicPath: '/ecom/assets/hosts/stock/',
    uniqueName: 'stock_host',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [scriptRule] },
  plugins: [new ModuleFederationPlugin(federationOptions('stock_host', plugins))],
  infrastructureLogging: { level: 'error' },
});

/**
 * Builds a host with the federation plugin and the manifest's address, and without our code except for the given
 * runtime plugins [FED-9].
 */
export const buildStockHost = (outDir: string, mode: Mode, plugins: RuntimePlugins = []): Promise<void> => {
  const compiler = webpack(config(outDir, mode, plugins));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
};
