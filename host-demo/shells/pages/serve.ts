import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../page-policy';
import { readAssets } from '../assets';
import type { ShellDeps } from '../deps';
import { headerPlace, renderDocument } from '../document';
import { createChooseForVisit } from '../rollout';
import { shellConfigOf } from '../shell-config-of';
import { loginFrom } from '../shop/paths';
import type { PageRoute } from './page';
import { layout } from './render/layout';

/** Returns the values that are strings; every other value is undefined. */
export const textsOf = (values: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  );

/** Serves one page of this shell as complete HTML. */
export const servePage =
  ({ render, customersOnly = false }: PageRoute, { worldOf, distDir }: ShellDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const world = worldOf(request);
    const here = request.url;
    if (customersOnly && world.who === 'visitor') return reply.redirect(loginFrom(here), 303);
    const page = render({ world, here, params: textsOf(request.params), query: textsOf(request.query) });
    const config = await shellConfigOf(world, 'pages', distDir, createChooseForVisit(request, reply));
    const { name } = config.header.brand;
    const document = {
      title: `${page.title} | ${name}`,
      assetBase: '/ecom/assets/pages/',
      assets: await readAssets(distDir, 'pages'),
      config,
      expose: './mount' as const,
      body: layout(name, headerPlace(name, here), page.main),
    };
    return sendPage(reply.code(page.status ?? 200), (nonce) => renderDocument({ ...document, nonce }));
  };
