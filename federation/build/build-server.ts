import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderRelease } from '../loader/release';
import { assertSameClassNames, type ClassNamesByFile } from './class-names-plugin';
import type { RemoteBuild } from './remote-config';
import { runWebpack } from './run-webpack';
import { serverConfig } from './server-config';
import { contractTypes } from './types-archive';

/** CommonJS, whatever the package.json above a host's copy says. */
const MANIFEST = { type: 'commonjs', main: './server.js', types: './server.d.ts' };

const TYPES = `import type { RenderHeader } from './contract/server';
export declare const renderHeader: RenderHeader;
`;

/** What a host in TypeScript needs beside the script, all of it below this folder. */
const writeTypes = async (remoteDir: string, serverDir: string): Promise<void> => {
  await mkdir(path.join(serverDir, 'contract'));
  await writeFile(path.join(serverDir, 'package.json'), `${JSON.stringify(MANIFEST)}\n`);
  await writeFile(path.join(serverDir, 'server.d.ts'), TYPES);
  for (const [name, text] of contractTypes(remoteDir))
    await writeFile(path.join(serverDir, 'contract', name), text);
};

/**
 * Builds `./server`, with its types, into a folder, which is swapped in whole [FED-8].
 *
 * @param build of the browsers, whose types archive stands in its folder
 * @param release that the browsers' build made; it goes into the server's
 * @param browserNames class names of the browsers' build
 * @throws Error with webpack's own messages, or when a class has another name than in browsers
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
