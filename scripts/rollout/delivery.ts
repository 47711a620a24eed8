import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../federation/edge/testing/programs';
import {
  BASE,
  configureEdge,
  fillTemplate,
  startNginx,
  startVarnish,
} from '../../federation/edge/testing/servers';
import { startFaultyProxy } from '../../federation/testing/proxy';
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

const MAIN = path.join('federation', 'release', 'main.ts');

type Environment = Readonly<Record<string, string>>;

const start = (args: readonly string[], environment: Environment) => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output }));
  return { child, ended };
};

/** Runs the release tool in a process of its own. */
export const runTool = (args: readonly string[], environment: Environment) => start(args, environment).ended;

/**
 * Runs the release tool, and kills it when it sends a request that the store has not received yet.
 *
 * @param endpoint the address of the store
 * @param isLast returns whether the tool is killed at this request
 * @throws Error if the tool ends before
 */
export const killTool = async (
  args: readonly string[],
  environment: Environment,
  endpoint: string,
  isLast: (request: IncomingMessage) => boolean,
): Promise<void> => {
  const proxy = await startFaultyProxy(new URL(endpoint));
  const reached = new Promise<'reached'>((resolve) => {
    proxy.decide((request) => {
      if (!isLast(request)) return 'pass';
      resolve('reached');
      return 'hang';
    });
  });
  const { child, ended } = start(args, { ...environment, AWS_ENDPOINT_URL_S3: proxy.address });
  try {
    const first = await Promise.race([reached, ended]);
    if (first !== 'reached') throw new Error(`the tool ended before it was killed: ${first.output}`);
    child.kill('SIGKILL');
    await ended;
  } finally {
    await proxy.close();
  }
};
