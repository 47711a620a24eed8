import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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

/** A file with a hash in its name never changes; the browser revalidates every other file [FED-5]. */
const cacheControl = (file: string): string =>
  HASHED.test(path.basename(file)) ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache';

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, file) => {
  response.setHeader('cache-control', cacheControl(file.replace(/\.(br|gz)$/, '')));
  response.setHeader('vary', 'accept-encoding');
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
