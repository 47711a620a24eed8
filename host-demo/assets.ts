import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { requestedDelta, useAsDictionary } from '../federation/release/deltas/dictionary';

const YEAR = 31_536_000;

const STORE = 'store';

/** The release store that `npm run build` fills, with one release on every channel. */
export const STORE_DIR = `dist/${STORE}`;

const REMOTE_PREFIX = '/ecom/assets/mfe/common/';

/** URL prefix of each built part, by its folder in `dist` [FED-10]. */
const PARTS: readonly (readonly [string, string])[] = [
  ['remote', REMOTE_PREFIX],
  ['storefront', '/ecom/assets/storefront/'],
  ['lists', '/ecom/assets/lists/'],
  ['pages', '/ecom/assets/pages/'],
  ['server-rendered', '/ecom/assets/server-rendered/'],
  ['hosts', '/ecom/assets/hosts/'],
];

/** A content hash in a file's name: hexadecimal by webpack, base 32 by esbuild. */
const HASHED = /[.-]([0-9a-f]{6,}|[A-Z0-9]{8})\.[a-z.]+$/;

/** The folder of a release: its version, and a hash of its files. */
const RELEASE_FOLDER = /^\d[^_]*_[0-9a-f]+$/;

/** A file of a release; `deltas` is the folder of a delta, if the file is one. */
const RELEASED = /\/\d[^_/]*_[0-9a-f]+\/(?<deltas>deltas\/\w+\/)?[^/]+$/;

const isImmutable = (file: string): boolean =>
  HASHED.test(path.basename(file)) || RELEASE_FOLDER.test(path.basename(path.dirname(file)));

/**
 * A file with a hash in its name never changes, and neither does a file of a release; the browser revalidates every
 * other file [FED-5].
 */
const cacheControl = (file: string): string =>
  isImmutable(file) ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache';

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, file) => {
  const name = file.replace(/\.(br|gz)$/, '');
  const released = RELEASED.exec(name);
  const dictionary = released ? useAsDictionary(REMOTE_PREFIX, name) : undefined;
  response.setHeader('cache-control', cacheControl(name));
  response.setHeader(
    'vary',
    dictionary === undefined ? 'accept-encoding' : 'accept-encoding, available-dictionary',
  );
  if (dictionary !== undefined) response.setHeader('use-as-dictionary', dictionary);
  if (released?.groups?.['deltas'] !== undefined) response.setHeader('content-encoding', 'dcz');
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('timing-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
};

/** Returns the folders of the release store, if it has been built, with their URL prefixes. */
const storeParts = (distDir: string): readonly (readonly [string, string])[] => {
  const store = path.join(distDir, STORE);
  if (!existsSync(store)) return [];
  return readdirSync(store).map((name) => [path.join(STORE, name), `${REMOTE_PREFIX}${name}/`] as const);
};

/**
 * Creates a function that returns the address at which the demo looks for a requested file: that of its delta, if the
 * browser has the dictionary and the store has the delta. The loader's retry receives the whole file.
 */
export const createDeltaRewrite =
  (distDir: string) =>
  ({ url = '/', headers }: IncomingMessage): string => {
    const delta =
      url.startsWith(REMOTE_PREFIX) && !url.includes('?') ? requestedDelta(url, headers) : undefined;
    if (delta === undefined || !RELEASED.test(delta)) return url;
    const file = path.join(distDir, STORE, delta.slice(REMOTE_PREFIX.length));
    return existsSync(file) ? delta : url;
  };

/** The URL prefix of all built parts. */
const ASSETS = '/ecom/assets/';

/** Serves the built parts, and the compressed copies of their files. */
export const registerAssets = async (app: FastifyInstance, distDir: string): Promise<void> => {
  for (const [folder, prefix] of [...PARTS, ...storeParts(distDir)]) {
    const root = path.join(distDir, folder);
    // The server also starts before the first build.
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      index: false,
      setHeaders,
    });
  }
  // Without this route the shop's own 404 page would respond, which needs a session; requests for assets have none.
  app.get(`${ASSETS}*`, async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ error: 'Not Found' }),
  );
};
