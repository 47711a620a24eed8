import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import { sendPage } from '../../page-policy';
import { readAssets } from '../assets';
import type { ShellDeps } from '../deps';
import { headerPlace, renderDocument } from '../document';
import { preloadedOf } from '../preloaded';
import { shellConfigOf } from '../shell-config-of';

/** Serves every path of the storefront with a document that its script renders into. */
export const serveStorefront =
  ({ worldOf, isFailing, distDir }: ShellDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const world = worldOf(request);
    const preloaded = preloadedOf(world, (call) => isFailing(request, call));
    const config = { ...(await shellConfigOf(world, 'storefront', distDir)), preloaded };
    const { brand } = config.header;
    const document = {
      title: `${brand.name}: groceries online`,
      assetBase: '/ecom/assets/storefront/',
      assets: await readAssets(distDir, 'storefront'),
      config,
      expose: './Header' as const,
      body: html`<div id="app">
        !${headerPlace(brand.name, request.url)}
        <main id="main" class="page" tabindex="-1"></main>
      </div>`,
    };
    return sendPage(reply, (nonce) => renderDocument({ ...document, nonce }));
  };
