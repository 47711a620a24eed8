import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { channelPath, isChannel, type ChannelTarget } from '../../federation/loader/release';
import { downloadFile, downloadServer } from '../../federation/loader/renderer/download';
import { isCandidate } from '../../federation/loader/rollout/choose-target';
import { registerLifecycle, type ShutDown } from '../lifecycle';
import { readLoaderSettings, createServeRollout, rolloutSchema } from '../shells/assets';
import { createServeFragment, fragmentSchema } from '../shells/server-rendered/fragment';
import { createHeaderModule } from '../shells/server-rendered/render-header';

const TIMEOUT_MS = 10_000;
const CHANNEL = channelPath('stable', 1);

const readChannel = async (url: string): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} returned status ${String(response.status)}`);
  return Buffer.from(await response.arrayBuffer());
};

const write = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
};

/** Downloads what a server needs of a release: `header.json`, which is written last, and the renderer. */
const mirrorRelease = async (base: string, target: ChannelTarget, remote: string): Promise<void> => {
  const folder = path.join(remote, target.path);
  const header = path.join(folder, 'header.json');
  if (existsSync(header)) return;
  await downloadServer(base, target, folder);
  await downloadFile(`${base}${target.path}header.json`, target.integrity, `${header}.part`);
  await rename(`${header}.part`, header);
};

/**
 * Copies the channel `stable` from a release store to `distDir`, with the renderers of its releases. The channel's file
 * is written last, so pages are rendered with complete releases only [FED-8].
 *
 * @param base address of the release store, with a trailing slash
 * @throws Error if a file fails to load, or differs from the release's list of hashes
 */
const mirrorReleases = async (base: string, distDir: string): Promise<void> => {
  const remote = path.join(distDir, 'remote');
  const bytes = await readChannel(base + CHANNEL);
  const channel: unknown = JSON.parse(bytes.toString());
  if (!isChannel(channel)) throw new Error(`${base}${CHANNEL} is not a channel`);
  const { candidate } = channel;
  const targets = isCandidate(candidate) ? [channel, candidate] : [channel];
  for (const target of targets) await mirrorRelease(base, target, remote);
  await write(path.join(remote, CHANNEL), bytes);
};

interface FragmentServerOptions {
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
  const endServer = registerLifecycle(app, isAvailable);
  const serve = createServeFragment({ distDir: dataDir, publicOrigin, loadRenderHeader });
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
    shutDown: (async (shutdown) => {
      isEnding = true;
      clearTimeout(timer);
      await endServer(shutdown);
    }) satisfies ShutDown,
  };
};
