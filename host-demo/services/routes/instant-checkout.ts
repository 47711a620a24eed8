import type { FastifyInstance } from 'fastify';

const amount = {
  type: 'object',
  required: ['amount'],
  properties: { amount: { type: 'number' } },
} as const;

const body = {
  type: 'object',
  required: [
    'customerOrderId',
    'branchId',
    'deliveryChargeAmount',
    'slotType',
    'instantCheckoutTrolleyItems',
  ],
  properties: {
    customerOrderId: { type: 'string', minLength: 1 },
    branchId: { type: ['string', 'null'] },
    deliveryChargeAmount: { type: ['number', 'null'] },
    slotType: { type: ['string', 'null'] },
    instantCheckoutTrolleyItems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['lineNumber', 'totalPrice', 'quantity', 'quantityDelta'],
        properties: {
          lineNumber: { type: 'string' },
          totalPrice: { anyOf: [amount, { type: ['number', 'null'] }] },
          quantity: { anyOf: [amount, { type: 'number' }] },
          quantityDelta: { anyOf: [amount, { type: ['number', 'null'] }] },
        },
      },
    },
  },
} as const;

/** The beacon after an instant checkout, as JSON, or as text from `sendBeacon` [INST-3]. */
export const instantCheckoutRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register((scope, _, ready) => {
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      '/mfe/common/api/v1/instantCheckoutTransactionComplete',
      { config: { call: 'instant-checkout-complete' }, schema: { body } },
      (_request, reply) => reply.code(204).send(),
    );
    ready();
  });
};
