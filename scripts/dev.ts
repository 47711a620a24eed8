import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import webpack, { type StatsCompilation } from 'webpack';
import { describeRelease, RELEASE_STATS } from '../federation/build/describe-release';
import { REMOTE_DIR, remoteConfig } from '../federation/build/remote-config';
import { buildRenderer, SERVER_DIR } from '../federation/build/build-server';
import { freePort } from '../federation/edge/testing/programs';
import type { HeaderRelease } from '../federation/loader/release';
import { version } from '../package.json';

/** How long a request waits for a server that is restarting. */
const RESTART_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 100;

interface DevProxy {
  readonly listen: (port: number, host: string) => Promise<void>;
  /** Reloads every open page. */
  readonly reload: () => void;
}

const sendRequest = (port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const options = { host: '127.0.0.1', port, method, path: url, headers };
    request(options, resolve).once('error', reject).end(body);
  });

const forward = async (port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const body = await buffer(incoming);
  const deadline = performance.now() + RESTART_TIMEOUT_MS;
  for (;;) {
    try {
      const response = await sendRequest(port, incoming, body);
      // Development builds have no hashes in their file names, so responses must not be cached.
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'cache-control': 'no-store' });
      response.on('error', () => outgoing.destroy()).pipe(outgoing);
      return;
    } catch (error) {
      const restarting = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (!restarting || performance.now() > deadline) {
        outgoing.destroy();
        return;
      }
      await delay(RETRY_DELAY_MS);
    }
  }
};

/**
 * A proxy in front of the demo's server during development: adds `/dev/reload`, disables caching, and waits through restarts.
 *
 * @param port the port of the demo's server on 127.0.0.1
 */
const createDevProxy = (port: number): DevProxy => {
  const pages = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/dev/reload') {
      void forward(port, incoming, outgoing);
      return;
    }
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.flushHeaders();
    pages.add(outgoing);
    outgoing.once('close', () => pages.delete(outgoing));
  });
  return {
    listen: (own, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(own, host, resolve);
      }),
    reload: () => {
      for (const page of pages) page.write('data: reload\n\n');
    },
  };
};

const root = process.cwd();
// The shells' webpack configurations read it when they are loaded.
process.env['NODE_ENV'] = 'development';
const log = (line: string): void => void process.stderr.write(`${line}\n`);

const node = (args: readonly string[], env: NodeJS.ProcessEnv, stdout: 'inherit' | 'pipe') =>
  spawn(process.execPath, args, {
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });

const build = {
  root,
  outDir: path.join(root, REMOTE_DIR),
  production: false,
  version,
  reloads: true,
} as const;

/** Watches the remote and the React shells in one compiler; resolves after the first build. */
const watchBundles = async (onBuilt: (release: HeaderRelease) => void): Promise<void> => {
  const { default: storefront } = await import('../host-demo/shells/storefront/webpack.config');
  const { default: lists } = await import('../host-demo/shells/lists/webpack.config');
  const compiler = webpack([remoteConfig('stock', build), remoteConfig('lean', build), storefront, lists]);
  return new Promise((resolve) => {
    let started = performance.now();
    compiler.hooks.invalid.tap('dev', () => {
      started = performance.now();
    });
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) log(error.message);
      if (!stats) return;
      if (stats.hasErrors()) {
        log(stats.toString({ preset: 'errors-only' }));
        return;
      }
      const [stock, lean] = stats.stats.map((one): StatsCompilation => one.toJson(RELEASE_STATS));
      if (!stock || !lean) return;
      const release = describeRelease(build, { stock, lean });
      log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      onBuilt(release);
      resolve();
    });
  });
};

/**
 * Builds the renderer of server-rendered pages after each build of the remote, since it contains the hashes of the
 * remote's files.
 */
const createRendererQueue = (onBuilt: () => void): ((release: HeaderRelease) => void) => {
  let queue = Promise.resolve();
  let latest: HeaderRelease | undefined;
  const buildLatest = async (): Promise<void> => {
    if (!latest) return;
    const release = latest;
    latest = undefined;
    await buildRenderer(build, path.join(root, SERVER_DIR), release).then(onBuilt, (error: unknown) => {
      log(String(error));
    });
  };
  return (release) => {
    latest = release;
    queue = queue.then(buildLatest);
  };
};

/** Builds of the demo that have no watcher: its hosts contain no code of the header. */
const HOSTS = 'host-demo/shells/hosts/build.ts';
const PLAYGROUND = 'host-demo/playground/build.ts';

/** `npm run dev`: watches everything, and reloads the pages when something changes. */
const main = async (): Promise<void> => {
  const built = ['remote', 'storefront', 'lists', 'pages', 'server-rendered', 'server', '.built-from'];
  const stale = built.map((name) => path.join('dist', name));
  await Promise.all(stale.map((name) => rm(name, { recursive: true, force: true })));

  const innerPort = await freePort();
  const proxy = createDevProxy(innerPort);
  const clients = [node(['--import', 'tsx', 'host-demo/shells/build-clients.ts', '--watch'], {}, 'inherit')];
  const queueRenderer = createRendererQueue(proxy.reload);
  await watchBundles((release) => {
    proxy.reload();
    queueRenderer(release);
  });
  const server = node(
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'host-demo/main.ts'],
    { PORT: String(innerPort), HOST: '127.0.0.1' },
    'pipe',
  );
  server.stdout?.on('data', (text: Buffer) => {
    if (text.includes('ready ')) proxy.reload();
  });

  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = Number(process.env['PORT'] ?? 3000);
  await proxy.listen(port, host);
  console.log(`ready http://${host}:${String(port)}/ecom/shop/browse/groceries`);
  for (const file of [HOSTS, PLAYGROUND]) clients.push(node(['--import', 'tsx', file], {}, 'inherit'));
  log(`/demo/hosts/* is built once. After a change there, run: npx tsx ${HOSTS}`);
  log(`/demo/playground is built once. After a change there, run: npx tsx ${PLAYGROUND}`);
  const stop = (): void => {
    for (const client of clients) client.kill();
    server.kill();
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

void main();
