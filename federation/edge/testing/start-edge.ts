import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore } from '../../release/folder-store';
import type { ObjectStore } from '../../release/store';
import { temporaryFolder } from '../../release/testing/releases';
import { fillTemplate } from './fill-template';
import { startFragmentServer, type FragmentServer } from './fragment-server';
import { freePort } from './run-program';
import { startNginx, type RunningServer } from './start-nginx';
import { startVarnish } from './start-varnish';

const templateOf = (name: string): string => readFileSync(path.join(__dirname, '..', name), 'utf8');

/** Path of the releases on origin and edge. */
export const BASE = '/ecom/assets/mfe/common/';

/** Starts the origin without the edge. */
export const startOrigin = (
  releases: string,
  port?: number,
  configure = templateOf('nginx.conf'),
): Promise<RunningServer> =>
  startNginx((listen) => fillTemplate(configure, { RELEASES: releases, ORIGIN_LISTEN: listen }), port);

export interface Edge {
  readonly store: ObjectStore;
  readonly address: string;
  readonly fragment: FragmentServer;
  readonly startOrigin: () => Promise<void>;
  readonly stopOrigin: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Returns the origin's configuration with a max-age of 1 s for channels, to keep tests short. */
const withShortMaxAge = (): string => {
  const template = templateOf('nginx.conf');
  const short = template.replace('max-age=30,', 'max-age=1,');
  if (short === template) throw new Error('the configuration of the origin has another max-age for channels');
  return short;
};

/** Returns the edge's configuration for an origin and a fragment server at two ports of this machine. */
export const configureEdge = (origin: number, fragment: number): string =>
  fillTemplate(templateOf('varnish.vcl'), {
    ORIGIN_HOST: '127.0.0.1',
    ORIGIN_PORT: String(origin),
    FRAGMENT_HOST: '127.0.0.1',
    FRAGMENT_PORT: String(fragment),
  });

/**
 * Starts Varnish in front of nginx, which serves an empty store, and of a fragment server. Channels have a max-age of 1
 * s.
 */
export const startEdge = async (): Promise<Edge> => {
  const releases = await temporaryFolder();
  const port = await freePort();
  const begin = () => startOrigin(releases, port, withShortMaxAge());
  let origin = await begin();
  const fragment = await startFragmentServer();
  const edge = await startVarnish(configureEdge(port, fragment.port));
  return {
    store: createFolderStore(releases),
    address: edge.address,
    fragment,
    startOrigin: async () => {
      origin = await begin();
    },
    stopOrigin: () => origin.stop(),
    stop: async () => {
      await edge.stop();
      await Promise.all([origin.stop(), fragment.close()]);
    },
  };
};
