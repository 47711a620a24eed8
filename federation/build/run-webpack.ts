import webpack, { type Configuration, type MultiStats } from 'webpack';

/**
 * Builds once; several configurations share what they can.
 *
 * @throws Error with webpack's own messages
 */
export const runWebpack = (configs: Configuration[]): Promise<MultiStats> => {
  const compiler = webpack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the cache; the statistics stay good.
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack gave no statistics'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
};
