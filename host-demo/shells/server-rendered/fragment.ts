import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeaderConfig } from '../../../federation/contract';
import { readLoaderFacts } from '../assets';
import type { ShellDeps } from '../deps';
import { FERNLEIGH } from '../fernleigh';
import { createHeaderModule } from './header-module';

/** For a moment as it is; while it is fetched anew, or can't be, for some time more. */
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=600, stale-if-error=600';

/** Stands for the nonce until the page's own server puts it in: the fragment itself is the same for everybody. */
const NONCE_MARK = 'of-the-page';
const NONCE_BY_SSI = `nonce="<!--# echo var='shop_header_nonce' default='' -->"`;

/** What a strict policy would refuse without one. */
const NEEDS_NONCE = /<link rel="preload"[^>]*>|<(style|script)[^>]*>.*?<\/\1>/g;

export interface FragmentQuery {
  /** Path and query of the page that includes the fragment. */
  readonly page: string;
  /** `held` where the browser holds a token session: space is kept for what comes with it. */
  readonly session?: 'held';
  /** `ssi` where a server fills the nonce in; without it there are no hints that a strict policy would refuse. */
  readonly nonce?: 'ssi';
}

export const fragmentSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['page'],
    properties: {
      page: { type: 'string', maxLength: 2000, pattern: '^/(?![/\\\\])' },
      session: { const: 'held' },
      nonce: { const: 'ssi' },
    },
  },
} as const;

const configOf = (session: FragmentQuery['session']): HeaderConfig => ({
  ...FERNLEIGH,
  applicationName: 'fragment',
  features: { searchHistory: true, multiSearch: true },
  session: { hasTokenSession: session === 'held' },
});

/**
 * `GET /mfe/common/header?page=…`: the header as a piece of HTML, with its style sheet, its hints and its state, for
 * pages that a server puts together [FED-8]. Reads no cookie, so any cache may keep it.
 */
export const createServeFragment =
  ({ distDir, loadRenderHeader = createHeaderModule(distDir) }: ShellDeps) =>
  async (request: FastifyRequest<{ Querystring: FragmentQuery }>, reply: FastifyReply) => {
    const { page, session, nonce } = request.query;
    const renderHeader = await loadRenderHeader();
    const { base, path = '' } = await readLoaderFacts(distDir);
    const { html, head, state } = renderHeader(
      { config: configOf(session) },
      { url: `${request.protocol}://${request.host}${page}`, base: base + path, nonce: NONCE_MARK },
    );
    const hints = nonce === 'ssi' ? head : head.replace(NEEDS_NONCE, '');
    const body = `${hints}<div id="shop-header">${html}</div>${state}`.replaceAll(
      ` nonce="${NONCE_MARK}"`,
      nonce === 'ssi' ? ` ${NONCE_BY_SSI}` : '',
    );
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': CACHE_CONTROL, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(body);
  };
