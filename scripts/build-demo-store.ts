import { rm } from 'node:fs/promises';
import { CHANNELS } from '../federation/release/channel';
import { createFolderStore } from '../federation/release/folder-store';
import { STORE_DIR } from '../host-demo/assets';
import { releaseBuild } from './release-build';

/**
 * Publishes the built remote to a folder, and promotes it to every channel. The demo serves the folder, so that `base` and
 * `channel` mean the same there as in production [FED-5].
 */
const buildStore = async (): Promise<void> => {
  await rm(STORE_DIR, { recursive: true, force: true });
  await releaseBuild(createFolderStore(STORE_DIR), CHANNELS);
};

void buildStore();
