import path from 'node:path';
import fastify from 'fastify';
import { registerLifecycle, type Shutdown } from '../lifecycle';
import { readLoaderSettings } from '../shells/assets';
import { createServeRollout, rolloutSchema } from '../shells/rollout';
import { createServeFragment, fragmentSchema } from '../shells/server-rendered/fragment';
import { createHeaderModule } from '../shells/server-rendered/header-module';
import { mirrorReleases } from './mirror-releases';

export interface FragmentServerOptions {
  readonly port: number;
  readonly host: string;
  /** Address of the release store, with a trailing slash. */
  readonly releases: string;
  /** The origin that shoppers use. */
  readonly publicOrigin: string;
  /** Folder for the renderers, which is written to. */
  readonly dataDir: string;
  /** Milliseconds between two looks at the channel. */
  readonly refreshMs: number;
  readonly log: (line: string) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts the server of the header's fragment. It accepts requests at once, and is ready when it has downloaded the
 * renderer of the channel's release [FED-8].
 */
export const startFragmentServer = async (options: FragmentServerOptions) => {
  const { port, host, releases, publicOrigin, refreshMs, log } = options;
  const dataDir = path.resolve(options.dataDir);
  const app = fastify({ logger: { level: 'error', stream: process.stderr } });
  const loadRenderHeader = createHeaderModule(dataDir);
  const isAvailable = async (): Promise<boolean> => {
    const { release, path: folder } = await readLoaderSettings(dataDir);
    return release !== undefined && folder !== undefined;
  };
  const lifecycle = registerLifecycle(app, isAvailable);
  const unused = (): never => {
    throw new Error('the server of the fragment has no sessions');
  };
  const deps = { worldOf: unused, updateWorld: unused, isFailing: unused };
  const serve = createServeFragment({ ...deps, distDir: dataDir, publicOrigin, loadRenderHeader });
  app.get('/mfe/common/header', { schema: fragmentSchema }, async (request, reply) =>
    (await isAvailable())
      ? serve(request as Parameters<typeof serve>[0], reply)
      : reply.code(503).header('cache-control', 'no-store').send({ error: 'the renderer is not available' }),
  );
  app.get('/mfe/common/rollout', { schema: rolloutSchema }, createServeRollout(dataDir));

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnding = false;
  const refresh = async (): Promise<void> => {
    await mirrorReleases(releases, dataDir).catch((error: unknown) => {
      log(`the releases were not refreshed: ${reasonOf(error)}`);
    });
    if (!isEnding) timer = setTimeout(() => void refresh(), refreshMs);
  };
  const origin = await app.listen({ port, host });
  void refresh();
  return {
    origin,
    shutDown: async (shutdown: Shutdown): Promise<void> => {
      isEnding = true;
      clearTimeout(timer);
      await lifecycle.shutDown(shutdown);
    },
  };
};
