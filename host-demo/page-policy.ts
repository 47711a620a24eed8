import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What stands on every answer: one that is no page may run and load nothing. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

/** Trusted Types policies of the header: all that a page has to let it make [FED-7]. */
export const TRUSTED_TYPES = ['shop-header', 'shop-header-loader'] as const;

/**
 * The strict policy of a page: scripts by its nonce and those that they add, nothing inline besides, and no text
 * that becomes a script [FED-7].
 *
 * @param nonce of this one answer, in the alphabet of base64url
 * @param trustedTypes names of the policies that the page's scripts may make
 */
export const pagePolicy = (nonce: string, trustedTypes: readonly string[] = TRUSTED_TYPES): string =>
  [
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

/** Of one answer; nobody can guess it. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

/**
 * Answers a page under its strict policy. Never kept by the browser, since its nonce holds once.
 *
 * @param render the document; its script and style elements need the nonce
 * @param nonce where parts of the document have it already
 * @param trustedTypes names of the policies that the page's scripts may make
 */
export const sendPage = (
  reply: FastifyReply,
  render: (nonce: string) => string,
  nonce = createNonce(),
  trustedTypes: readonly string[] = TRUSTED_TYPES,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': pagePolicy(nonce, trustedTypes), 'cache-control': 'no-store' })
    .send(render(nonce));
