import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundledPackage } from './bundled-packages';

/** What belongs to a built remote and is not served with it: source maps, and what it was made of. */
export const COMPANION_DIR = path.join('dist', 'remote-companion');
export const MAPS_DIR = 'maps';
export const PACKAGES_FILE = 'packages.json';

/** Takes the source maps out of a build's folder and puts them, and the packages, into a folder of their own. */
export const setAside = async (
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
