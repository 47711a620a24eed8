import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { createDeltaRewrite, registerAssets } from './assets';
import { registerGallery } from './gallery/register';
import { createKnownHost, createRefuseUnknownHost } from './known-host';
import { registerLifecycle, type ShutDown } from './lifecycle';
import { registerPanel } from './panel/register';
import { BARE_POLICY } from './page-policy';
import { registerPlayground } from './playground/register';
import { registerReleases } from './releases/register';
import { registerServices } from './services/routes';
import { registerSessions } from './services/sessions/plugin';
import type { FeatureSwitches, SeasonName } from './services/state';
import { readLoaderSettings } from './shells/assets';
import { registerShells } from './shells/serve';

interface DemoOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the built `remote`, `storefront` and `pages`; by default the project's own `dist`. */
  readonly distDir?: string;
  /**
   * Origin that shoppers use, such as `https://shop.example`, if another server is in front of this one; by default the
   * address that this server listens on.
   */
  readonly publicOrigin?: string;
  /** Address for metrics of an OTLP/HTTP back end, which receives the health of releases; by default the demo's own. */
  readonly metricsUrl?: string | undefined;
  /** Season of new worlds, for tests that must not depend on the date; by default that of their clock. */
  readonly season?: SeasonName;
  /** Features of new worlds that differ from those of `FEATURES`. */
  readonly features?: Partial<FeatureSwitches>;
  /** Milliseconds in which a request must arrive completely. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds by which every answer is delayed at most, at random; by default none is. */
  readonly maxDelayMs?: number;
}

export interface Demo {
  /** @returns the origin that the server listens on; rejects when the port is in use */
  readonly listen: () => Promise<string>;
  /** Ends every connection, including those that a fault keeps open. */
  readonly close: () => Promise<void>;
  /** Says that the demo is not ready, lets requests in flight finish within a time limit, and then closes. */
  readonly shutDown: ShutDown;
}

const REQUEST_TIMEOUT_MS = 10_000;

const DIST = path.join(__dirname, '..', 'dist');

const HEADERS = {
  'content-security-policy': BARE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const build = async ({
  host,
  publicOrigin,
  distDir = DIST,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  maxDelayMs = 0,
  season,
  features = {},
  metricsUrl,
}: DemoOptions): Promise<{ readonly app: FastifyInstance; readonly shutDown: ShutDown }> => {
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node swaps the two timeouts when this one is longer.
      headersTimeout: requestTimeoutMs,
      // How often Node looks for requests that exceed the timeout; every 30 s by default.
      connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs),
    },
    logger: { level: 'error', stream: process.stderr },
    // Errors in a page's request must be reported, not corrected silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: createDeltaRewrite(distDir),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  const shutDown = registerLifecycle(
    app,
    async () => (await readLoaderSettings(distDir)).release !== undefined,
  );
  const publicName = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  app.addHook('onRequest', createRefuseUnknownHost(createKnownHost([host, ...publicName])));
  // Answers arrive in any order.
  if (maxDelayMs > 0) app.addHook('preHandler', async () => sleep(randomInt(maxDelayMs + 1)));
  await registerSessions(app, { season: season ?? null, features });
  await registerAssets(app, distDir);
  await registerServices(app);
  registerPanel(app);
  registerGallery(app);
  registerPlayground(app, distDir);
  registerReleases(app, { metricsUrl });
  await registerShells(app, { distDir, ...(publicOrigin !== undefined && { publicOrigin }) });
  return { app, shutDown };
};

/** Creates the whole demo on one origin: services, panel, built assets and the shells [HOST-1]. */
export const createDemo = (options: DemoOptions): Demo => {
  const { port, host } = options;
  const demo = build(options);
  // `listen` and `close` reject with the error; without either call, it must not end the process as an unhandled
  // rejection.
  demo.catch(() => undefined);
  return {
    listen: async () => (await demo).app.listen({ port, host }),
    close: async () => (await demo).app.close(),
    shutDown: async (shutdown) => (await demo).shutDown(shutdown),
  };
};
