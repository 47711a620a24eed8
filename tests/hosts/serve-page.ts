import path from 'node:path';
import type { Page } from '@playwright/test';
import type { HeaderConfig } from '../../federation/contract';
import type { LoaderOptions } from '../../federation/loader';
import { pagePolicy } from '../../host-demo/page-policy';
import { buildPlainHost } from './build-host';
import { HOST_CONFIG } from './host-config';

const NONCE = 'nonce-of-the-host';

export interface HostPage {
  /** First segment of the page's path on the demo's origin. */
  readonly name: string;
  /** Folder with the host's built files; `main.js` is its script. */
  readonly dir: string;
  readonly config: HeaderConfig;
  /** Options of our loader besides its base address. */
  readonly loader?: Partial<LoaderOptions>;
  /** The host's own style sheet; it precedes the header's. */
  readonly styles?: string;
  /** The host's own markup, below the header. */
  readonly content?: string;
  /** Whether the page shows the header's first frame before its own script. */
  readonly hasFrame?: boolean;
  /**
   * The sources of `script-src` in the page's policy. By default, scripts with the page's nonce, and scripts that they
   * add.
   */
  readonly scripts?: string;
  /** The sources of `connect-src` in the page's policy; by default the page's origin. */
  readonly requests?: string;
  /** Another origin from which the page may load the remote. */
  readonly remoteOrigin?: string;
}

const policyOf = ({ scripts, requests, remoteOrigin = '' }: HostPage): string => {
  const policy = pagePolicy(NONCE)
    .replace(/connect-src [^;]*/, (own) => (requests === undefined ? own : `connect-src ${requests}`))
    .replace(/(connect|style)-src [^;]*/g, `$& ${remoteOrigin}`);
  return scripts === undefined ? policy : policy.replace(/script-src [^;]*/, `script-src ${scripts}`);
};

/** The first frame's script, and the element that it is shown in. */
const frameOf = (json: string): string =>
  `<script nonce="${NONCE}" src="/ecom/assets/mfe/common/frame.js" async></script>
    <shop-header><script type="application/json">${json}</script></shop-header>`;

/** Returns the document of a host's page, and the headers of its response. */
export const hostDocument = (host: HostPage) => {
  const { name, config, loader = {}, styles, content = '', hasFrame = false } = host;
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
    ${styles === undefined ? '' : `<link rel="stylesheet" href="/${name}/host.css">`}</head>
    <body>${hasFrame ? frameOf(json) : ''}<div id="root"></div>${content}<script type="application/json" id="config">${json}</script>
    <script type="application/json" id="loader">${JSON.stringify(loader)}</script>
    <script nonce="${NONCE}" src="/${name}/main.js"></script></body></html>`;
  return { html, headers: { 'content-type': 'text/html', 'content-security-policy': policyOf(host) } };
};

/**
 * Serves a host's page on the demo's origin at `/{name}/`, with the real remote and the real services, and under a
 * strict policy [FED-7]. Returns the page's path.
 */
export const serveHostPage = async (page: Page, host: HostPage): Promise<string> => {
  const { name, dir, styles } = host;
  const { html, headers } = hostDocument(host);
  await page.route(`**/${name}/*`, async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (file === 'host.css') return route.fulfill({ contentType: 'text/css', body: styles ?? '' });
    if (file !== name) return route.fulfill({ path: path.join(dir, file) });
    return route.fulfill({ body: html, headers });
  });
  return `/${name}/`;
};

/** Serves the page without React, which uses our loader. Returns the page's path. */
export const servePlainHost = async (page: Page, host: Partial<HostPage> = {}): Promise<string> =>
  serveHostPage(page, { name: 'plain', dir: await buildPlainHost(), config: HOST_CONFIG, ...host });
