import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ShellDeps } from './deps';
import { registerHosts } from './hosts/register';
import { serveLists } from './lists/serve';
import { registerActions } from './pages/actions';
import { contentRoutes, pageRoutes } from './pages/routes';
import { servePage } from './pages/serve';
import { registerPictures } from './pictures';
import { createServeRollout, rolloutSchema } from './rollout';
import { createServeFragment, fragmentSchema } from './server-rendered/fragment';
import { createServeRendered } from './server-rendered/serve';
import { paths } from './shop/paths';
import { serveStorefront } from './storefront/serve';

const storefrontPatterns: readonly string[] = [
  '/',
  paths.root,
  paths.browse,
  `${paths.browse}/*`,
  paths.search,
  paths.multiSearch,
  paths.trolley,
];

const listsPatterns: readonly string[] = [paths.favourites, paths.lists, paths.buylist, `${paths.buylist}/*`];

/**
 * Adds the shop's pages to the demo's server. Each path is served by one shell, as in production, on one origin
 * [HOST-1].
 */
export const registerShells = async (app: FastifyInstance, deps: ShellDeps): Promise<void> => {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    registerPictures(scope);
    registerActions(scope, deps);
    registerHosts(scope, deps);
    for (const pattern of storefrontPatterns) scope.get(pattern, serveStorefront(deps));
    for (const pattern of listsPatterns) scope.get(pattern, serveLists(deps));
    scope.get('/mfe/common/header', { schema: fragmentSchema }, createServeFragment(deps));
    scope.get('/mfe/common/rollout', { schema: rolloutSchema }, createServeRollout(deps.distDir));
    const serveRendered = createServeRendered(deps);
    for (const route of contentRoutes) scope.get(route.path, serveRendered(route));
    for (const route of pageRoutes) scope.get(route.path, servePage(route, deps));
  });
};
