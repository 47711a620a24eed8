import type { FastifyInstance } from 'fastify';
import { placeOrder } from '../state';
import { applyTo, worldOf } from '../sessions/plugin';
import { customersOnly } from './customer';
import { findOrderOnWire } from './order-wire';

interface ById {
  readonly Params: { readonly id: string };
}

interface Place extends ById {
  readonly Body: {
    readonly event: 'PLACE';
    readonly instantCheckout?: boolean;
    readonly options?: { readonly instantCheckout?: boolean };
  };
}

const flag = { type: 'boolean' } as const;

const placeBody = {
  type: 'object',
  required: ['event'],
  properties: {
    event: { const: 'PLACE' },
    instantCheckout: flag,
    options: { type: 'object', properties: { instantCheckout: flag } },
  },
} as const;

const STATUS: Readonly<Record<string, number>> = { UNKNOWN_ORDER: 404, ORDER_ALREADY_PLACED: 409 };

/** `GET /v1/orders/{id}`, `PATCH /v1/orders/{id}/place` [INST-2, ERR-3] */
export const orderRoutes = (app: FastifyInstance): void => {
  app.get<ById>(
    '/v1/orders/:id',
    { config: { call: 'order' }, preHandler: customersOnly },
    (request, reply) => {
      const order = findOrderOnWire(worldOf(request), request.params.id);
      return order ?? reply.code(404).send({ error: 'There is no such order' });
    },
  );
  app.patch<Place>(
    '/v1/orders/:id/place',
    { config: { call: 'place-order' }, schema: { body: placeBody }, preHandler: customersOnly },
    (request, reply) => {
      const { body, headers, params } = request;
      const key = headers['idempotency-key'];
      const outcome = applyTo(request, (world) =>
        placeOrder(world, {
          customerOrderId: params.id,
          instantCheckout: body.options?.instantCheckout ?? body.instantCheckout ?? false,
          idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
        }),
      );
      if (outcome.ok) return { customerOrderId: outcome.value, customerOrderState: 'PLACED' };
      const { type: code, message } = outcome.failure;
      return reply.code(STATUS[code] ?? 422).send({ code, message });
    },
  );
};
