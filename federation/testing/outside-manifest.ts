/** Files of a module, as a manifest lists them. */
interface Files {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

const NONE: Files = { sync: [], async: [] };

/**
 * Returns a manifest of Module Federation with one module, `part`.
 *
 * @param js the scripts of the module; the runtime inserts them before the entry
 */
export const outsideManifest = (name: string, js: Files = NONE) => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: name },
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    types: { path: '', name: '', api: '', zip: '' },
    globalName: name,
    pluginVersion: '1',
    publicPath: 'https://shop.example/releases/',
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: `${name}:part`,
      name: 'part',
      path: './part',
      assets: { js, css: NONE },
    },
  ],
});
