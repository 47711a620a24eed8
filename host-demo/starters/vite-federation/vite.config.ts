import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const MANIFEST = '/ecom/assets/mfe/common/v1/stable/mf-manifest.json';
const shared = { singleton: true, requiredVersion: '^19.0.0' };

export default defineConfig({
  base: '/ecom/my-host/',
  plugins: [
    federation({
      name: 'my_host',
      remotes: {
        // The entry is a script, which sets a global variable, and no module.
        shop_header: {
          type: 'var',
          name: 'shop_header',
          entry: MANIFEST,
          entryGlobalName: 'shop_header',
          shareScope: 'default',
        },
      },
      shareStrategy: 'loaded-first',
      shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
      runtimePlugins: [['shop-header-loader/federation-plugin', { accepts: '^1' }]],
      dts: false,
    }),
  ],
  server: { proxy: { '^/(?!ecom/my-host/)': 'http://127.0.0.1:3000' } },
});
