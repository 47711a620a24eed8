import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';

const here = import.meta.dirname;
const ASSETS = '/ecom/assets/hosts/rsbuild/';
const shared = { singleton: true, requiredVersion: '^19.0.0' };

/**
 * A host of Module Federation 2 that Rsbuild builds, with the runtime plugin of the loader's package [FED-2] [FED-9]. It
 * is a module that Node runs unchanged, because Rspack copies the text of its own functions into the build, and a
 * TypeScript loader changes that text.
 */
export default defineConfig({
  source: { entry: { main: path.join(here, 'index.ts') } },
  plugins: [
    pluginModuleFederation({
      name: 'rsbuild_host',
      remotes: { shop_header: 'shop_header@/ecom/assets/mfe/common/mf-manifest.json' },
      shareStrategy: 'loaded-first',
      shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
      // A host of another repository names 'shop-header-loader/federation-plugin'.
      runtimePlugins: [[path.join(here, '../../../../federation/loader/federation-plugin.ts'), {}]],
      dts: false,
    }),
  ],
  // The page has one script element, so only lazy chunks are split.
  splitChunks: { preset: 'none', chunks: 'async' },
  dev: { assetPrefix: ASSETS, lazyCompilation: false },
  output: {
    distPath: { js: '', jsAsync: '' },
    filename: { js: '[name].js' },
    assetPrefix: ASSETS,
    legalComments: 'none',
    overrideBrowserslist: ['chrome >= 120'],
  },
  tools: {
    // The demo's server writes the page.
    htmlPlugin: false,
    swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  },
});
