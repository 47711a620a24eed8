const BASE = '/ecom/assets/mfe/common/';

/** Address of the manifest that follows the channel `stable`. The development server has only the latest build. */
const manifest = (): string =>
  process.env['NODE_ENV'] === 'development' ? `${BASE}mf-manifest.json` : `${BASE}v1/stable/mf-manifest.json`;

const shared = { singleton: true, requiredVersion: '^19.0.0' };

/** Modules of federation runtime plugins, each with its options. */
export type RuntimePlugins = readonly (readonly [module: string, options: object])[];

/**
 * Returns the options of the federation plugin of a host without our loader, as the host guide describes them [FED-9].
 *
 * @param name name of the host's container, unique on the page
 */
export const federationOptions = (name: string, plugins: RuntimePlugins = []) => ({
  name,
  remotes: { shop_header: `shop_header@${manifest()}` },
  shareStrategy: 'loaded-first' as const,
  shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
  runtimePlugins: plugins.map(([module, options]): [string, Record<string, unknown>] => [
    module,
    { ...options },
  ]),
  // The manifest's address is a path, from which a build cannot fetch types.
  dts: false as const,
});
