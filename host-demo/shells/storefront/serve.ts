import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import { readAssets } from '../assets';
import type { ShellDeps } from '../deps';
import { headerPlace, renderDocument } from '../document';
import { shellConfigOf } from '../shell-config-of';

/** Answers any path of the storefront with the document that its script fills. */
export const serveStorefront =
  ({ worldOf, distDir }: ShellDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const config = await shellConfigOf(worldOf(request), 'storefront', distDir);
    const { brand } = config.header;
    const document = renderDocument({
      title: `${brand.name}: groceries online`,
      assetBase: '/ecom/assets/storefront/',
      assets: await readAssets(distDir, 'storefront'),
      config,
      body: html`<div id="app">
        !${headerPlace(brand.name, request.url)}
        <main id="main" class="page" tabindex="-1"></main>
      </div>`,
    });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document);
  };
