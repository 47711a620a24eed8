import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import { openStore } from '../../federation/release/open-store';
import { forward } from '../../federation/testing/proxy';
import { serveOnLoopback, type LoopbackServer } from '../../federation/testing/serve-on-loopback';
import { serveStore, STORES, type RehearsalStore } from '../rehearse/stores';
import { releaseBuild } from '../release-build';

/** Path of the starter's pages. */
export const PAGE = '/ecom/my-host/';
/** Path of the release store. */
export const STORE_PATH = '/ecom/assets/mfe/common/';

interface OriginParts {
  /** The starter's server, or the folder of its built files. */
  readonly starter: { readonly address: string } | { readonly files: string };
  /** The release store, below which names of objects are paths; undefined for the demo's own. */
  readonly store?: string | undefined;
  readonly demo: string;
}

/** The line of a header in `_headers`. */
const HEADER = /^ +([\w-]+): (.*)$/gm;

/** Returns the headers of all files in a folder, as the web servers that read `_headers` send them. */
const headersOf = (folder: string): Record<string, string> => {
  const file = path.join(folder, '_headers');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(HEADER) : [];
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
};

const sendFile = (folder: string, name: string, outgoing: ServerResponse): void => {
  const found = path.join(folder, decodeURIComponent(name));
  const file = existsSync(found) && statSync(found).isDirectory() ? path.join(found, 'index.html') : found;
  if (!existsSync(file)) return void outgoing.writeHead(404).end();
  const type = contentType(path.extname(file)) || 'application/octet-stream';
  outgoing.writeHead(200, { ...headersOf(folder), 'content-type': type });
  outgoing.end(readFileSync(file));
};

/** Serves a starter on the shop's origin: its own path, the release store, and the demo at every other path. */
export const serveOrigin = ({ starter, store, demo }: OriginParts): Promise<LoopbackServer> =>
  serveOnLoopback((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const { pathname } = new URL(url, demo);
    if (store !== undefined && pathname.startsWith(STORE_PATH))
      forward(store, incoming, outgoing, { path: `/${url.slice(STORE_PATH.length)}` });
    else if (!pathname.startsWith(PAGE)) forward(demo, incoming, outgoing);
    else if ('address' in starter) forward(starter.address, incoming, outgoing);
    else sendFile(starter.files, pathname.slice(PAGE.length), outgoing);
  });

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
