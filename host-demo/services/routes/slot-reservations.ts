import type { FastifyInstance } from 'fastify';
import { cancelReservation, reservationsOf, type SlotReservation } from '../state';
import { applyTo, worldOf } from '../sessions/plugin';
import { customersOnly } from './customer';

const query = {
  type: 'object',
  required: ['customerOrderId'],
  properties: { customerOrderId: { type: 'string', minLength: 1 } },
} as const;

/** Returns a reservation without the fields that the shop does not publish. */
export const reservationOnWire = ({ charge: _charge, taken: _taken, ...wireReservation }: SlotReservation) =>
  wireReservation;

/** `GET /slot-reservations?customerOrderId={id}`, `DELETE /slot-reservations/{id}` [SLOT-1, SLOT-7] */
export const slotReservationRoutes = (app: FastifyInstance): void => {
  app.get<{ Querystring: { readonly customerOrderId: string } }>(
    '/slot-reservations',
    { config: { call: 'slot-reservations' }, schema: { querystring: query }, preHandler: customersOnly },
    (request) => {
      const world = worldOf(request);
      return request.query.customerOrderId === world.customerOrderId
        ? reservationsOf(world).map(reservationOnWire)
        : [];
    },
  );
  app.delete<{ Params: { readonly id: string } }>(
    '/slot-reservations/:id',
    { config: { call: 'cancel-slot' }, preHandler: customersOnly },
    (request, reply) => {
      const outcome = applyTo(request, (world) => cancelReservation(world, request.params.id));
      return outcome.ok ? reply.code(204).send() : reply.code(404).send({ error: outcome.failure.message });
    },
  );
};
