import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';

/** Files that belong to a built remote but are not served with it: source maps and the list of packages. */
export const COMPANION_DIR = path.join('dist', 'remote-companion');
export const MAPS_DIR = 'maps';
export const PACKAGES_FILE = 'packages.json';

/** A package whose code is part of the remote. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Path relative to the repository's root, with forward slashes. */
  readonly folder: string;
}

/** Folders that start with a dot belong to tools, such as the federation's generated entry. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/** Returns the modules that webpack has concatenated into this one. */
const partsOf = (module: Module): readonly Module[] => {
  const parts: unknown = 'modules' in module ? module.modules : undefined;
  return Array.isArray(parts) ? parts.filter((part) => part instanceof webpack.Module) : [module];
};

const foldersOf = ({ modules, chunkGraph }: Compilation): string[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '')?.[0] ?? []);

/** Describes the package that is installed in a folder below the root. */
export const describePackage = (root: string, folder: string): BundledPackage => {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  return { name, version, folder: path.relative(root, folder).split(path.sep).join('/') };
};

/** Returns the packages with a module in a chunk of these compilations, sorted by folder. */
export const bundledPackages = (root: string, compilations: readonly Compilation[]): BundledPackage[] => {
  const folders = new Set(compilations.flatMap(foldersOf));
  return [...folders].sort().map((folder) => describePackage(root, folder));
};

/** Moves the source maps of a build into the companion folder, and writes the list of packages there. */
export const moveCompanionFiles = async (
  outDir: string,
  companionDir: string,
  packages: readonly BundledPackage[],
): Promise<void> => {
  const maps = path.join(companionDir, MAPS_DIR);
  await rm(companionDir, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  const names = (await readdir(outDir)).filter((name) => name.endsWith('.map'));
  await Promise.all(names.map((name) => rename(path.join(outDir, name), path.join(maps, name))));
  await writeFile(path.join(companionDir, PACKAGES_FILE), `${JSON.stringify(packages, undefined, 1)}\n`);
};
