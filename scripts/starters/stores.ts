import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { version as packageVersion } from '../../package.json';
import { REMOTE_DIR } from '../../federation/build/remote-config';
import { SERVER_DIR } from '../../federation/build/server-config';
import { CONTRACT_VERSION } from '../../federation/contract/version';
import { buildRelease } from '../../federation/release/build-release';
import { openStore } from '../../federation/release/open-store';
import { promote } from '../../federation/release/promote';
import { publish } from '../../federation/release/publish';
import { serveStore, STORES, type RehearsalStore } from '../rehearse/stores';

/** A release store with a release on `stable`. */
export interface FilledStore {
  readonly title: string;
  readonly address: string;
  /** Publishes a release with the next major version of the contract, and promotes it to `stable`. */
  readonly promoteNextContract: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface NewRelease {
  readonly version: string;
  readonly contract: string;
}

const promoteRelease = async (
  { target, environment }: RehearsalStore,
  { version: ofPackage, contract }: NewRelease,
): Promise<void> => {
  const out = mkdtempSync(path.join(tmpdir(), 'starters-release-'));
  const { version, folder } = await buildRelease({
    remote: REMOTE_DIR,
    server: SERVER_DIR,
    out,
    documents: () => ({}),
    packageVersion: ofPackage,
    contract,
    dryRun: false,
  });
  const store = await openStore(target, environment);
  await publish({ store, folder, dryRun: false, progress: () => undefined });
  const now = new Date();
  await promote({
    store,
    channel: 'stable',
    version,
    now,
    by: 'build',
    dryRun: false,
    allowContractChange: false,
  });
  await rm(out, { recursive: true, force: true });
};

const fill = async (store: RehearsalStore): Promise<FilledStore> => {
  const { address, close } = await serveStore(store);
  await promoteRelease(store, { version: packageVersion, contract: CONTRACT_VERSION });
  return {
    title: store.title,
    address,
    promoteNextContract: () => promoteRelease(store, { version: '2.0.0', contract: '2.0.0' }),
    async stop() {
      await close();
      await store.stop();
    },
  };
};

/**
 * Fills a folder and an S3-compatible object store with the built release, as the release tool does. Each starter needs
 * its own stores: s3rver lists only 1,000 keys, which is the size of five releases.
 */
export const fillStores = async (): Promise<readonly FilledStore[]> => {
  const filled: FilledStore[] = [];
  for (const open of STORES) filled.push(await fill(await open()));
  return filled;
};
