import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getRequestURL, setResponseHeaders } from 'h3';
import { renderHeader } from 'shop-header-server';
import release from '../../header/release.json';
import { config } from '../../app/config';

const ORIGIN = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3001';
const BASE = `/ecom/assets/mfe/common/${release.path}`;
const FILES = '.output/public/_nuxt/';

/** Returns the hash of each script of the build, by its address, as JSON. */
const hashes = (): string => {
  const names = import.meta.dev ? [] : readdirSync(FILES).filter((name) => name.endsWith('.js'));
  const entries = names.map((name) => {
    const hash = createHash('sha384').update(readFileSync(FILES + name));
    return [`/ecom/my-host/_nuxt/${name}`, `sha384-${hash.digest('base64')}`];
  });
  return JSON.stringify(Object.fromEntries(entries));
};

const integrity = hashes();

/** Adds the hashes to Nuxt's import map, because older browsers read only the first one of a page. */
const withHashes = (part: string) => part.replace('{"imports":', `{"integrity":${integrity},"imports":`);

/** Returns the headers of a production page. Inline elements need the nonce. */
const headersOf = (nonce: string) => {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-header shop-header-loader vue',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'cache-control': 'private, no-cache',
  };
};

/** Renders the header into each page, outside of the part that Nuxt's router changes. */
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('render:html', (page, { event }) => {
    const nonce = randomBytes(16).toString('base64url');
    const { pathname, search } = getRequestURL(event);
    const { html, head, state } = renderHeader(
      { config },
      { url: ORIGIN + pathname + search, base: BASE, nonce },
    );
    const withNonce = (part: string) => part.replaceAll(/<(script|style)(?=[ >])/g, `<$1 nonce="${nonce}"`);
    page.head = page.head.map((part) => withHashes(withNonce(part)));
    page.bodyAppend = page.bodyAppend.map(withNonce);
    page.head.push(head);
    page.bodyPrepend.unshift(`<div id="shop-header">${html}</div>${state}`);
    if (!import.meta.dev) setResponseHeaders(event, headersOf(nonce));
  });
});
