/**
 * For a host's bundler (webpack's DefinePlugin, esbuild's `define`): leaves those parts of the federation runtime
 * out that this loader never uses.
 */
export const FEDERATION_DEFINES = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};
