import type { FastifyInstance } from 'fastify';
import { contentFor, fragments } from './cms';

interface Page {
  readonly Body: {
    readonly contentUrl: string;
    readonly customerId?: string | null;
    readonly customerSearchRequest?: { readonly queryParams?: Readonly<Record<string, unknown>> };
  };
}

const query = {
  type: 'object',
  required: ['clientType'],
  properties: { clientType: { type: 'string', minLength: 1 } },
} as const;

const body = {
  type: 'object',
  required: ['contentUrl', 'customerSearchRequest'],
  properties: {
    contentUrl: { type: 'string', minLength: 1 },
    customerId: { type: ['string', 'null'] },
    customerSearchRequest: {
      type: 'object',
      required: ['queryParams'],
      properties: { queryParams: { type: 'object' } },
    },
  },
} as const;

/** `PUT /content/{path}?clientType=WEB_APP`, `GET /fragments/{key}` [CONT-10] */
export const contentRoutes = (app: FastifyInstance): void => {
  app.put<Page>(
    '/content/*',
    { config: { call: 'content' }, schema: { querystring: query, body } },
    (request) => contentFor(request.body.contentUrl),
  );
  app.get<{ Params: { readonly '*': string } }>(
    '/fragments/*',
    { config: { call: 'fragments' } },
    (request, reply) =>
      fragments.get(request.params['*']) ?? reply.code(404).send({ error: 'There is no such fragment' }),
  );
};
