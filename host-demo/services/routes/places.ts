import type { FastifyInstance } from 'fastify';
import { addresses, branches } from '../state';
import { customersOnly } from './customer';

interface ById {
  readonly Params: { readonly id: string };
}

/** `GET /addresses/{id}` for customers, `GET /branches/{id}` for every user [SLOT-9] */
export const placeRoutes = (app: FastifyInstance): void => {
  app.get<ById>(
    '/addresses/:id',
    { config: { call: 'addresses' }, preHandler: customersOnly },
    (request, reply) =>
      addresses.get(request.params.id) ?? reply.code(404).send({ error: 'There is no such address' }),
  );
  app.get<ById>(
    '/branches/:id',
    { config: { call: 'branches' } },
    (request, reply) =>
      branches.get(request.params.id) ?? reply.code(404).send({ error: 'There is no such branch' }),
  );
};
