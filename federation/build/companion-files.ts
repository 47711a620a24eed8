import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundledPackage } from './bundled-packages';

/** Files that belong to a built remote but are not served with it: source maps and the list of packages. */
export const COMPANION_DIR = path.join('dist', 'remote-companion');
export const MAPS_DIR = 'maps';
export const PACKAGES_FILE = 'packages.json';

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
