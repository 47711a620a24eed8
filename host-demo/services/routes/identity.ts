import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf, worldOf } from '../sessions/plugin';
import { expiryOf, tokenFor } from '../sessions/session';
import { HOME_BRANCH, nowOf } from '../state';
import { customersOnly, refuseField } from './refusal';

interface AuthStart {
  readonly Querystring: { readonly screen_hint?: string; readonly redirect_uri?: string };
}

/**
 * @param wanted the requested target
 * @returns path, query and hash on this origin under /ecom, rebuilt; null for anything else [NAV-2]
 */
export const safeRedirect = (wanted: unknown, request: Pick<FastifyRequest, 'host'>): string | null => {
  if (typeof wanted !== 'string' || wanted === '') return null;
  const origin = `http://${request.host}`;
  if (!URL.canParse(wanted, origin)) return null;
  const { host, protocol, pathname, search, hash } = new URL(wanted, origin);
  const isOurs = host === request.host && /^https?:$/.test(protocol) && /^\/ecom(\/|$)/.test(pathname);
  return isOurs ? `${pathname}${search}${hash}` : null;
};

/** Token service, authorization service, shopping context and delivery pass [AUTH-4, AUTH-7] [PASS-1]. */
export const identityRoutes = (app: FastifyInstance): void => {
  app.get('/token/v1/token', { config: { call: 'token' } }, (request, reply) => {
    const session = sessionOf(request);
    const { world } = session;
    if (world.who === 'visitor') return reply.code(401).send({ error: 'There is no session' });
    const isFresh = request.headers['token-refresh'] === 'true';
    session.token = tokenFor(session.token, isFresh, Date.now());
    return {
      token: session.token.value,
      customerId: world.customerId,
      isSignedOnAsCustomer: world.who === 'operator',
      expiresAt: new Date(expiryOf(session.token) - Date.now() + nowOf(world).getTime()).toISOString(),
    };
  });
  app.get<AuthStart>('/token/auth', { config: { call: 'authorize' } }, (request, reply) => {
    const page = request.query.screen_hint === 'signup' ? '/ecom/register' : '/ecom/login';
    const redirect = safeRedirect(request.query.redirect_uri, request) ?? '/ecom/auth-success';
    return reply.redirect(`${page}?redirect=${encodeURIComponent(redirect)}`);
  });
  app.get(
    '/v1/shopping-context',
    { config: { call: 'shopping-context' }, preHandler: customersOnly },
    (request) => {
      const { customerId, customerOrderId, orderState } = worldOf(request);
      return { customerId, customerOrderId, customerOrderState: orderState, defaultBranchId: HOME_BRANCH };
    },
  );
  app.get(
    '/v1/pass/status',
    { config: { call: 'pass-status' }, preHandler: customersOnly },
    (request, reply) => {
      const { customerId, pass } = worldOf(request);
      const requestedId = request.headers['customer-id'];
      if (requestedId === undefined) return refuseField(reply, 'customer-id', 'header is missing');
      if (requestedId !== customerId) return reply.code(403).send({ error: 'This is another customer' });
      return { status: pass };
    },
  );
};
