import type { FastifyInstance } from 'fastify';
import { worldOf } from '../sessions/plugin';
import { customersOnly } from './customer';
import { refuseField } from './refusal';

/** `GET /v1/pass/status` [PASS-1] */
export const deliveryPassRoutes = (app: FastifyInstance): void => {
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
