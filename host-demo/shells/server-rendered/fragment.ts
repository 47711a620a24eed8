import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeaderConfig } from '../../../federation/contract';
import { toScriptText } from '../../../federation/contract/markup';
import { readLoaderSettings, chooseForFragment, rolloutSchema, type FragmentVisit } from '../assets';
import type { RenderedText, ShellDeps } from '../deps';
import { FERNLEIGH } from '../fernleigh';
import { createHeaderModule } from './render-header';

/** Cached for 30 s; then served stale while it is refetched or after an error. */
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=600, stale-if-error=600';

/** Placeholder of the nonce: the fragment is the same for every user, and the page's own server inserts the nonce. */
const NONCE_MARK = 'of-the-page';
const NONCE_BY_SSI = `nonce="<!--# echo var='shop_header_nonce' default='' -->"`;

interface FragmentQuery extends FragmentVisit {
  /** Path and query of the page that includes the fragment. */
  readonly page: string;
  /**
   * `held`: the browser has a token session. `none`: it has none, so a visitor's header is rendered and no token is
   * requested. Undefined: the including server does not know, and the browser requests the token; space is reserved
   * meanwhile.
   */
  readonly session?: 'held' | 'none';
  /** `ssi`: a server replaces the nonce's placeholder. Undefined: the fragment is inserted unchanged. */
  readonly nonce?: 'ssi';
}

export const fragmentSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['page'],
    properties: {
      page: { type: 'string', maxLength: 2000, pattern: '^/(?![/\\\\])' },
      session: { enum: ['held', 'none'] },
      nonce: { const: 'ssi' },
      bucket: rolloutSchema.querystring.properties.bucket,
      release: { enum: ['current', 'candidate'] },
    },
  },
} as const;

const configOf = (session: FragmentQuery['session']): HeaderConfig => ({
  ...FERNLEIGH,
  applicationName: 'fragment',
  features: { searchHistory: true, multiSearch: true },
  ...(session !== undefined && { session: { hasTokenSession: session === 'held' } }),
});

const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/g;
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Adds attributes that prevent a style sheet from blocking the page until the loader applies it. */
const nonBlocking = (sheet: string): string =>
  sheet.replace('<link ', '<link media="print" data-shop-header-early="" ');

/**
 * Changes a rendered head for a page with an unknown policy, because no server inserts a nonce. The page must not wait
 * for a style sheet that hangs, whether its policy allows inline scripts or not [FED-4].
 *
 * - If inline scripts run, one of them writes the original style sheets into the page, after the script that limits the
 *   wait for them: the header is painted with its styles, and without them after 2 s.
 * - If they are refused, the style sheets do not block, and the loader applies them.
 * - Without any scripts, the style sheets are the original ones.
 *
 * Preload hints are left out: a strict policy refuses them without a nonce.
 */
const headForAnyPage = (head: string): string => {
  const sheets = (head.match(STYLE_SHEETS) ?? []).join('');
  const first = head.replace(STYLE_SHEETS, '').replace(PRELOADS, '');
  // Removes itself, because the preceding script looks for the style sheets right after itself.
  const write = `document.write(${toScriptText(sheets)});document.currentScript.remove()`;
  return `${first}<script>${write}</script>${sheets.replaceAll(STYLE_SHEETS, nonBlocking)}<noscript>${sheets}</noscript>`;
};

/** The address that the server listens on: a cached fragment must not depend on one request's `Host` header. */
const listeningOrigin = ({ server }: FastifyRequest): string => server.listeningOrigin;

const bodyOf = ({ html, head, state }: RenderedText, nonce: FragmentQuery['nonce']): string => {
  const whole = (first: string): string => `${first}<div id="shop-header">${html}</div>${state}`;
  if (nonce === 'ssi') return whole(head).replaceAll(`nonce="${NONCE_MARK}"`, NONCE_BY_SSI);
  const withoutNonce = (text: string): string => text.replaceAll(` nonce="${NONCE_MARK}"`, '');
  return withoutNonce(whole(headForAnyPage(withoutNonce(head))));
};

/**
 * `GET /mfe/common/header?page=…`: the header as a piece of HTML, with its style sheet, its hints and its state, for
 * pages that a server assembles [FED-8]. It reads no cookie and no `Host`, so caches need no key but its address.
 */
export const createServeFragment =
  ({ distDir, publicOrigin, loadRenderHeader = createHeaderModule(distDir) }: ShellDeps) =>
  async (request: FastifyRequest<{ Querystring: FragmentQuery }>, reply: FastifyReply) => {
    const { page, session, nonce } = request.query;
    const { base, path = '' } = await readLoaderSettings(distDir, chooseForFragment(request.query));
    const renderHeader = await loadRenderHeader(path);
    const url = (publicOrigin ?? listeningOrigin(request)) + page;
    const rendered = renderHeader(
      { config: configOf(session) },
      { url, base: base + path, nonce: NONCE_MARK },
    );
    const body = bodyOf(rendered, nonce);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': CACHE_CONTROL, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(body);
  };
