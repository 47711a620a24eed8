import type { FastifyReply, FastifyRequest } from 'fastify';
import { createNonce, sendPage } from '../../page-policy';
import { readAssets } from '../assets';
import type { ShellDeps } from '../deps';
import { renderDocument } from '../document';
import type { PageRoute } from '../pages/page';
import { layout } from '../pages/render/layout';
import { textsOf } from '../pages/serve';
import { createChooseForVisit } from '../rollout';
import { shellConfigOf } from '../shell-config-of';
import { renderedPlace } from './place';
import { createRenderPreloaded } from './render-preloaded';

const SHELL = 'server-rendered';

/**
 * Serves one page with the header rendered into it [FED-8], or with plain links after a timeout or an error [FED-4].
 */
export const createServeRendered = (deps: ShellDeps) => {
  const { worldOf, distDir } = deps;
  const renderPreloaded = createRenderPreloaded(deps);

  return ({ render }: PageRoute) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const world = worldOf(request);
      const here = request.url;
      const page = render({ world, here, params: textsOf(request.params), query: textsOf(request.query) });
      const config = await shellConfigOf(world, SHELL, distDir, createChooseForVisit(request, reply));
      const { name } = config.header.brand;
      const nonce = createNonce();
      const header = await renderPreloaded(request, config, nonce, false);
      const document = renderDocument({
        title: `${page.title} | ${name}`,
        assetBase: `/ecom/assets/${SHELL}/`,
        assets: await readAssets(distDir, SHELL),
        nonce,
        body: layout(name, renderedPlace(header, name, here), page.main),
        // The header's own state contains everything that the shell's script would read from the configuration.
        ...(header ? { head: header.head, data: header.state } : { config }),
      });
      for (const cookie of header?.responseCookies ?? []) void reply.header('set-cookie', cookie);
      return sendPage(reply.code(page.status ?? 200), () => document, nonce);
    };
};
