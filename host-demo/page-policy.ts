import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The policy of every response: a response that is not a page may run and load nothing. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

/** The header's Trusted Types policies, which a page must allow [FED-7]. */
export const TRUSTED_TYPES = ['shop-header', 'shop-header-loader'] as const;

/**
 * Returns the strict policy of a page: it allows scripts with the nonce and scripts that these add, no other inline
 * code, and no text as script [FED-7].
 *
 * @param nonce the nonce of this response, in the alphabet of base64url
 * @param trustedTypes names of the Trusted Types policies that the page's scripts may create
 * @param hasFrames whether the page contains frames with other pages of this origin
 */
export const pagePolicy = (
  nonce: string,
  trustedTypes: readonly string[] = TRUSTED_TYPES,
  hasFrames = false,
): string =>
  [
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');

/** Returns an unpredictable nonce for one response. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

/**
 * No shared cache keeps a page, and the browser asks for it again. `no-store` would also keep the page out of the
 * back/forward cache [FED-12].
 */
const PAGE_CACHING = 'private, no-cache';

/**
 * Sends a page with its strict policy. No cache may serve it again, because the nonce is valid for one response only.
 *
 * @param render returns the document; its script and style elements need the nonce
 * @param nonce given if parts of the document already contain it
 * @param trustedTypes names of the Trusted Types policies that the page's scripts may create
 * @param hasFrames whether the page contains frames with other pages of this origin
 */
export const sendPage = (
  reply: FastifyReply,
  render: (nonce: string) => string,
  nonce = createNonce(),
  trustedTypes: readonly string[] = TRUSTED_TYPES,
  hasFrames = false,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': pagePolicy(nonce, trustedTypes, hasFrames),
      'cache-control': PAGE_CACHING,
    })
    .send(render(nonce));
