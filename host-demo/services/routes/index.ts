import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { worldOf } from '../sessions/plugin';
import { nowOf } from '../state';
import { bannerRoutes } from './banners';
import { browsingRoutes } from './browsing';
import { demoRoutes } from './demo';
import { graphRoutes } from './graph';
import { identityRoutes } from './identity';
import { orderRoutes } from './orders';
import { sendError } from './refusal';

/** Some clients send a JSON content type with an empty body as well, for example for DELETE. */
const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else void parse(request, body.toString(), done);
  });
};

/** Registers every call of the shop's services, and the demo's endpoints [HOST-2]. */
export const registerServices = async (app: FastifyInstance): Promise<void> => {
  app.setErrorHandler(sendError);
  acceptEmptyJson(app);
  await app.register(formbody);
  await app.register(async (services) => {
    services.addHook('onSend', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // A request that was refused for its host has no session.
      if (request.demoSession !== null) reply.header('date', nowOf(worldOf(request)).toUTCString());
    });
    bannerRoutes(services);
    browsingRoutes(services);
    demoRoutes(services);
    graphRoutes(services);
    identityRoutes(services);
    await orderRoutes(services);
  });
};
