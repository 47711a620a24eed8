import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../federation/release/open-store';
import { createLocalS3 } from '../../federation/release/testing/stores';
import { startReleaseServer } from '../../federation/release/testing/release-server';
import type { LoopbackServer } from '../../federation/testing/serve-on-loopback';

/** A store on this machine that the workflow releases to. */
export interface RehearsalStore {
  readonly title: string;
  readonly target: string;
  /** Variables with which the release tool reaches the store. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const folderStore = (): Promise<RehearsalStore> =>
  Promise.resolve({
    title: 'a folder',
    target: `folder:${mkdtempSync(path.join(tmpdir(), 'rehearsal-store-'))}`,
    environment: {},
    stop: () => Promise.resolve(),
  });

const objectStore = async (): Promise<RehearsalStore> => {
  const server = createLocalS3();
  await server.start();
  return {
    title: 'an S3-compatible object store',
    // s3rver does not check conditions of writes.
    target: 's3://releases/common?conditions=none',
    environment: {
      AWS_ENDPOINT_URL_S3: server.endpoint(),
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: server.stop,
  };
};

export const STORES = [folderStore, objectStore] as const;

/** Serves a store's objects as an edge does. */
export const serveStore = async ({ target, environment }: RehearsalStore): Promise<LoopbackServer> => {
  // The SDK reads its keys from this process's variables.
  Object.assign(process.env, environment);
  return startReleaseServer(await openStore(target, environment));
};
