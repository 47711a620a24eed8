import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type StatsCompilation } from 'webpack';
import { describeRelease, RELEASE_STATS } from '../federation/build/describe-release';
import { REMOTE_DIR, remoteConfig } from '../federation/build/remote-config';
import { SERVER_DIR, serverConfig } from '../federation/build/server-config';
import type { HeaderRelease } from '../federation/loader/release';
import { version } from '../package.json';
import { createDevProxy, freePort } from './dev-proxy';

const root = process.cwd();
// The shells' own recipes read it when they are loaded.
process.env['NODE_ENV'] = 'development';
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const node = (args: readonly string[], env: NodeJS.ProcessEnv, stdout: 'inherit' | 'pipe') =>
  spawn(process.execPath, args, {
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });

const build = { root, outDir: path.join(root, REMOTE_DIR), production: false, version };

/** Remote and storefront in one watcher; resolves after the first build. */
const watchBundles = async (onBuilt: () => void): Promise<HeaderRelease> => {
  const { default: storefront } = await import('../host-demo/shells/storefront/webpack.config');
  const compiler = webpack([remoteConfig('stock', build), remoteConfig('lean', build), storefront]);
  return new Promise((resolve) => {
    let started = performance.now();
    compiler.hooks.invalid.tap('dev', () => {
      started = performance.now();
    });
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) say(error.message);
      if (!stats) return;
      if (stats.hasErrors()) {
        say(stats.toString({ preset: 'errors-only' }));
        return;
      }
      const [stock, lean] = stats.stats.map((one): StatsCompilation => one.toJson(RELEASE_STATS));
      if (!stock || !lean) return;
      const release = describeRelease(build, { stock, lean });
      say(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      onBuilt();
      resolve(release);
    });
  });
};

/** The renderer of server-rendered pages. Files have no hashes while developing, so the first release stands for all. */
const watchRenderer = (release: HeaderRelease, onBuilt: () => void): void => {
  const compiler = webpack(serverConfig(build, path.join(root, SERVER_DIR), release, new Map()));
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) say(error.message);
    else if (stats?.hasErrors()) say(stats.toString({ preset: 'errors-only' }));
    else onBuilt();
  });
};

/** The hosts of the demo carry nothing of the header, so they need no watcher. */
const HOSTS = 'host-demo/shells/hosts/build.ts';

/** `npm run dev`: everything watched, and every page that carries the header reloaded when something changes. */
const main = async (): Promise<void> => {
  const stale = ['remote', 'storefront', 'pages', 'server-rendered', 'server', '.built-from'].map((name) =>
    path.join('dist', name),
  );
  await Promise.all(stale.map((name) => rm(name, { recursive: true, force: true })));

  const innerPort = await freePort();
  const proxy = createDevProxy(innerPort);
  const clients = ['pages', 'server-rendered'].map((shell) =>
    node(['--import', 'tsx', `host-demo/shells/${shell}/build.ts`, '--watch'], {}, 'inherit'),
  );
  watchRenderer(await watchBundles(proxy.reload), proxy.reload);
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
  clients.push(node(['--import', 'tsx', HOSTS], {}, 'inherit'));
  say(`/demo/hosts/* are built once, now; after a change of theirs: npx tsx ${HOSTS}`);
  const end = (): void => {
    for (const client of clients) client.kill();
    server.kill();
    process.exit();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
