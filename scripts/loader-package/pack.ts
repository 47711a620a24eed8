import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { license, name, version } from '../../package.json';
import { TEMPLATE } from '../docs/texts';
import { appendGlobals, emitDeclarations, extractTypes } from '../contract/public-types';
import { bundleLoader, EXPORTS, manifestOf, packageName, SOURCES } from './bundle';

const WORK = path.join('.cache', 'loader-package');

/** Entry points that hosts may use without the contract; they add its event types. */
const WITH_EVENT_TYPES: readonly string[] = ['index', 'react'];

const writeTypes = (folder: string): void => {
  const types = path.join(WORK, 'types');
  emitDeclarations(
    EXPORTS.map(({ source }) => `${source}.ts`),
    SOURCES,
    types,
  );
  for (const entry of EXPORTS) {
    const declaration = `${path.join(types, path.relative(SOURCES, entry.source))}.d.ts`;
    const rollup = path.join(folder, `${entry.name}.d.ts`);
    extractTypes(declaration, { rollup });
    if (entry.name === 'contract') appendGlobals(path.dirname(declaration), rollup);
    if (WITH_EVENT_TYPES.includes(entry.name))
      appendFileSync(rollup, "\nimport type {} from './contract.js';\n");
  }
};

/** Entry points with React components, which a framework with server components renders in browsers only. */
const CLIENT_ENTRIES = ['react.js', 'testing/react.js'];

const markAsClientModules = async (folder: string): Promise<void> => {
  for (const name of CLIENT_ENTRIES) {
    const file = path.join(folder, name);
    await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
  }
};

const npmPack = async (folder: string, outDir: string): Promise<string> => {
  const args = ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', outDir];
  const { stdout } = await promisify(execFile)('npm', args);
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
  if (!packed) throw new Error('npm created no package');
  return path.join(outDir, packed.filename);
};

/**
 * Packs the loader as a separate package: ES modules, one file of types for each entry point, and a README.
 *
 * @param outDir is emptied, and receives the tarball and the folder from which it was packed
 * @returns the tarball's path
 */
export const packLoader = async (outDir: string): Promise<string> => {
  const root = process.cwd();
  const project = { name, version, license };
  const folder = path.join(outDir, packageName(project));
  await rm(outDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleLoader(root, path.resolve(folder));
  writeTypes(folder);
  await markAsClientModules(folder);
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify(manifestOf(project), undefined, 2)}\n`,
  );
  await copyFile('LICENSE', path.join(folder, 'LICENSE'));
  await copyFile(path.join('federation', 'loader', 'README.md'), path.join(folder, 'README.md'));
  await copyFile(TEMPLATE, path.join(folder, path.basename(TEMPLATE)));
  return npmPack(folder, outDir);
};
