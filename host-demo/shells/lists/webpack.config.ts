import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { federationOptions } from '../federation-options';
import { LISTS_POLICY } from '../shop/shell-config';
import { webpackShell } from '../webpack-shell';

/** A host of another repository names `shop-header-loader/federation-plugin`. */
const RUNTIME_PLUGIN = path.resolve('federation/loader/federation-plugin.ts');

/** The lists shell: a stock federation host, with the runtime plugin of the loader's package but not the loader. */
export default webpackShell({
  name: 'lists',
  entry: 'index.ts',
  plugins: [new ModuleFederationPlugin(federationOptions('shop_lists', [[RUNTIME_PLUGIN, {}]]))],
  trustedTypes: LISTS_POLICY,
});
