import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ShellDeps } from './deps';
import { registerHosts } from './hosts/register';
import { registerActions } from './pages/actions';
import { registerPictures } from './pictures';
import { createServeRollout, rolloutSchema } from './rollout';
import { registerPages } from './serve';
import { createServeFragment, fragmentSchema } from './server-rendered/fragment';

/** Adds the shells to the demo's server: their pages, the actions of their forms, and what edges request. */
export const registerShells = async (app: FastifyInstance, deps: ShellDeps): Promise<void> => {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    registerPictures(scope);
    registerActions(scope, deps);
    registerHosts(scope, deps);
    registerPages(scope, deps);
    scope.get('/mfe/common/header', { schema: fragmentSchema }, createServeFragment(deps));
    scope.get('/mfe/common/rollout', { schema: rolloutSchema }, createServeRollout(deps.distDir));
  });
};
