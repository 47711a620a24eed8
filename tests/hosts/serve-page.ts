import path from 'node:path';
import type { Page } from '@playwright/test';
import type { HeaderConfig } from '../../federation/contract';

/** What the header asks of a page for a strict policy: these two policies, and no more [FED-7]. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types shop-header shop-header-loader',
].join('; ');

export interface HostPage {
  /** First part of the page's path on the demo's origin. */
  readonly name: string;
  /** Folder with the host's built files; `main.js` is its script. */
  readonly dir: string;
  readonly config: HeaderConfig;
  readonly strict?: boolean;
}

/** Puts a host's page on the demo's origin at `/{name}/`, beside the real remote and the real services. */
export const serveHostPage = async (page: Page, { name, dir, config, strict }: HostPage): Promise<string> => {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head>
    <body><div id="root"></div><script type="application/json" id="config">${json}</script>
    <script src="/${name}/main.js"></script></body></html>`;
  await page.route(`**/${name}/*`, async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (file !== name) return route.fulfill({ path: path.join(dir, file) });
    const headers = strict ? { 'content-security-policy': POLICY } : {};
    return route.fulfill({ contentType: 'text/html', body: html, headers });
  });
  return `/${name}/`;
};
