import { openStore } from '../../federation/release/open-store';
import { serveStore, STORES, type RehearsalStore } from '../rehearse/stores';
import { releaseBuild } from '../release-build';

/** A release store with a release on `stable`. */
export interface FilledStore {
  readonly title: string;
  readonly address: string;
  /** Publishes a release with the next major version of the contract, and promotes it to `stable`. */
  readonly promoteNextContract: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const fill = async (store: RehearsalStore): Promise<FilledStore> => {
  const { address, close } = await serveStore(store);
  const objects = await openStore(store.target, store.environment);
  await releaseBuild(objects, ['stable']);
  return {
    title: store.title,
    address,
    promoteNextContract: () =>
      releaseBuild(objects, ['stable'], { packageVersion: '2.0.0', contract: '2.0.0' }),
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
