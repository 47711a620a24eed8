import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { building, dev } from '$app/env';
import type { Handle } from '@sveltejs/kit/hooks';
import { renderHeader } from 'shop-header-server';
import release from '../header/release.json';
import { config } from './config';

const ORIGIN = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3001';
const BASE = `/ecom/assets/mfe/common/${release.path}`;
const FILES = 'build/client/ecom/my-host/';

/** Returns an import map with the hash of each script of the build. */
const hashes = (): string => {
  const names = dev || building ? [] : readdirSync(FILES, { recursive: true, encoding: 'utf8' });
  const entries = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const hash = createHash('sha384').update(readFileSync(FILES + name));
      return [`/ecom/my-host/${name}`, `sha384-${hash.digest('base64')}`];
    });
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
};

const importMap = hashes();

/** The hash of the `style` attribute of the element in which SvelteKit announces page changes to screen readers. */
const ANNOUNCER_STYLE = "'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='";

/** Returns the policies of a production page. Inline elements need the nonce. */
const policiesOf = (nonce: string) => {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-hashes' ${ANNOUNCER_STYLE}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-header shop-header-loader svelte-trusted-html',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'cache-control': 'private, no-cache',
  };
};

/** Renders the header into `app.html`, outside of the part that SvelteKit's router changes. */
export const handle: Handle = async ({ event, resolve }) => {
  const nonce = randomBytes(16).toString('base64url');
  const { pathname, search } = event.url;
  const page = { url: ORIGIN + pathname + search, base: BASE, nonce };
  const { html, head, state } = renderHeader({ config }, page);
  const response = await resolve(event, {
    transformPageChunk: (chunk) =>
      chunk.html
        .replaceAll(/<(script|style)>/g, `<$1 nonce="${nonce}">`)
        .replace(
          '%header.head%',
          () => `<script type="importmap" nonce="${nonce}">${importMap}</script>${head}`,
        )
        .replace('%header.body%', () => `<div id="shop-header">${html}</div>${state}`),
  });
  if (dev) return response;
  for (const [name, value] of Object.entries(policiesOf(nonce))) response.headers.set(name, value);
  return response;
};
