import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderRelease } from '../../federation/loader';

/** Hashed names of a shell's files, as its build listed them. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Read for each page, so that a rebuild shows at the next one; empty while nothing is built. */
export const readAssets = async (distDir: string, shell: string): Promise<ShellAssets> =>
  ((await readJson(path.join(distDir, shell, 'assets.json'))) ?? { scripts: [], styles: [] }) as ShellAssets;

/** The remote's release to put into the page, which saves the loader a round trip. */
export const readRelease = async (distDir: string): Promise<HeaderRelease | undefined> =>
  (await readJson(path.join(distDir, 'remote', 'header.json'))) as HeaderRelease | undefined;
