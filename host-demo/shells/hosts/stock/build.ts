import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { federationOptions, type RuntimePlugins } from '../../federation-options';
import { scriptRule } from '../../webpack-shell';

type Mode = 'production' | 'development';

/** What differs between the demo's stock host and those of the tests. */
export interface StockHost {
  /** Folder of its first module, `index.ts`. */
  readonly context?: string;
  /** Name of its container, unique on the page. */
  readonly name?: string;
  readonly publicPath?: string;
  /** Packages that it uses in place of others, such as another version of React. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Expressions that the build inserts. */
  readonly define?: Readonly<Record<string, string>>;
}

const config = (
  outDir: string,
  mode: Mode,
  plugins: RuntimePlugins,
  {
    context = __dirname,
    name = 'stock_host',
    publicPath = '/ecom/assets/hosts/stock/',
    alias = {},
    define = {},
  }: StockHost,
): Configuration => ({
  mode,
  devtool: false,
  context,
  entry: './index.ts',
  target: ['web', 'es2022'],
  // One cache for each output: two builds at once must not write into the same.
  cache: { type: 'filesystem', name: `stock-host-${mode}-${outDir.replaceAll(/\W/g, '-')}` },
  output: {
    path: outDir,
    filename: 'main.js',
    publicPath,
    uniqueName: name,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias },
  module: { rules: [scriptRule] },
  plugins: [
    new ModuleFederationPlugin(federationOptions(name, plugins)),
    new webpack.DefinePlugin({ ...define }),
  ],
  infrastructureLogging: { level: 'error' },
});

/**
 * Builds a host with the federation plugin and the manifest's address, and without our code except for the given
 * runtime plugins [FED-9].
 */
export const buildStockHost = (
  outDir: string,
  mode: Mode,
  plugins: RuntimePlugins = [],
  host: StockHost = {},
): Promise<void> => {
  const compiler = webpack(config(outDir, mode, plugins, host));
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
