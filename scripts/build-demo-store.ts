import { rm } from 'node:fs/promises';
import path from 'node:path';
import { version as packageVersion } from '../package.json';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { SERVER_DIR } from '../federation/build/server-config';
import { CONTRACT_VERSION } from '../federation/contract/version';
import { buildRelease } from '../federation/release/build-release';
import { CHANNELS } from '../federation/release/channel';
import { createFolderStore } from '../federation/release/folder-store';
import { promote } from '../federation/release/promote';
import { publish } from '../federation/release/publish';
import { STORE_DIR } from '../host-demo/assets';

const RELEASE_DIR = path.join(STORE_DIR, '..', 'store-release');

/**
 * Publishes the built remote to a folder as the release tool does, and promotes it to every channel. The demo serves the
 * folder, so that `base` and `channel` mean the same there as in production [FED-5].
 */
const buildStore = async (): Promise<void> => {
  await rm(STORE_DIR, { recursive: true, force: true });
  const { version, folder } = await buildRelease({
    remote: REMOTE_DIR,
    server: SERVER_DIR,
    out: RELEASE_DIR,
    documents: () => ({}),
    packageVersion,
    contract: CONTRACT_VERSION,
    dryRun: false,
  });
  const store = createFolderStore(STORE_DIR);
  await publish({ store, folder, dryRun: false, progress: () => undefined });
  for (const channel of CHANNELS)
    await promote({
      store,
      channel,
      version,
      now: new Date(),
      by: 'build',
      dryRun: false,
      allowContractChange: false,
    });
  await rm(RELEASE_DIR, { recursive: true });
};

void buildStore();
