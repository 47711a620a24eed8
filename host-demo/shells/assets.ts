import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel, HeaderRelease } from '../../federation/loader';
import { channelPath, type ChannelTarget } from '../../federation/loader/release';
import type { LoaderSettings } from './shop/shell-config';

/** Hashed names of a shell's files, from its build. */
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

/** Reads the names for each page, so that the next page uses a rebuild; empty before the first build. */
export const readAssets = async (distDir: string, shell: string): Promise<ShellAssets> =>
  ((await readJson(path.join(distDir, shell, 'assets.json'))) ?? { scripts: [], styles: [] }) as ShellAssets;

const BASE = '/ecom/assets/mfe/common/';
const CHANNEL = 'stable';

/** Chooses between the current release of a channel and its candidate. */
export type ChooseTarget = (channel: Channel) => ChannelTarget;

/** Reads the demo's channel; undefined if `distDir` is not a release store. */
export const readChannel = async (distDir: string): Promise<Channel | undefined> =>
  (await readJson(path.join(distDir, 'remote', channelPath(CHANNEL, 1)))) as Channel | undefined;

/**
 * Returns the remote's address and its release. The page contains the release, which saves the loader requests. In a
 * release store, the channel is read for each page; the loader validates it.
 *
 * @param choose by default the current release is used
 */
export const readLoaderSettings = async (
  distDir: string,
  choose: ChooseTarget = (channel) => channel,
): Promise<LoaderSettings> => {
  const remote = path.join(distDir, 'remote');
  const channel = await readChannel(distDir);
  const folder = channel ? choose(channel).path : '';
  const release = (await readJson(path.join(remote, folder, 'header.json'))) as HeaderRelease | undefined;
  return {
    base: BASE,
    ...(channel && { channel: CHANNEL }),
    ...(channel && release && { path: folder }),
    ...(release && { release }),
  };
};
