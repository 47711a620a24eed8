import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore } from '../../release/folder-store';
import type { ObjectStore } from '../../release/store';
import { temporaryFolder } from '../../release/testing/small-release';
import { fillTemplate } from './fill-template';
import { startFragmentServer, type FragmentServer } from './fragment-server';
import { freePort } from './run-program';
import { startNginx, type RunningServer } from './start-nginx';
import { startVarnish } from './start-varnish';

const templateOf = (name: string): string => readFileSync(path.join(__dirname, '..', name), 'utf8');

/** Where both serve the releases. */
export const BASE = '/ecom/assets/mfe/common/';

/** The origin alone. */
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

/** A channel's life as a test can wait for it. */
const shortLived = (): string => {
  const template = templateOf('nginx.conf');
  const short = template.replace('max-age=30,', 'max-age=1,');
  if (short === template) throw new Error('the origin names another life of channels');
  return short;
};

/** The edge's configuration over what listens at two ports of this machine. */
export const configureEdge = (origin: number, fragment: number): string =>
  fillTemplate(templateOf('varnish.vcl'), {
    ORIGIN_HOST: '127.0.0.1',
    ORIGIN_PORT: String(origin),
    FRAGMENT_HOST: '127.0.0.1',
    FRAGMENT_PORT: String(fragment),
  });

/** Varnish in front of nginx and of a fragment's server, over an empty store; channels live for 1 s. */
export const startEdge = async (): Promise<Edge> => {
  const releases = await temporaryFolder();
  const port = await freePort();
  const begin = () => startOrigin(releases, port, shortLived());
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
