import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../../federation/build/precompress';
import { CONTRACT_VERSION } from '../../federation/contract/version';
import { missingPackages } from '../../federation/edge/testing/programs';
import { BASE, startOrigin } from '../../federation/edge/testing/start-edge';
import { releasePath } from '../../federation/loader/release';
import { buildRelease } from '../../federation/release/build-release';
import { createFolderStore } from '../../federation/release/folder-store';
import { promote } from '../../federation/release/promote';
import { publish } from '../../federation/release/publish';
import { startScriptProxy } from '../support/script-proxy';
import { buildPlainHost } from './build-host';
import { SIGNED_IN_CONFIG } from './host-config';
import { makeReleases } from './releases';
import { hostDocument } from './serve-page';

/** The packages of the origin that are not installed here, as text; empty if none is missing. */
export const MISSING_FOR_ORIGIN = missingPackages(['nginx', 'libnginx-mod-http-brotli-static']).join(', ');

const CHANNEL_CACHING = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=86400';

/** Returns the origin's configuration with channels that browsers always revalidate, so that no test waits for them. */
const withoutChannelCaching = (): string => {
  const template = readFileSync(path.resolve('federation/edge/nginx.conf'), 'utf8');
  if (!template.includes(CHANNEL_CACHING)) throw new Error('the origin caches channels in another way');
  return template.replace(CHANNEL_CACHING, 'no-cache');
};

/** Two releases at nginx, and a host's page at another origin, which passes all other requests on to the demo. */
export interface Upgrade {
  /** The origin of the host's page. */
  readonly address: string;
  readonly origin: string;
  /** Folders of the two releases below the base address, each with a trailing slash. */
  readonly folders: readonly [string, string];
  /** Folder of the store. */
  readonly store: string;
  readonly promoteSecond: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const publishVersion = async (releases: ReturnType<typeof makeReleases>, root: string, version: string) => {
  releases.publish(version);
  const remote = path.join(releases.distDir, 'remote', releasePath(version));
  await precompress(remote);
  const out = path.join(releases.distDir, 'release');
  const [packageVersion = ''] = version.split('+');
  const built = await buildRelease({
    remote,
    out,
    packageVersion,
    documents: () => ({}),
    contract: CONTRACT_VERSION,
    dryRun: false,
  });
  const store = createFolderStore(root);
  await publish({ store, folder: built.folder, dryRun: false, progress: () => undefined });
  return built.version;
};

const promoteTo = async (root: string, version: string): Promise<void> => {
  const store = createFolderStore(root);
  await promote({
    store,
    channel: 'stable',
    version,
    now: new Date(),
    by: 'test',
    dryRun: false,
    allowContractChange: false,
  });
};

/**
 * Publishes two releases with the release tool, the second after the first is on `stable`.
 *
 * @param demo the origin of the demo
 */
export const startUpgrade = async (demo: string): Promise<Upgrade> => {
  const releases = makeReleases();
  const store = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  const first = await publishVersion(releases, store, '1.0.0+3f9a0c21de');
  await promoteTo(store, first);
  const second = await publishVersion(releases, store, '1.1.0+90b7e41c55');
  const nginx = await startOrigin(store, undefined, withoutChannelCaching());
  const dir = await buildPlainHost();
  const { html, headers } = hostDocument({
    name: 'plain',
    dir,
    config: SIGNED_IN_CONFIG,
    loader: { base: nginx.address + BASE, channel: 'stable' },
    remoteOrigin: nginx.address,
  });
  // Not a route of Playwright, which turns the browser's cache off.
  const page = await startScriptProxy(demo, '', ({ url }, response) => {
    if (url === '/plain/') response.writeHead(200, headers).end(html);
    else if (url === '/plain/main.js') response.end(readFileSync(path.join(dir, 'main.js')));
    else return false;
    return true;
  });
  return {
    address: page.address,
    origin: nginx.address,
    folders: [releasePath(first), releasePath(second)],
    store,
    promoteSecond: () => promoteTo(store, second),
    close: async () => {
      await page.close();
      await nginx.stop();
      rmSync(store, { recursive: true, force: true });
      rmSync(releases.distDir, { recursive: true, force: true });
    },
  };
};
