import webpack, { type Configuration, type MultiStats } from 'webpack';

/**
 * Runs webpack once for all configurations.
 *
 * @throws Error with webpack's own messages
 */
export const runWebpack = (configs: Configuration[]): Promise<MultiStats> => {
  const compiler = webpack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing the compiler writes the cache. The statistics can still be used afterwards.
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack returned no statistics'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
};
