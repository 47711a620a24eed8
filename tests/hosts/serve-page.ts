import path from 'node:path';
import type { Page } from '@playwright/test';
import type { HeaderConfig } from '../../federation/contract';
import { pagePolicy, TRUSTED_TYPES } from '../../host-demo/page-policy';

const NONCE = 'nonce-of-the-host';

/** How a page under Trusted Types keeps a federation runtime that knows nothing of them: by the remote's folder. */
const DEFAULT_TYPES = `<script nonce="${NONCE}">
  const known = /^\\/(ecom\\/assets\\/mfe\\/common|stock)\\//;
  const ours = (url) => (known.test(new URL(url, location.href).pathname) ? url : undefined);
  trustedTypes.createPolicy('default', { createScriptURL: ours });
</script>`;

export interface HostPage {
  /** First part of the page's path on the demo's origin. */
  readonly name: string;
  /** Folder with the host's built files; `main.js` is its script. */
  readonly dir: string;
  readonly config: HeaderConfig;
  /** The host's own style sheet; it stands before the header's. */
  readonly styles?: string;
  /** The host's own markup, below the header's place. */
  readonly content?: string;
  /** Which scripts the page's policy lets run; by its nonce, and those that they add, when left out. */
  readonly scripts?: string;
  /** Whether a policy by the name `default` makes trusted types of what the host's own bundler loads. */
  readonly typesByDefault?: boolean;
}

const policyOf = ({ scripts, typesByDefault = false }: HostPage): string => {
  const policy = pagePolicy(NONCE, [...TRUSTED_TYPES, ...(typesByDefault ? ['default'] : [])]);
  return scripts === undefined ? policy : policy.replace(/script-src [^;]*/, `script-src ${scripts}`);
};

/**
 * Puts a host's page on the demo's origin at `/{name}/`, beside the real remote and the real services, and under a
 * strict policy [FED-7].
 */
export const serveHostPage = async (page: Page, host: HostPage): Promise<string> => {
  const { name, dir, config, styles, content = '', typesByDefault = false } = host;
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
    ${typesByDefault ? DEFAULT_TYPES : ''}
    ${styles === undefined ? '' : `<link rel="stylesheet" href="/${name}/host.css">`}</head>
    <body><div id="root"></div>${content}<script type="application/json" id="config">${json}</script>
    <script nonce="${NONCE}" src="/${name}/main.js"></script></body></html>`;
  await page.route(`**/${name}/*`, async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (file === 'host.css') return route.fulfill({ contentType: 'text/css', body: styles ?? '' });
    if (file !== name) return route.fulfill({ path: path.join(dir, file) });
    const headers = { 'content-security-policy': policyOf(host) };
    return route.fulfill({ contentType: 'text/html', body: html, headers });
  });
  return `/${name}/`;
};
