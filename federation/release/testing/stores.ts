import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { createFolderStore } from '../folder-store';
import { openStore } from '../open-store';
import { createS3Store } from '../s3-store';
import type { ObjectStore } from '../store';
import { temporaryFolder } from './releases';

/** A kind of store on which the suite runs. */
interface TestedStore {
  readonly title: string;
  /** The store lists only the first 1,000 keys, because it does not support paging. */
  readonly onePage?: true;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Returns an empty store. */
  readonly fresh: () => Promise<ObjectStore>;
}

const BUCKET = 'releases';
const nothing = (): Promise<void> => Promise.resolve();

const folder: TestedStore = {
  title: 'a folder',
  start: nothing,
  stop: nothing,
  fresh: async () => createFolderStore(await temporaryFolder()),
};

/** Creates an S3 store in this process. It ignores conditions. */
export const createLocalS3 = () => {
  let server: S3rver | undefined;
  let endpoint = '';
  return {
    endpoint: (): string => endpoint,
    start: async (): Promise<void> => {
      server = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory: await temporaryFolder(),
        configureBuckets: [{ name: BUCKET, configs: [] }],
      });
      const { port } = await server.run();
      endpoint = `http://127.0.0.1:${port}`;
    },
    stop: async (): Promise<void> => {
      await server?.close();
    },
    /** @param at another address of the same server, such as that of a proxy */
    store: (
      at: string = endpoint,
      options: { prefix?: string; attempts?: number; timeout?: number } = {},
    ): ObjectStore =>
      createS3Store({
        bucket: BUCKET,
        prefix: options.prefix ?? `${randomUUID()}/`,
        conditions: 'none',
        endpoint: at,
        attempts: options.attempts ?? 4,
        timeout: options.timeout ?? 5000,
        region: 'us-east-1',
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      }),
  };
};

const local = createLocalS3();
const localS3: TestedStore = {
  title: 's3rver',
  onePage: true,
  start: local.start,
  stop: local.stop,
  fresh: () => Promise.resolve(local.store()),
};

/** The store of `npm run test:only -- store`, configured by the SDK's environment variables. */
const given = (target: string): TestedStore => ({
  title: target,
  start: async () => {
    const endpoint = process.env['AWS_ENDPOINT_URL_S3'];
    const client = new S3Client({
      region: process.env['AWS_REGION'] ?? 'us-east-1',
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    });
    await client.send(new CreateBucketCommand({ Bucket: new URL(target).hostname })).catch(() => undefined);
    client.destroy();
  },
  stop: nothing,
  fresh: () => {
    const url = new URL(target);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${randomUUID()}`;
    return openStore(url.href, process.env);
  },
});

const target = process.env['RELEASE_TEST_TARGET'];

/** The stores on which the suite runs. */
export const TESTED_STORES: readonly TestedStore[] =
  target === undefined ? [folder, localS3] : [given(target)];
