import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { version as packageVersion } from '../package.json';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { SERVER_DIR } from '../federation/build/build-server';
import { CONTRACT_VERSION } from '../federation/contract/version';
import { buildRelease } from '../federation/release/build-release';
import type { CHANNELS } from '../federation/release/channel';
import { promote } from '../federation/release/promote';
import { publish } from '../federation/release/publish';
import type { ObjectStore } from '../federation/release/store';

/**
 * Publishes the build to a store as the release tool does, and promotes it to channels; by default with the versions of
 * the project.
 */
export const releaseBuild = async (
  store: ObjectStore,
  channels: readonly (typeof CHANNELS)[number][],
  versions = { packageVersion, contract: CONTRACT_VERSION },
): Promise<void> => {
  const out = await mkdtemp(path.join(tmpdir(), 'release-'));
  const { version, folder } = await buildRelease({
    ...versions,
    remote: REMOTE_DIR,
    server: SERVER_DIR,
    out,
    documents: () => ({}),
    dryRun: false,
  });
  await publish({ store, folder, dryRun: false, progress: () => undefined });
  const move = { store, version, by: 'build', dryRun: false, allowContractChange: false };
  for (const channel of channels) await promote({ ...move, channel, now: new Date() });
  await rm(out, { recursive: true });
};
