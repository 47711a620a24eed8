import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderRelease } from '../loader/release';
import { assertSameClassNames, type ClassNamesByFile } from './class-names-plugin';
import type { RemoteBuild } from './remote-config';
import { runWebpack } from './run-webpack';
import { serverConfig } from './server-config';
import { contractTypes } from './types-archive';

/** Sets CommonJS, regardless of the package.json in a parent folder of a host's copy. */
const MANIFEST = { type: 'commonjs', main: './server.js', types: './server.d.ts' };

const TYPES = `import type { RenderHeader } from './contract/server';
export declare const renderHeader: RenderHeader;
`;

/** Writes the declarations that a host in TypeScript needs. They refer only to files in this folder. */
const writeTypes = async (remoteDir: string, serverDir: string): Promise<void> => {
  await mkdir(path.join(serverDir, 'contract'));
  await writeFile(path.join(serverDir, 'package.json'), `${JSON.stringify(MANIFEST)}\n`);
  await writeFile(path.join(serverDir, 'server.d.ts'), TYPES);
  for (const [name, text] of contractTypes(remoteDir))
    await writeFile(path.join(serverDir, 'contract', name), text);
};

/**
 * Builds `./server` with its types [FED-8]. The finished folder replaces the old one.
 *
 * @param build the build for browsers, whose folder contains the types archive
 * @param release the release of the build for browsers, which is inserted into the server's script
 * @param browserNames class names of the build for browsers
 * @throws Error with webpack's own messages, or if a class has another name than in browsers
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
    assertSameClassNames(browserNames, names);
    await writeTypes(build.outDir, outDir);
    await rm(serverDir, { recursive: true, force: true });
    await rename(outDir, serverDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
