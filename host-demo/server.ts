import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAssets } from './assets';
import { registerGallery } from './gallery/register';
import { registerPanel } from './panel/register';
import { BARE_POLICY } from './page-policy';
import { registerServices } from './services/routes';
import { isFailing, registerSessions, updateWorld, worldOf } from './services/sessions/plugin';
import { registerShells } from './shells/register';

export interface DemoOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the built `remote`, `storefront` and `pages`; the project's own `dist` when left out. */
  readonly distDir?: string;
}

export interface Demo {
  /** @returns the origin that it answers at; rejects when the port is taken */
  readonly listen: () => Promise<string>;
  /** Ends every connection, also those that a fault keeps waiting. */
  readonly close: () => Promise<void>;
}

const DIST = path.join(__dirname, '..', 'dist');

const HEADERS = {
  'content-security-policy': BARE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const build = async (distDir: string): Promise<FastifyInstance> => {
  const app = fastify({
    forceCloseConnections: true,
    logger: { level: 'error', stream: process.stderr },
    // A page's request must be told what is wrong with it, not quietly mended.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  await registerSessions(app);
  await registerAssets(app, distDir);
  await registerServices(app);
  registerPanel(app);
  registerGallery(app);
  await registerShells(app, { worldOf, updateWorld, isFailing, distDir });
  return app;
};

/** The whole demo on one origin: services, panel, built assets and both shells [HOST-1]. */
export const createDemo = ({ port, host, distDir = DIST }: DemoOptions): Demo => {
  const app = build(distDir);
  // Whoever listens hears of a failure; one who never does must not end the process by it.
  app.catch(() => undefined);
  return {
    listen: async () => (await app).listen({ port, host }),
    close: async () => (await app).close(),
  };
};
