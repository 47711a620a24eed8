import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';

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
