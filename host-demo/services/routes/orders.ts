import type { FastifyInstance } from 'fastify';
import { applyTo, worldOf } from '../sessions/plugin';
import { addresses, branches, cancelReservation, placeOrder, reservationsOf } from '../state';
import { customersOnly } from './refusal';
import { findOrderOnWire, reservationOnWire } from './wire';

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

const query = {
  type: 'object',
  required: ['customerOrderId'],
  properties: { customerOrderId: { type: 'string', minLength: 1 } },
} as const;

/** `GET /slot-reservations?customerOrderId={id}`, `DELETE /slot-reservations/{id}` [SLOT-1, SLOT-7] */
const slotReservationRoutes = (app: FastifyInstance): void => {
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
  app.delete<ById>(
    '/slot-reservations/:id',
    { config: { call: 'cancel-slot' }, preHandler: customersOnly },
    (request, reply) => {
      const outcome = applyTo(request, (world) => cancelReservation(world, request.params.id));
      return outcome.ok ? reply.code(204).send() : reply.code(404).send({ error: outcome.failure.message });
    },
  );
};

/** `GET /addresses/{id}` for customers, `GET /branches/{id}` for every user [SLOT-9] */
const placeRoutes = (app: FastifyInstance): void => {
  app.get<ById>(
    '/addresses/:id',
    { config: { call: 'addresses' }, preHandler: customersOnly },
    ({ params: { id } }, reply) =>
      addresses.get(id) ?? reply.code(404).send({ error: 'There is no such address' }),
  );
  app.get<ById>(
    '/branches/:id',
    { config: { call: 'branches' } },
    ({ params: { id } }, reply) =>
      branches.get(id) ?? reply.code(404).send({ error: 'There is no such branch' }),
  );
};

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

const amount = { type: 'object', required: ['amount'], properties: { amount: { type: 'number' } } } as const;

const item = {
  type: 'object',
  required: ['lineNumber', 'totalPrice', 'quantity', 'quantityDelta'],
  properties: {
    lineNumber: { type: 'string' },
    totalPrice: { anyOf: [amount, { type: ['number', 'null'] }] },
    quantity: { anyOf: [amount, { type: 'number' }] },
    quantityDelta: { anyOf: [amount, { type: ['number', 'null'] }] },
  },
} as const;

const beaconBody = {
  type: 'object',
  required: [
    ...['customerOrderId', 'branchId', 'deliveryChargeAmount', 'slotType'],
    'instantCheckoutTrolleyItems',
  ],
  properties: {
    customerOrderId: { type: 'string', minLength: 1 },
    branchId: { type: ['string', 'null'] },
    deliveryChargeAmount: { type: ['number', 'null'] },
    slotType: { type: ['string', 'null'] },
    instantCheckoutTrolleyItems: { type: 'array', items: item },
  },
} as const;

/** The beacon after an instant checkout, as JSON, or as text from `sendBeacon` [INST-3]. */
const instantCheckoutRoute = async (scope: FastifyInstance): Promise<void> => {
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
  scope.post(
    '/mfe/common/api/v1/instantCheckoutTransactionComplete',
    { config: { call: 'instant-checkout-complete' }, schema: { body: beaconBody } },
    (_request, reply) => reply.code(204).send(),
  );
};

/** Slots, places, `GET /v1/orders/{id}`, `PATCH /v1/orders/{id}/place`, and the beacon [INST-2, ERR-3]. */
export const orderRoutes = async (app: FastifyInstance): Promise<void> => {
  slotReservationRoutes(app);
  placeRoutes(app);
  app.get<ById>(
    '/v1/orders/:id',
    { config: { call: 'order' }, preHandler: customersOnly },
    (request, reply) =>
      findOrderOnWire(worldOf(request), request.params.id) ??
      reply.code(404).send({ error: 'There is no such order' }),
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
  await app.register(instantCheckoutRoute);
};
