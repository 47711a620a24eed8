import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { fillTemplate } from '../../federation/edge/testing/fill-template';
import { freePort } from '../../federation/edge/testing/run-program';
import { BASE, configureEdge } from '../../federation/edge/testing/start-edge';
import { startNginx } from '../../federation/edge/testing/start-nginx';
import { startVarnish } from '../../federation/edge/testing/start-varnish';
import { startCeph, type Ceph } from '../object-store/ceph';

const BUCKET = 'header-releases';
const FOLDER = 'common';

const readTemplate = (name: string): string => readFileSync(path.join('federation', 'edge', name), 'utf8');

const hostOf = (address: string): string => new URL(address).host;

/** Allows everyone who reaches the store to read its objects, but not to list or write them. */
const PUBLIC_READ = JSON.stringify({
  Version: '2012-10-17',
  Statement: [
    { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${BUCKET}/*` },
  ],
});

/** An object store behind nginx, varnish and nginx again, all on this machine. */
export interface Delivery {
  /** The `--to` of the release tool. */
  readonly target: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly endpoint: string;
  /** Address of the releases on the entrance, with a trailing slash. */
  readonly base: string;
  readonly crashStore: () => Promise<void>;
  readonly restartStore: () => Promise<void>;
  /** Kills the process that holds the cache of varnish. Its manager starts another one, with an empty cache. */
  readonly crashEdge: () => void;
  /** Kills the processes of nginx that respond. Their manager starts others, with the cache on disk. */
  readonly crashOrigin: () => void;
  /** The same, for the server in front of the edge. */
  readonly crashEntrance: () => void;
  readonly stop: () => Promise<void>;
}

const createBucket = async (endpoint: string): Promise<void> => {
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  await client.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy: PUBLIC_READ }));
  client.destroy();
};

/** Kills the processes that a process has started. */
const killWorkers = (manager: number): void => {
  const children = readFileSync(`/proc/${String(manager)}/task/${String(manager)}/children`, 'utf8');
  for (const pid of children.trim().split(' ')) process.kill(Number(pid), 'SIGKILL');
};

const startBehind = async (ceph: Ceph): Promise<Delivery> => {
  const { environment, crash, restart } = ceph;
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] ?? '';
  // The SDK reads its keys from the variables of this process.
  Object.assign(process.env, environment);
  await createBucket(endpoint);
  const origin = await startNginx((listen) =>
    fillTemplate(readTemplate('nginx-object-store.conf'), {
      ORIGIN_LISTEN: listen,
      STORE_SCHEME: 'http',
      STORE_HOST: hostOf(endpoint),
      STORE_PATH: `/${BUCKET}/${FOLDER}`,
    }),
  );
  // There is no server of fragments, so that port stays closed.
  const fragmentPort = await freePort();
  const edge = await startVarnish(configureEdge(Number(new URL(origin.address).port), fragmentPort));
  const entrance = await startNginx((listen) =>
    fillTemplate(readTemplate('nginx-entrance.conf'), {
      ENTRANCE_LISTEN: listen,
      EDGE: hostOf(edge.address),
      ORIGIN: hostOf(origin.address),
      FRAGMENT: `127.0.0.1:${String(fragmentPort)}`,
    }),
  );
  return {
    // Ceph compares tags without their quotes.
    target: `s3://${BUCKET}/${FOLDER}?conditions=bare`,
    environment,
    endpoint,
    base: entrance.address + BASE,
    crashStore: crash,
    restartStore: restart,
    crashEdge: () => {
      killWorkers(edge.pid);
    },
    crashOrigin: () => {
      killWorkers(origin.pid);
    },
    crashEntrance: () => {
      killWorkers(entrance.pid);
    },
    stop: async () => {
      await entrance.stop();
      await edge.stop();
      await origin.stop();
      ceph.stop();
    },
  };
};

/** Starts the object store, with nginx and varnish in front of it. */
export const startDelivery = async (): Promise<Delivery> => {
  const ceph = startCeph(await freePort());
  if (!ceph) throw new Error('the object store did not start');
  try {
    return await startBehind(ceph);
  } catch (error) {
    ceph.stop();
    throw error;
  }
};
