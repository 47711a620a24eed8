import esbuild from 'esbuild';

/** The package's entry points: `shop-header-loader`, and below it each other name. */
export const EXPORTS = [
  { name: 'index', source: 'federation/loader/index' },
  { name: 'react', source: 'federation/loader/react' },
  { name: 'head', source: 'federation/loader/head' },
  { name: 'rollout', source: 'federation/loader/rollout/index' },
  { name: 'federation-plugin', source: 'federation/loader/federation-plugin' },
  { name: 'contract', source: 'federation/contract/index' },
  { name: 'testing', source: 'federation/loader/testing/index' },
  { name: 'testing/react', source: 'federation/loader/testing/react' },
  { name: 'testing/playwright', source: 'federation/loader/testing/playwright' },
] as const;

/** The script of the fake remote, which is next to the Playwright fixture that serves it. */
const FAKE_REMOTE = {
  name: 'testing/fake-remote',
  source: 'federation/loader/testing/remote',
} as const;

/** The command that downloads the renderer; Node runs it. */
const COMMAND = {
  name: 'shop-header-renderer',
  source: 'federation/loader/renderer/command',
} as const;

/** The sources' common folder. */
export const SOURCES = 'federation';

/**
 * Bundles the package's entry points as ES modules that share their state, with React as an external import, and with
 * source maps. Not minified: the host's own bundler minifies the code, and it stays readable for debugging.
 */
export const bundleLoader = async (root: string, outDir: string): Promise<void> => {
  const bundle = (
    entries: readonly { readonly name: string; readonly source: string }[],
    options: esbuild.BuildOptions,
  ) =>
    esbuild.build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(entries.map(({ name, source }) => [name, `${source}.ts`])),
      outdir: outDir,
      bundle: true,
      sourcemap: true,
      target: 'es2022',
      logLevel: 'warning',
      ...options,
    });
  await bundle(EXPORTS, {
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['node:*', '@playwright/test', 'react', 'react-dom', 'react/*', 'react-dom/*'],
    // The package has no dependencies: web-vitals is part of the bundle, with its licence.
    legalComments: 'inline',
  });
  await bundle([FAKE_REMOTE], { format: 'iife' });
  await bundle([COMMAND], {
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
  });
};

interface Project {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Returns the package's name, derived from the project's name. */
export const packageName = ({ name }: Pick<Project, 'name'>): string => `${name}-loader`;

const exportOf = ({ name }: (typeof EXPORTS)[number]) =>
  [name === 'index' ? '.' : `./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }] as const;

/**
 * Returns the fields by which registries and tools that update packages find the project. The address of the repository is
 * that of the workflow that packs, because a registry refuses the provenance of another one; elsewhere it is left out.
 */
export const registryFields = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv) => {
  const address = `${GITHUB_SERVER_URL ?? ''}/${GITHUB_REPOSITORY ?? ''}`;
  return {
    keywords: ['shop-header', 'header', 'microfrontend', 'module-federation'],
    engines: { node: '>=20.19' },
    ...(GITHUB_SERVER_URL !== undefined &&
      GITHUB_REPOSITORY !== undefined && {
        repository: { type: 'git', url: `git+${address}.git` },
        homepage: `${address}#readme`,
        bugs: { url: `${address}/issues` },
      }),
  };
};

/** Returns the package.json of the loader's package. */
export const manifestOf = (project: Project, environment: NodeJS.ProcessEnv = process.env) => ({
  name: packageName(project),
  version: project.version,
  description: 'Loads the shop’s header into a page',
  license: project.license,
  ...registryFields(environment),
  type: 'module',
  sideEffects: false,
  bin: { [COMMAND.name]: `./${COMMAND.name}.js` },
  exports: {
    ...Object.fromEntries(EXPORTS.map(exportOf)),
    './texts.en-GB.json': './texts.en-GB.json',
    './tokens.json': './tokens.json',
    './package.json': './package.json',
  },
  // Any version of React may be on the page: only `./react` needs version 19, and only hosts that import it need React.
  peerDependencies: { '@playwright/test': '*', '@types/react': '*', react: '*', 'react-dom': '*' },
  peerDependenciesMeta: {
    '@playwright/test': { optional: true },
    '@types/react': { optional: true },
    react: { optional: true },
    'react-dom': { optional: true },
  },
});
