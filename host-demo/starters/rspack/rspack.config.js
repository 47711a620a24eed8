const { ModuleFederationPlugin } = require('@module-federation/enhanced/rspack');
const { HtmlRspackPlugin, SubresourceIntegrityPlugin } = require('@rspack/core');

const BASE = '/ecom/assets/mfe/common/';
const shared = { singleton: true, requiredVersion: '^19.0.0' };
const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } };

module.exports = {
  mode: process.env.NODE_ENV ?? 'development',
  entry: './src/index.ts',
  output: {
    publicPath: '/ecom/my-host/',
    uniqueName: 'my_host',
    crossOriginLoading: 'anonymous',
    trustedTypes: 'my_host',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [{ test: /\.tsx?$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options: { jsc } }],
  },
  plugins: [
    new HtmlRspackPlugin({ template: './index.html' }),
    new SubresourceIntegrityPlugin(),
    new ModuleFederationPlugin({
      name: 'my_host',
      remotes: { shop_header: `shop_header@${BASE}v1/stable/mf-manifest.json` },
      shareStrategy: 'loaded-first',
      shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
      runtimePlugins: [['shop-header-loader/federation-plugin', { accepts: '^1' }]],
      dts: false,
    }),
  ],
  // Its requests are not below `/ecom/my-host/`, so the proxy would send them to the shop.
  lazyCompilation: false,
  devServer: {
    proxy: [{ context: (path) => !path.startsWith('/ecom/my-host/'), target: 'http://127.0.0.1:3000' }],
  },
};
