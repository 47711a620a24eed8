import type { FastifyReply, FastifyRequest } from 'fastify';
import { lists } from '../../services/state';
import type { ShellDeps } from '../deps';
import { serveApp } from '../serve-app';
import { loginFrom, paths } from '../shop/paths';
import { LISTS_POLICY } from './policy-name';

/** Returns the handler of this shell's pages. Visitors see no lists: they are redirected to sign in, and then back. */
export const serveLists = (deps: ShellDeps) => {
  const serve = serveApp(
    {
      name: 'lists',
      title: (brand) => `${brand}: your lists`,
      trustedTypes: [LISTS_POLICY],
      data: { lists },
    },
    deps,
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    request.routeOptions.url === paths.lists && deps.worldOf(request).who === 'visitor'
      ? reply.redirect(loginFrom(request.url), 303)
      : serve(request, reply);
};
