import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel, HeaderRelease } from '../../federation/loader';
import type { LoaderFacts } from './shop/shell-config';

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

const BASE = '/ecom/assets/mfe/common/';
const CHANNEL = 'stable';

/**
 * Where the remote is, and its release to put into the page, which saves the loader its round trips. A remote that is
 * a store of releases is asked for its channel at each page; whatever the channel says, the loader checks.
 */
export const readLoaderFacts = async (distDir: string): Promise<LoaderFacts> => {
  const remote = path.join(distDir, 'remote');
  const channel = (await readJson(path.join(remote, 'channels', `${CHANNEL}.json`))) as Channel | undefined;
  const folder = channel?.path ?? '';
  const release = (await readJson(path.join(remote, folder, 'header.json'))) as HeaderRelease | undefined;
  return {
    base: BASE,
    ...(channel && { channel: CHANNEL }),
    ...(channel && release && { path: folder }),
    ...(release && { release }),
  };
};
