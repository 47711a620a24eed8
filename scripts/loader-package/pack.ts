import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { license, name, version } from '../../package.json';
import { SERVER_DIR } from '../../federation/build/build-server';
import { TEMPLATE } from '../docs/texts';
import { TOKENS } from '../docs/tokens';
import { appendGlobals, emitDeclarations, extractTypes } from '../contract/public-types';
import { bundleLoader, EXPORTS, manifestOf, packageName, registryFields, SOURCES } from './bundle';

const WORK = path.join('.cache', 'loader-package');

/** Entry points that hosts may use without the contract; they add its event types. */
const WITH_EVENT_TYPES: readonly string[] = ['index', 'react'];

/** The element in JSX. Without the types of React this would not compile, so it is only next to the React components. */
const JSX_ELEMENT = `
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ShopHeaderElement, ShopHeaderProperties } from './contract.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-header': DetailedHTMLProps<HTMLAttributes<ShopHeaderElement>, ShopHeaderElement> &
        Partial<ShopHeaderProperties> & {
          base?: string;
          channel?: string;
          accepts?: string;
          timeout?: number | string;
        };
    }
  }
}
`;

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
    if (entry.name === 'react') appendFileSync(rollup, JSX_ELEMENT);
  }
};

/** Entry points with React components, which a framework with server components renders in browsers only. */
const CLIENT_ENTRIES = ['react.js', 'testing/react.js'];

const markAsClientModules = async (folder: string): Promise<void> => {
  for (const name of CLIENT_ENTRIES) {
    const file = path.join(folder, name);
    const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { readonly mappings: string };
    await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
    // A semicolon is a line without mappings.
    await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
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
 * Packs the loader as a separate package: ES modules, source maps, one file of types for each entry point, a README and
 * the changelog.
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
  for (const file of ['LICENSE', 'CHANGELOG.md']) await copyFile(file, path.join(folder, file));
  await copyFile(path.join('federation', 'loader', 'README.md'), path.join(folder, 'README.md'));
  for (const file of [TEMPLATE, TOKENS]) await copyFile(file, path.join(folder, path.basename(file)));
  return npmPack(folder, outDir);
};

/**
 * Packs the built renderer, which is a package, with the fields for registries.
 *
 * @returns the tarball's path
 */
export const packRenderer = async (outDir: string, built = SERVER_DIR): Promise<string> => {
  const manifestFile = path.join(built, 'package.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { readonly name: string };
  const folder = path.join(outDir, manifest.name);
  await cp(built, folder, { recursive: true });
  await copyFile('CHANGELOG.md', path.join(folder, 'CHANGELOG.md'));
  const text = JSON.stringify({ ...manifest, ...registryFields(process.env) }, undefined, 2);
  await writeFile(path.join(folder, 'package.json'), `${text}\n`);
  return npmPack(folder, outDir);
};
