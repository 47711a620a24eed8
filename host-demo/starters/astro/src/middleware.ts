import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineMiddleware } from 'astro:middleware';

const FILES = 'dist/client/_astro/';

/** Returns an import map with the hash of each script of the build. */
const hashes = (): string => {
  const names = import.meta.env.PROD ? readdirSync(FILES).filter((name) => name.endsWith('.js')) : [];
  const entries = names.map((name) => {
    const hash = createHash('sha384').update(readFileSync(FILES + name));
    return [`/ecom/my-host/_astro/${name}`, `sha384-${hash.digest('base64')}`];
  });
  return JSON.stringify({ integrity: Object.fromEntries(entries) as Record<string, string> });
};

const importMap = hashes();

/** Sends the policies of a production page. Inline elements need the nonce. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const nonce = randomBytes(16).toString('base64url');
  Object.assign(locals, { nonce, importMap });
  const response = await next();
  if (import.meta.env.DEV) return response;
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
    'trusted-types shop-header shop-header-loader',
  ];
  response.headers.set('content-security-policy', policy.join('; '));
  response.headers.set('integrity-policy', 'blocked-destinations=(script)');
  response.headers.set('cache-control', 'private, no-cache');
  return response;
});
