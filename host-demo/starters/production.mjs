/**
 * `node production.mjs <folder> [<policy>…]`: after the build, gives all modules of the pages their hashes by an import map, and
 * writes the pages' headers to `<folder>/_headers`, which Netlify and Cloudflare Pages read; other servers need the same headers in
 * their configuration. The policies are the names of the framework's Trusted Types policies.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder = 'dist', ...policies] = process.argv.slice(2);
const BASE = '/ecom/my-host/';

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const files = readdirSync(folder, { recursive: true }).map((name) => name.split(path.sep).join('/'));
const filesWith = (extension) => files.filter((name) => name.endsWith(extension));

const integrity = Object.fromEntries(
  filesWith('.js').map((name) => [BASE + name, hashOf(readFileSync(path.join(folder, name)))]),
);
const importMap = JSON.stringify({ integrity });
const styles = new Set();
for (const name of filesWith('.html')) {
  const file = path.join(folder, name);
  const html = readFileSync(file, 'utf8');
  for (const [, style] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) styles.add(`'${hashOf(style)}'`);
  if (html.includes('type="module"'))
    writeFileSync(file, html.replace('<head>', `<head><script type="importmap">${importMap}</script>`));
}

const policy = [
  "default-src 'none'",
  `script-src 'self' '${hashOf(importMap)}'`,
  ["style-src 'self'", ...styles].join(' '),
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "require-trusted-types-for 'script'",
  ['trusted-types shop-header shop-header-loader', ...policies].join(' '),
];
const headers = {
  'Content-Security-Policy': policy.join('; '),
  'Integrity-Policy': 'blocked-destinations=(script)',
};
const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
writeFileSync(path.join(folder, '_headers'), ['/*', ...lines, ''].join('\n'));
