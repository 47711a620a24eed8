import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote } from '../federation/build/build-remote';
import { SERVER_DIR } from '../federation/build/build-server';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { CHANNELS } from '../federation/release/channel';
import { createFolderStore } from '../federation/release/folder-store';
import { STORE_DIR } from '../host-demo/assets';
import { version } from '../package.json';
import { releaseBuild } from './release-build';

/**
 * Builds the remote and its renderer, publishes them to a folder, and promotes the release to every channel. The demo
 * serves the folder, so that `base` and `channel` mean the same there as in production [FED-5].
 */
const build = async (): Promise<void> => {
  const root = process.cwd();
  const outDir = path.join(root, REMOTE_DIR);
  await buildRemote({ root, outDir, production: true, version }, path.join(root, SERVER_DIR));
  await rm(STORE_DIR, { recursive: true, force: true });
  await releaseBuild(createFolderStore(STORE_DIR), CHANNELS);
};

void build();
