import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import type { HeaderRelease } from '../loader/release';
import { assertSameClassNames, assertUniqueClassNames, type ClassNamesByFile } from './class-names-plugin';
import type { RemoteBuild } from './remote-config';
import { runWebpack } from './run-webpack';
import { serverConfig } from './server-config';
import { contractTypes } from './types-archive';

/** The folder is a package, which a host installs or imports by its path, as an ES module or as CommonJS. */
const manifestOf = (version: string) => ({
  name: 'shop-header-server',
  version,
  type: 'commonjs',
  main: './server.js',
  types: './server.d.ts',
  exports: {
    '.': {
      import: { types: './server.d.mts', default: './server.mjs' },
      require: { types: './server.d.ts', default: './server.js' },
    },
    './package.json': './package.json',
  },
});

const TYPES = `import type { RenderHeader } from './contract/server';
export declare const renderHeader: RenderHeader;
`;

const ES_MODULE_TYPES = "export { renderHeader } from './server.js';\n";

/** Writes the renderer as CommonJS, from the ES module that webpack has built. */
const writeCommonJs = (serverDir: string): Promise<unknown> =>
  esbuild.build({
    entryPoints: [path.join(serverDir, 'server.mjs')],
    outfile: path.join(serverDir, 'server.js'),
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'warning',
  });

/** Writes the package's other files. The declarations refer only to files in this folder. */
const writePackage = async (
  { outDir: remoteDir, version }: Pick<RemoteBuild, 'outDir' | 'version'>,
  serverDir: string,
): Promise<void> => {
  await mkdir(path.join(serverDir, 'contract'));
  const files = {
    'package.json': `${JSON.stringify(manifestOf(version), undefined, 2)}\n`,
    'server.d.ts': TYPES,
    'server.d.mts': ES_MODULE_TYPES,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(serverDir, name), text);
  for (const [name, text] of contractTypes(remoteDir))
    await writeFile(path.join(serverDir, 'contract', name), text);
};

/**
 * Builds `./server` with its types [FED-8]. The finished folder replaces the old one.
 *
 * @param build the build for browsers, whose folder contains the types archive
 * @param release the release of the build for browsers, which is inserted into the server's script
 * @param browserNames class names of the build for browsers
 * @throws Error with webpack's own messages, or if a class has another name than in browsers, or the name of another class
 */
export const buildServer = async (
  build: RemoteBuild,
  serverDir: string,
  release: HeaderRelease,
  browserNames: ClassNamesByFile,
): Promise<void> => {
  const outDir = `${serverDir}.${String(process.pid)}`;
  const names: ClassNamesByFile = new Map();
  try {
    await runWebpack([serverConfig(build, outDir, release, names)]);
    assertUniqueClassNames(browserNames);
    assertSameClassNames(browserNames, names);
    await writeCommonJs(outDir);
    await writePackage(build, outDir);
    await rm(serverDir, { recursive: true, force: true });
    await rename(outDir, serverDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
